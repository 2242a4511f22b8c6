import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SHARED_DECISIONS } from '../../../contract/voyage-rules.ts';
import { useOnline } from '../../api/online.ts';
import { Button } from '../../ui/Button.tsx';
import { AnswerSheet } from './AnswerSheet.tsx';
import { openTo } from './chosen-voyages.ts';
import type { useSeveral } from './use-several.ts';
import styles from './VoyagesPage.module.css';
import { DECISION_LABELS, DECISION_TEXTS } from './voyage-answers.ts';

interface SeveralBarProps {
  several: ReturnType<typeof useSeveral>;
}

/** The actions on the selection, and the confirmation sheet. */
export function SeveralBar({ several }: SeveralBarProps) {
  const { t, i18n } = useLingui();
  const online = useOnline();
  const { chosen, count, asked, ask, busy, place, send } = several;
  return (
    <div className={styles.several} role="group" aria-label={t`Answer all that are selected`}>
      <p className={styles.count} role="status">
        {busy ? (
          <Plural value={count} one="Answering # disruption…" other="Answering # disruptions…" />
        ) : (
          <Plural value={count} one="# selected" other="# selected" />
        )}
      </p>
      {SHARED_DECISIONS.map((decision) => (
        <Button
          key={decision}
          kind={decision === 'accept' ? 'primary' : 'quiet'}
          disabled={!online || busy || openTo(chosen, decision).length === 0}
          onPress={() => ask(decision)}
        >
          {i18n._(DECISION_LABELS[decision])}
        </Button>
      ))}
      {asked ? (
        <AnswerSheet
          decision={asked}
          text={
            <>
              <strong>
                <Plural value={count} one="For # disruption." other="For # disruptions, each handled separately." />
              </strong>{' '}
              {i18n._(DECISION_TEXTS[asked])}
              {openTo(chosen, asked).length < chosen.length ? (
                <>
                  {' '}
                  <Trans>Those without other flights stay as they are.</Trans>
                </>
              ) : null}
            </>
          }
          place={place}
          busy={busy}
          onSend={(remark) => send(asked, remark)}
          onClose={() => ask(null)}
        />
      ) : null}
    </div>
  );
}
