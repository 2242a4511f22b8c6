import { useNavigate } from '@tanstack/react-router';
import type { FlightOrder } from '../../../../contract/flight-orders.ts';
import { apiQueryKey, invalidate, queryClient } from '../../../api/queries.ts';
import { useTicketRequest } from '../../../orders/use-ticket-request.ts';

/** Sends a request about flight tickets; then opens its page. */
export function useAskFlight(
  name: 'refundFlightOrder' | 'changeFlightOrder' | 'voidFlightOrder',
  place: string,
  onClose: () => void,
) {
  const navigate = useNavigate();
  return useTicketRequest(name, place, (child: FlightOrder) => {
    queryClient.setQueryData(apiQueryKey('flightOrder', { id: child.id }), child);
    void invalidate('flightOrder', 'bookings', 'bookingCounts');
    onClose();
    void navigate({ to: '/flight/orders/$id', params: { id: child.id } });
  });
}
