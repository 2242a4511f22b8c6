import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Tag } from '../../../ui/Tag.tsx';
import { useNow } from '../../../ui/ticker.ts';
import type { DraftRecord } from '../draft-record.ts';
import styles from './DraftLine.module.css';
import { useDraftWords } from './use-draft-words.ts';
import { useResume } from './use-resume.ts';

export interface DraftRowProps {
  record: DraftRecord;
  /** Shows the dates and the first passenger too. */
  full?: boolean;
}

interface DraftLineProps extends DraftRowProps {
  mark: ReactNode;
  title: string;
}

/** The line of a draft of any product. */
export function DraftLine({ record, mark, title, full = false }: DraftLineProps) {
  const { t } = useLingui();
  const wordsOf = useDraftWords();
  const resume = useResume();
  const now = new Date(Math.floor(useNow() / 60_000) * 60_000 + 59_999);
  const { details, progress, isFresh, age } = wordsOf(record, now);
  // Its booking was sent and has no known outcome: the form asks for its answer again.
  const isSent = record.doc.parts.some(({ key, content }) => key === 'attempt' && content !== 'null');
  const tag = isSent ? (
    <Tag colour="warning">{t`Sent, answer unknown`}</Tag>
  ) : (
    <Tag colour={isFresh ? 'success' : 'warning'}>{age}</Tag>
  );
  return (
    <button type="button" className={styles.row} onClick={() => resume(record)}>
      {mark}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {full && details ? <span className={styles.details}>{details}</span> : null}
        <span className={`num ${styles.details}`}>{progress}</span>
        {full ? <span>{tag}</span> : null}
      </span>
      {full ? null : tag}
    </button>
  );
}
