import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useBarred } from '../../../api/barred.ts';
import { chosenSolution } from '../../../api/chosen-solution.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { useNow } from '../../../ui/ticker.ts';
import { toast } from '../../../ui/toast.ts';
import { type DraftRecord, parseHead } from '../draft-record.ts';
import { setOpenDraft } from '../open-id.ts';
import { readFlightResume, readTrainResume, trainMatch } from '../resume.ts';
import styles from './DraftLine.module.css';
import { useDraftWords } from './use-draft-words.ts';

export interface DraftRowProps {
  record: DraftRecord;
  /** Shows the dates and the first passenger too. */
  full?: boolean;
}

interface DraftLineProps extends DraftRowProps {
  mark: ReactNode;
  title: string;
}

/** Why a draft cannot be gone on with: its product is no longer for the user. Null where it can. */
export function useClosedDraft(): (record: Pick<DraftRecord, 'kind'>) => string | null {
  const barred = useBarred();
  return ({ kind }) => barred(kind === 'train-passengers' ? 'train' : 'flight');
}

/** The line of a draft of any product; one that cannot be gone on with says why. */
export function DraftLine({ record, mark, title, full = false }: DraftLineProps) {
  const { t } = useLingui();
  const wordsOf = useDraftWords();
  const resume = useResume();
  const closed = useClosedDraft()(record);
  const now = new Date(Math.floor(useNow() / 60_000) * 60_000 + 59_999);
  const { details, progress, isFresh, age } = wordsOf(record, now);
  // Its booking was sent and has no known outcome: the form asks for its answer again.
  const isSent = record.doc.parts.some(({ key, content }) => key === 'attempt' && content !== 'null');
  const tag = isSent ? (
    <Tag colour="warning">{t`Sent, answer unknown`}</Tag>
  ) : (
    <Tag colour={isFresh ? 'success' : 'warning'}>{age}</Tag>
  );
  const line = (
    <>
      {mark}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {full && details ? <span className={styles.details}>{details}</span> : null}
        <span className={`num ${styles.details}`}>{progress}</span>
        {full ? <span>{tag}</span> : null}
        {closed ? <span className={styles.closed}>{closed}</span> : null}
      </span>
      {full ? null : tag}
    </>
  );
  if (closed) return <div className={styles.row}>{line}</div>;
  return (
    <button type="button" className={styles.row} onClick={() => resume(record)}>
      {line}
    </button>
  );
}

/** Opens a draft where it was left. The page it opens checks the price first; nothing is sent before that. */
function useResume(): (record: DraftRecord) => void {
  const { t } = useLingui();
  const navigate = useNavigate();
  const resumeFlight = (id: string, kept: unknown) => {
    const resume = readFlightResume(kept);
    if (!resume) {
      toast(t`This draft has lost its flight. Please search again.`, 'warning');
      return navigate({ to: '/flight/booking' });
    }
    chosenSolution.set(resume.chosen);
    setOpenDraft('flight-passengers', id, resume.match);
    return navigate({ to: '/flight/booking/confirm' });
  };
  const resumeTrain = (id: string, kept: unknown) => {
    const resume = readTrainResume(kept);
    if (!resume) {
      toast(t`This draft has lost its train. Please search again.`, 'warning');
      return navigate({ to: '/train/booking' });
    }
    setOpenDraft('train-passengers', id, trainMatch(resume.address));
    return navigate({ to: '/train/booking/confirm', search: resume.address });
  };
  return ({ id, kind, doc }) => {
    const { resume } = parseHead(doc.head);
    if (kind === 'train-passengers') return void resumeTrain(id, resume);
    if (kind !== 'group-request') return void resumeFlight(id, resume);
    setOpenDraft(kind, id, 'group');
    void navigate({ to: '/flight/group/booking' });
  };
}
