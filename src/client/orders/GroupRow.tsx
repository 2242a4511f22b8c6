import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { peopleOutline } from 'ionicons/icons';
import { AGENT_DUE } from '../../contract/group-order-states.ts';
import type { OrderSummary } from '../../contract/order-list.ts';
import { useClientSafe } from '../api/client-safe.ts';
import { useFormat } from '../ui/format.ts';
import { IconMark } from '../ui/IconMark.tsx';
import { BookingRow } from './BookingRow.tsx';

type Listed = Pick<
  OrderSummary,
  | 'id'
  | 'type'
  | 'status'
  | 'spentBy'
  | 'payBy'
  | 'referenceId'
  | 'total'
  | 'route'
  | 'departureDate'
  | 'passengerCount'
>;

interface GroupRowProps {
  order: Listed;
  isOpen: boolean;
  keep?: (address: Record<string, unknown>) => object;
}

/** A group, or a refund of its tickets, in a list: passenger count, and no price before the quote or in client-safe mode. */
export function GroupRow({ order, isOpen, keep }: GroupRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const isSafe = useClientSafe();
  const { passengerCount, total } = order;
  return (
    <BookingRow
      order={{ ...order, product: 'group' }}
      mark={<IconMark icon={peopleOutline} />}
      title={order.route.join(' → ')}
      price={isSafe ? null : total}
      isDue={order.payBy !== null && AGENT_DUE.includes(order.status)}
      isOpen={isOpen}
      {...(keep ? { keep } : {})}
    >
      {format.date(order.departureDate, 'near')} ·{' '}
      {t`${plural(passengerCount, { one: '# passenger', other: '# passengers' })}`}
    </BookingRow>
  );
}
