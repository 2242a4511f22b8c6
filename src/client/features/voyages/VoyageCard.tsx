import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { VoyageDecision } from '../../../contract/voyage-rules.ts';
import type { Voyage } from '../../../contract/voyages.ts';
import { messageOf } from '../../api/errors.ts';
import { useOnline } from '../../api/online.ts';
import { invalidate, useApiMutation } from '../../api/queries.ts';
import { Itinerary } from '../../trip/Itinerary.tsx';
import { bookingText } from '../../trip/passenger-name.ts';
import { VOYAGE_TYPE_LABELS } from '../../trip/voyage-labels.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { confirmDialog } from '../../ui/confirm-dialog.ts';
import { useFormat } from '../../ui/format.ts';
import { toast } from '../../ui/toast.ts';
import styles from './VoyagesPage.module.css';
import { ANSWERED, DECISION_LABELS, DECISION_TEXTS } from './voyage-answers.ts';

/** A disruption: the flights before and after side by side, and the answers that the airline allows. */
export function VoyageCard({ voyage }: { voyage: Voyage }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const online = useOnline();
  // One for the life of the card: a second tap, or one after a lost answer, is the same request.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const again = () => void invalidate('voyages', 'flightOrder', 'flightOrders', 'flightOrderCounts');
  const answer = useApiMutation('answerVoyage', {
    idempotencyKey,
    onSuccess: ({ decision }) => {
      if (decision) toast(i18n._(ANSWERED[decision]), 'success');
      again();
    },
    onError: (error) => {
      toast(messageOf(error), 'error');
      again();
    },
  });
  const ask = async (decision: VoyageDecision) => {
    const yes = await confirmDialog({
      title: i18n._(DECISION_LABELS[decision]),
      text: i18n._(DECISION_TEXTS[decision]),
      confirm: i18n._(DECISION_LABELS[decision]),
      cancel: t`Not now`,
    });
    if (yes) answer.mutate({ id: voyage.id, decision });
  };
  const more = voyage.passengerCount > 1 ? ` +${voyage.passengerCount - 1}` : '';
  return (
    <Card title={i18n._(VOYAGE_TYPE_LABELS[voyage.type])} tone={voyage.allowed.length > 0 ? 'warning' : 'plain'}>
      <p className={styles.about}>
        <Link to="/flight/orders/$id" params={{ id: voyage.orderId }} className={styles.link}>
          {bookingText(voyage.orderId)}
        </Link>{' '}
        · {voyage.leadPassenger}
        {more} · PNR {voyage.pnr ?? '–'} · {format.dateTime(voyage.raisedAt)}
      </p>
      {voyage.remark ? <p className={styles.remark}>{voyage.remark}</p> : null}
      <div className={styles.pair}>
        <section>
          <h3 className={styles.side}>
            <Trans>Before</Trans>
          </h3>
          <Itinerary journeys={voyage.before} />
        </section>
        <section>
          <h3 className={styles.side}>
            <Trans>After</Trans>
          </h3>
          {voyage.after ? <Itinerary journeys={voyage.after} /> : <p>{t`No other flight is offered.`}</p>}
        </section>
      </div>
      {voyage.decision ? (
        <p className={styles.about}>
          {i18n._(DECISION_LABELS[voyage.decision])} · {voyage.decidedBy}
          {voyage.decidedAt ? ` · ${format.dateTime(voyage.decidedAt)}` : ''}
        </p>
      ) : null}
      <div className={styles.moves}>
        {voyage.allowed.map((decision) => (
          <Button
            key={decision}
            kind={decision === 'accept' ? 'primary' : 'quiet'}
            busy={answer.isPending && answer.variables.decision === decision}
            disabled={!online || answer.isPending}
            onPress={() => void ask(decision)}
          >
            {i18n._(DECISION_LABELS[decision])}
          </Button>
        ))}
      </div>
    </Card>
  );
}
