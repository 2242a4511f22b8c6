import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { VoyageDecision } from '../../../contract/voyage-rules.ts';
import { useOnline } from '../../api/online.ts';
import { useDraftText } from '../../offline/drafts/draft-values.ts';
import { NotSavedAt } from '../../offline/drafts/ui/NotSavedNote.tsx';
import styles from '../../orders/RequestForm.module.css';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { DECISION_LABELS } from './voyage-answers.ts';

const REMARK_LENGTH = 500;

interface AnswerSheetProps {
  decision: VoyageDecision;
  /** What the answer does. */
  text: ReactNode;
  /** Where the draft is stored until it is sent. */
  place: string;
  busy: boolean;
  /** Undefined without a remark. */
  onSend: (remark: string | undefined) => void;
  onClose: () => void;
}

/** Confirms an answer, with a remark for the booking's history. */
export function AnswerSheet({ decision, text, place, busy, onSend, onClose }: AnswerSheetProps) {
  const { t, i18n } = useLingui();
  const online = useOnline();
  const draft = useDraftText(place);
  const label = i18n._(DECISION_LABELS[decision]);
  return (
    <Sheet
      open
      onClose={onClose}
      title={label}
      footer={
        <Button
          size="main"
          block
          busy={busy}
          disabledReason={online ? null : t`This needs a connection.`}
          onPress={() => onSend(draft.text.trim() || undefined)}
        >
          {label}
        </Button>
      }
    >
      <div className={styles.body}>
        <p className={styles.hint}>{text}</p>
        <TextArea label={t`Remark (optional)`} draft={draft} maxLength={REMARK_LENGTH} />
        <NotSavedAt place={place} />
      </div>
    </Sheet>
  );
}
