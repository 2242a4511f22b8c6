import { useLingui } from '@lingui/react/macro';
import type { SheetFilter } from '../order-filters.ts';

export function useFilterLabels(): (key: SheetFilter) => string {
  const { t } = useLingui();
  const labels: Record<SheetFilter, string> = {
    status: t`Status`,
    departureFrom: t`Departure from`,
    departureTo: t`Departure until`,
    createdFrom: t`Booked from`,
    createdTo: t`Booked until`,
    airline: t`Airline code`,
    flightNumber: t`Flight number`,
    passenger: t`Passenger`,
    pnr: t`PNR`,
    ticketNumber: t`Ticket number`,
    bookingId: t`Booking number`,
    originalBookingId: t`Original booking`,
    referenceId: t`Reference`,
    contactName: t`Contact’s name`,
    contactEmail: t`Contact’s email`,
    contactPhone: t`Contact’s phone`,
    reviewRemark: t`Review remark`,
  };
  return (key) => labels[key];
}
