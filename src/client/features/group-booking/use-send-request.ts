import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { FormikErrors } from 'formik';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { messageOf } from '../../api/errors.ts';
import { apiQueryKey, invalidate, queryClient } from '../../api/queries.ts';
import type { BookingOutcome } from '../../booking/attempt.ts';
import { bookOnce } from '../../booking/book-once.ts';
import { refusedOf, withRefused } from '../../booking/refused-fields.ts';
import type { Booking } from '../../booking/use-booking.ts';
import { toast } from '../../ui/toast.ts';
import { type RequestValues, toRequest } from './group-values.ts';

const isOfTrip = (path: string): boolean => !/^(contact|remark|referenceId)/.test(path);

type SetErrors = (errors: FormikErrors<RequestValues>) => void;

/** Sends the request once and opens the order; the server's errors are shown at their fields, on their page. */
export function useSendRequest(booking: Booking<RequestValues, 'createGroupOrder'>) {
  const { t } = useLingui();
  const navigate = useNavigate();

  const openOrder = async (order: GroupOrder) => {
    queryClient.setQueryData(apiQueryKey('groupOrder', { id: order.id }), order);
    void invalidate('groupOrders', 'groupOrderCounts', 'bookings', 'bookingCounts');
    toast(t`The request has been sent`, 'success');
    await navigate({ to: '/flight/group/order/$id', params: { id: order.id }, replace: true });
  };

  const settle = async (
    outcome: BookingOutcome<GroupOrder> | null,
    values: RequestValues,
    setErrors: SetErrors | null,
  ): Promise<void> => {
    if (outcome === null) return;
    if (outcome.kind === 'booked') return openOrder(outcome.order);
    if (outcome.kind !== 'refused') return;
    const refused = refusedOf(outcome.error, values);
    const isTrip = Object.keys(refused?.fields ?? {}).some(isOfTrip);
    if (refused && setErrors && !isTrip) return setErrors(withRefused({}, refused, values));
    toast(messageOf(outcome.error), 'error');
    if (isTrip) await navigate({ to: '/flight/group/booking' });
  };

  return {
    send: async (values: RequestValues, setErrors: SetErrors) =>
      settle(await bookOnce(booking, toRequest(values), values), values, setErrors),
    repeat: async (values: RequestValues) => settle(await booking.repeat(values), values, null),
  };
}
