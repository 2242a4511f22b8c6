import { useLingui } from '@lingui/react/macro';
import { Tag } from '../../../ui/Tag.tsx';
import { useDraftAt } from '../draft-values.ts';
import { clockHere } from './use-draft-words.ts';

/** Marks the opener of a form that has unsaved input. */
export function TypedTag({ place }: { place: string }) {
  const { t } = useLingui();
  const draft = useDraftAt(place);
  if (!draft) return null;
  const time = clockHere(draft.savedAt);
  return <Tag colour="warning">{t`Not saved, typed ${time}`}</Tag>;
}
