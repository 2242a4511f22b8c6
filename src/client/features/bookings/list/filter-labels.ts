import { useLingui } from '@lingui/react/macro';
import { ORDER_STATUSES, type OrderStatus } from '../../../../contract/order-products.ts';
import type { SheetFilter } from '../../../orders/order-filters.ts';
import { EVERY_STATUS_LABELS } from '../../../orders/order-labels.ts';
import { WITH_DEADLINE } from '../../../orders/with-deadline.ts';
import { useFormat } from '../../../ui/format.ts';

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

/** The statuses grouped by label: agents see those with one label as one. */
function byName(): OrderStatus[][] {
  const named = new Map<string, OrderStatus[]>();
  for (const status of ORDER_STATUSES) {
    const { id } = EVERY_STATUS_LABELS[status];
    named.set(id, [...(named.get(id) ?? []), status]);
  }
  return [...named.values()];
}

/** The choices of the status filter: one for all statuses with a label, comma-separated. */
export const STATUS_CHOICES: readonly string[] = [WITH_DEADLINE, ...byName().map((statuses) => statuses.join())];

/** The choice that contains a status, which an older URL or a saved filter may name alone. */
export function choiceOf(status: string): string {
  return STATUS_CHOICES.find((choice) => choice.split(',').includes(status)) ?? status;
}

/** The label of a choice; an unknown status is shown as is. */
export function useStatusWords(): (status: string) => string {
  const { t, i18n } = useLingui();
  const { list } = useFormat();
  const wordOf = (status: string) => {
    const known = ORDER_STATUSES.find((one) => one === status);
    return known ? i18n._(EVERY_STATUS_LABELS[known]) : status;
  };
  return (statuses) =>
    statuses === WITH_DEADLINE ? t`With a deadline` : list([...new Set(statuses.split(',').map(wordOf))]);
}

/** The label of a set filter, and its value: days in the agent's format. */
export function useFilterWords(): (key: SheetFilter, value: string) => string {
  const labelOf = useFilterLabels();
  const statusWords = useStatusWords();
  const { colon, date } = useFormat();
  return (key, value) => {
    const isDay = key.endsWith('From') || key.endsWith('To');
    const said = key === 'status' ? statusWords(value) : isDay ? date(value, 'plain') : value;
    return `${labelOf(key)}${colon}${said}`;
  };
}
