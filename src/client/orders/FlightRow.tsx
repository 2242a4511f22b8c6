import { Trans } from '@lingui/react/macro';
import type { OrderSummary } from '../../contract/order-list.ts';
import { useClientSafe } from '../api/client-safe.ts';
import { usePlaceNames } from '../places/use-place-names.ts';
import { listedFlightName } from '../trip/itinerary.ts';
import { AirlineBadge } from '../ui/AirlineBadge.tsx';
import { useFormat } from '../ui/format.ts';
import { serverNow } from '../ui/server-clock.ts';
import { Tag } from '../ui/Tag.tsx';
import { BookingRow } from './BookingRow.tsx';
import { asksAgent, nextStep } from './next-step.ts';
import { readOrdersSearch } from './order-filters.ts';

/** A flight booking in a list. */
export function FlightRow({ order, isOpen }: { order: OrderSummary; isOpen: boolean }) {
  const format = useFormat();
  const { airline, airlineColour } = usePlaceNames();
  const { status, payBy } = order;
  // The list cannot compute a client price that was not saved, so it shows none.
  const shown = useClientSafe() ? order.clientTotal : order.total;
  const step = nextStep({ status, payBy, ticketBy: null }, new Date(serverNow()));
  const more = order.passengerCount > 1 ? ` +${order.passengerCount - 1}` : '';
  return (
    <BookingRow
      order={order}
      mark={<AirlineBadge code={order.airline} colour={airlineColour(order.airline)} name={airline(order.airline)} />}
      title={order.route.join(' → ')}
      price={shown ?? null}
      flag={
        order.isDisrupted ? (
          <Tag colour="warning">
            <Trans>Flight changed</Trans>
          </Tag>
        ) : null
      }
      isDue={asksAgent(step.kind) && payBy !== null && !step.late}
      isOpen={isOpen}
      keep={readOrdersSearch}
    >
      {format.date(order.departureDate, 'day')} · {listedFlightName(order.flightNumbers[0] ?? '')} ·{' '}
      {order.leadPassenger}
      {more}
    </BookingRow>
  );
}
