import { useLingui } from '@lingui/react/macro';
import { ORDER_STATUSES } from '../../../../contract/order-products.ts';
import type { SheetFilter } from '../../../orders/order-filters.ts';
import { EVERY_STATUS_LABELS } from '../../../orders/order-labels.ts';
import { WITH_DEADLINE } from '../../../orders/with-deadline.ts';

export function useFilterLabels(): (key: SheetFilter) => string {
  const { t } = useLingui();
  const labels: Record<SheetFilter, string> = {
    status: t`Status`,
    departureFrom: t`Departure from`,
    departureTo: t`Departure until`,
    createdFrom: t`Booked from`,
    createdTo: t`Booked until`,
    airline: t`Airline code`,
    flightNumber: t`Flight or train number`,
    passenger: t`Passenger`,
    pnr: t`PNR`,
    ticketNumber: t`Ticket number`,
    bookingId: t`Booking number`,
    originalBookingId: t`Original booking`,
    referenceId: t`Reference ID`,
    contactName: t`Contact’s name`,
    contactEmail: t`Contact’s email`,
    contactPhone: t`Contact’s phone`,
    reviewRemark: t`Review remark`,
  };
  return (key) => labels[key];
}

/** What the filter by status can say, and how it is called; a status of a newer server stands for itself. */
export const STATUS_CHOICES = [WITH_DEADLINE, ...ORDER_STATUSES] as const;

export function useStatusWords(): (status: string) => string {
  const { t, i18n } = useLingui();
  return (status) => {
    if (status === WITH_DEADLINE) return t`With a deadline`;
    const known = ORDER_STATUSES.find((one) => one === status);
    return known ? i18n._(EVERY_STATUS_LABELS[known]) : status;
  };
}
