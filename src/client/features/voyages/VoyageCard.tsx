import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { VoyageDecision } from '../../../contract/voyage-rules.ts';
import type { Voyage } from '../../../contract/voyages.ts';
import { useOnline } from '../../api/online.ts';
import { FlightChanges } from '../../trip/FlightChanges.tsx';
import { Itinerary } from '../../trip/Itinerary.tsx';
import { bookingText } from '../../trip/passenger-name.ts';
import { VOYAGE_TYPE_LABELS } from '../../trip/voyage-labels.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFormat } from '../../ui/format.ts';
import { AnswerSheet } from './AnswerSheet.tsx';
import { useAnswer } from './use-answer.ts';
import styles from './VoyagesPage.module.css';
import { DECISION_LABELS, DECISION_TEXTS } from './voyage-answers.ts';

interface VoyageCardProps {
  voyage: Voyage;
  /** At the end of its head: the selection checkbox. */
  end?: ReactNode;
  /** Why it could not be answered with the others. */
  fault?: string | undefined;
}

/** A disruption: the flights before and after side by side, and the answers allowed by the airline. */
export function VoyageCard({ voyage, end, fault }: VoyageCardProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const more = voyage.passengerCount > 1 ? ` +${voyage.passengerCount - 1}` : '';
  return (
    <Card
      title={i18n._(VOYAGE_TYPE_LABELS[voyage.type])}
      end={end}
      tone={voyage.allowed.length > 0 ? 'warning' : 'plain'}
    >
      <p className={styles.about}>
        <Link to="/flight/orders/$id" params={{ id: voyage.orderId }} className={styles.link}>
          {bookingText(voyage.orderId)}
        </Link>{' '}
        · {voyage.leadPassenger}
        {more} · PNR {voyage.pnr ?? '–'} · {format.dateTime(voyage.raisedAt)}
      </p>
      {fault ? <p className={styles.fault}>{fault}</p> : null}
      {voyage.remark ? <p className={styles.remark}>{voyage.remark}</p> : null}
      <FlightChanges before={voyage.before} after={voyage.after} />
      <div className={styles.pair}>
        <section>
          <h3 className={styles.side}>
            <Trans context="disruption">Before</Trans>
          </h3>
          <Itinerary journeys={voyage.before} />
        </section>
        <section>
          <h3 className={styles.side}>
            <Trans context="disruption">After</Trans>
          </h3>
          {voyage.after ? <Itinerary journeys={voyage.after} /> : <p>{t`No alternative flight is offered.`}</p>}
        </section>
      </div>
      {voyage.decision ? (
        <p className={styles.about}>
          {i18n._(DECISION_LABELS[voyage.decision])} · {voyage.decidedBy}
          {voyage.decidedAt ? ` · ${format.dateTime(voyage.decidedAt)}` : ''}
        </p>
      ) : null}
      <Answers voyage={voyage} />
    </Card>
  );
}

/** A button for each possible answer, and the confirmation sheet. */
function Answers({ voyage: { id, allowed } }: Pick<VoyageCardProps, 'voyage'>) {
  const { i18n } = useLingui();
  const online = useOnline();
  const [asked, setAsked] = useState<VoyageDecision | null>(null);
  const place = `voyage/${id}`;
  const answer = useAnswer(place, () => setAsked(null));
  return (
    <div className={styles.moves}>
      {allowed.map((decision) => (
        <Button
          key={decision}
          kind={decision === 'accept' ? 'primary' : 'quiet'}
          disabled={!online || answer.isPending}
          onPress={() => setAsked(decision)}
        >
          {i18n._(DECISION_LABELS[decision])}
        </Button>
      ))}
      {asked ? (
        <AnswerSheet
          decision={asked}
          text={i18n._(DECISION_TEXTS[asked])}
          place={place}
          busy={answer.isPending}
          onSend={(remark) => answer.mutate({ id, decision: asked, ...(remark ? { remark } : {}) })}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}
