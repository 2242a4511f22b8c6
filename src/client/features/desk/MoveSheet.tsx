import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import type { DeskOrder } from '../../../contract/desk.ts';
import { type DeskCan, RAISE_DISRUPTION } from '../../../contract/desk-moves.ts';
import { VOYAGE_TYPES } from '../../../contract/voyage-rules.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { SelectField } from '../../form/SelectField.tsx';
import { Itinerary } from '../../trip/Itinerary.tsx';
import { VOYAGE_TYPE_LABELS } from '../../trip/voyage-labels.ts';
import { ChangeQuoteFields } from './ChangeQuoteFields.tsx';
import styles from './DeskPage.module.css';
import { CAN_LABELS, canText } from './desk-labels.ts';
import { LegFields } from './LegFields.tsx';
import { LocatorField } from './LocatorField.tsx';
import {
  firstMove,
  isMove,
  type MoveValues,
  movePlaceOf,
  needsRemark,
  readMove,
  toChangeQuote,
  toIssue,
  toMove,
  toSettlement,
  toVoyage,
} from './move-values.ts';
import { PenaltyField } from './PenaltyField.tsx';
import { toQuote } from './return-values.ts';
import { StepSheet } from './StepSheet.tsx';
import { TicketFields } from './TicketFields.tsx';
import { keepMoved } from './use-desk.ts';

interface MoveSheetProps {
  found: DeskOrder;
  what: DeskCan;
  onClose: () => void;
}

const isLong = (what: DeskCan) => what === 'quoteChange' || what === RAISE_DISRUPTION;

/** One action on a flight. */
export function MoveSheet({ found, what, onClose }: MoveSheetProps) {
  const { order } = found;
  return (
    <StepSheet<MoveValues>
      orderId={order.id}
      what={what}
      label={CAN_LABELS[what]}
      text={canText(what, order)}
      first={() => firstMove(found)}
      read={readMove}
      errorsOf={async (values, locale) => (await import('./move-errors.ts')).moveErrors(values, found, what, locale)}
      placeOf={movePlaceOf(found)}
      send={async (values, options) => keepMoved('deskOrder', await sendMove(found, what, values, options))}
      isLong={isLong(what)}
      needsReason={needsRemark(what)}
      onClose={onClose}
    >
      {what === 'issue' ? <TicketFields passengers={order.passengers} isNew={order.type === 'change'} /> : null}
      {what === 'issue' ? <LocatorField /> : null}
      {what === 'quoteRefund' ? <PenaltyField found={found} product="flight" /> : null}
      {what === 'quoteChange' ? <ChangeQuoteFields order={order} /> : null}
      {what === RAISE_DISRUPTION ? <VoyageFields order={order} /> : null}
    </StepSheet>
  );
}

/** An airline's change of a trip: the flights before and after. */
function VoyageFields({ order }: { order: DeskOrder['order'] }) {
  const { t, i18n } = useLingui();
  const { values } = useFormikContext<MoveValues>();
  return (
    <>
      <SelectField
        name="voyage"
        label={t`What happened`}
        options={VOYAGE_TYPES.map((type) => ({ value: type, label: i18n._(VOYAGE_TYPE_LABELS[type]) }))}
      />
      <section>
        <h3 className={styles.side}>{t({ context: 'disruption', message: 'Before' })}</h3>
        <Itinerary journeys={order.journeys} />
      </section>
      {values.voyage === 'cancel_no_save' ? null : (
        <section className={styles.form}>
          <h3 className={styles.side}>{t({ context: 'disruption', message: 'After' })}</h3>
          <LegFields order={order} />
        </section>
      )}
    </>
  );
}

/** Sends a validated action; returns the updated order. */
async function sendMove(found: DeskOrder, what: DeskCan, values: MoveValues, options: CallOptions): Promise<DeskOrder> {
  if (isMove(what)) return call('deskMove', toMove(found, what, values), options);
  if (what === 'issue') return call('deskIssue', toIssue(found, values), options);
  if (what === 'quoteChange') return call('deskQuoteChange', toChangeQuote(found, values), options);
  if (what === 'quoteRefund') return call('deskQuoteRefund', toQuote(found.order, values), options);
  if (what === RAISE_DISRUPTION) await call('raiseVoyage', toVoyage(found, values), options);
  else await call('settleVoyage', toSettlement(found, values), options);
  return call('deskOrder', { id: found.order.id });
}
