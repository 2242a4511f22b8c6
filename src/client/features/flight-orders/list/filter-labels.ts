import { useLingui } from '@lingui/react/macro';
import type { SheetFilter } from '../order-filters.ts';

export function useFilterLabels(): (key: SheetFilter) => string {
  const { t } = useLingui();
  const labels: Record<SheetFilter, string> = {
    departureFrom: t`Departure from`,
    departureTo: t`Departure until`,
    createdFrom: t`Booked from`,
    createdTo: t`Booked until`,
    airline: t`Airline code`,
    flightNumber: t`Flight number`,
    passenger: t`Passenger`,
    pnr: t`PNR`,
    ticketNumber: t`Ticket number`,
  };
  return (key) => labels[key];
}
