import { usePlaceNames } from '../../../places/use-place-names.ts';
import { AirlineBadge } from '../../../ui/AirlineBadge.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useNow } from '../../../ui/ticker.ts';
import type { DraftRecord } from '../draft-record.ts';
import styles from './DraftRow.module.css';
import { useDraftWords } from './use-draft-words.ts';
import { useResume } from './use-resume.ts';

/** One draft, to be gone on with at a tap. `full` names the dates and the first passenger, too. */
export function DraftRow({ record, full = false }: { record: DraftRecord; full?: boolean }) {
  const wordsOf = useDraftWords();
  const names = usePlaceNames();
  const resume = useResume();
  const now = new Date(Math.floor(useNow() / 60_000) * 60_000 + 59_999);
  const words = wordsOf(record, now);
  const details = [words.dates, words.lead].filter(Boolean).join(' · ');
  const age = <Tag colour={words.isFresh ? 'success' : 'warning'}>{words.age}</Tag>;
  return (
    <button type="button" className={styles.row} onClick={() => resume(record)}>
      {words.airline ? <AirlineBadge code={words.airline} colour={names.airlineColour(words.airline)} /> : null}
      <span className={styles.words}>
        <span className={styles.title}>{words.title}</span>
        {full && details ? <span className={styles.details}>{details}</span> : null}
        <span className={`num ${styles.details}`}>{words.progress}</span>
        {full ? <span>{age}</span> : null}
      </span>
      {full ? null : age}
    </button>
  );
}
