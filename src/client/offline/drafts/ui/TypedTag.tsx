import { useLingui } from '@lingui/react/macro';
import { Tag } from '../../../ui/Tag.tsx';
import { useDraftAt } from '../draft-values.ts';
import { clockHere } from './use-draft-words.ts';

/** Says beside what opens a form that something is typed in it and not saved. */
export function TypedTag({ place }: { place: string }) {
  const { t } = useLingui();
  const draft = useDraftAt(place);
  if (!draft) return null;
  const time = clockHere(draft.savedAt);
  return <Tag colour="warning">{t`Not saved, typed ${time}`}</Tag>;
}
