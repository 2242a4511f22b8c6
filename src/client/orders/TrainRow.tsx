import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { trainOutline } from 'ionicons/icons';
import type { OrderSummary } from '../../contract/order-list.ts';
import { useClientSafe } from '../api/client-safe.ts';
import { useStationNames } from '../places/use-station-names.ts';
import { useFormat } from '../ui/format.ts';
import { IconMark } from '../ui/IconMark.tsx';
import { BookingRow } from './BookingRow.tsx';

const DUE: readonly OrderSummary['status'][] = ['to_be_paid', 'chg_to_be_paid', 'rfd_to_be_confirm'];

type Listed = Pick<
  OrderSummary,
  | 'id'
  | 'type'
  | 'status'
  | 'spentBy'
  | 'payBy'
  | 'referenceId'
  | 'total'
  | 'departureDate'
  | 'leadPassenger'
  | 'passengerCount'
> & { trainNo: string; origin: string; destination: string };

/** A train booking in a list: its stations by name. */
export function TrainRow({ order, isOpen }: { order: Listed; isOpen: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useStationNames();
  const isSafe = useClientSafe();
  const more = order.passengerCount - 1;
  return (
    <BookingRow
      order={{ ...order, product: 'train' }}
      mark={<IconMark icon={trainOutline} />}
      title={`${nameOf(order.origin)} → ${nameOf(order.destination)}`}
      // The client's price is not saved for trains.
      price={isSafe ? null : order.total}
      isDue={order.payBy !== null && DUE.includes(order.status)}
      isOpen={isOpen}
    >
      {order.trainNo} · {format.date(order.departureDate, 'near')} · {order.leadPassenger}
      {more > 0 ? ` · ${t`${plural(more, { one: '# more', other: '# more' })}`}` : null}
    </BookingRow>
  );
}
