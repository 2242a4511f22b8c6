import { useLingui } from '@lingui/react/macro';
import type { OutgoingNotice } from '../../../contract/outgoing-notices.ts';
import { known } from '../../api/known.ts';
import { statusLabel } from '../../orders/order-labels.ts';
import { bookingText } from '../../trip/passenger-name.ts';
import { useFormat } from '../../ui/format.ts';
import { labelOf } from '../../ui/label-of.ts';
import { Tag } from '../../ui/Tag.tsx';
import styles from './DeliveriesPage.module.css';
import { answerLabel, KIND_LABELS, STATE_COLOURS, STATE_LABELS } from './delivery-labels.ts';

/** Whether it has arrived. */
export function StateTag({ state }: Pick<OutgoingNotice, 'state'>) {
  const { i18n } = useLingui();
  return <Tag colour={known(STATE_COLOURS, state, 'info')}>{i18n._(labelOf(STATE_LABELS, state))}</Tag>;
}

/** The response to the last attempt, in words. */
export function useAnswer() {
  const { i18n } = useLingui();
  return (last: NonNullable<OutgoingNotice['last']>) => {
    const label = answerLabel(last);
    return typeof label === 'string' ? label : i18n._(label);
  };
}

/** One webhook of the log: its event, its booking, and its delivery state. */
export function DeliveryRow({ notice }: { notice: OutgoingNotice }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const answer = useAnswer();
  const { kind, product, orderId, status, state, attempts, last, createdAt } = notice;
  const about = kind === 'order' ? statusLabel(status, product) : labelOf(KIND_LABELS, kind);
  return (
    <>
      <span className={styles.line}>
        <b>{i18n._(about)}</b>
        <span className="num">{bookingText(orderId)}</span>
        <StateTag state={state} />
      </span>
      <span className={`num ${styles.details}`}>
        {[format.dateTime(createdAt), last ? answer(last) : null, attempts > 1 ? t`${attempts} attempts` : null]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}
