import { useLingui } from '@lingui/react/macro';
import { Tag } from '../../../ui/Tag.tsx';
import { useTypedList } from '../use-typed.ts';
import { clockHere } from './use-draft-words.ts';

/** Says beside what opens a form that something is typed in it and not saved. */
export function TypedTag({ place }: { place: string }) {
  const { t } = useLingui();
  const [newest] = useTypedList(place) ?? [];
  if (!newest) return null;
  const time = clockHere(newest.savedAt);
  return <Tag colour="warning">{t`Not saved, typed ${time}`}</Tag>;
}
