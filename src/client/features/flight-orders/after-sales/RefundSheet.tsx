import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { RefundForm } from '../../../orders/request/RefundForm.tsx';
import { refundPlace } from '../../../orders/request/request-values.ts';
import { fareRuleWarning } from '../fare-rule-warning.ts';
import { useAskFlight } from './use-ask-flight.ts';

interface RefundSheetProps {
  order: FlightOrder;
  open: boolean;
  onClose: () => void;
}

/** Requests a refund of flight tickets, on all or some of the flights. */
export function RefundSheet({ order, open, onClose }: RefundSheetProps) {
  const place = refundPlace(order.id);
  const sending = useAskFlight('refundFlightOrder', place, onClose);
  const flights = order.journeys.flatMap(({ segments }) => segments);
  return (
    <RefundForm
      product="flight"
      {...{ order, flights, place, sending, open, onClose }}
      denied={fareRuleWarning(order, 'refund')}
    />
  );
}
