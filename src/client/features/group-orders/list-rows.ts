import type { GroupOrder } from '../../../contract/group-orders.ts';
import { PASSENGER_TYPES } from '../../../contract/passenger-terms.ts';
import { emptyPassenger, type PassengerValues } from '../../booking/party-values.ts';
import type { ListPassenger } from './list-values.ts';

/** Whether a row is empty. */
export function isBlank({ known, surname, givenName, birthday, document }: ListPassenger): boolean {
  return !known && [surname, givenName, birthday, document.number].every((text) => text.trim() === '');
}

/** The list plus a row, of a type that it still lacks. */
export function withRow(passengers: readonly ListPassenger[], party: GroupOrder['party']): ListPassenger[] {
  const lacking = PASSENGER_TYPES.find((type) => passengers.filter((one) => one.type === type).length < party[type]);
  return [...passengers, emptyPassenger(lacking ?? 'adult', 'passport')];
}

/**
 * The list with pasted rows: each takes an empty row, of its own type first, else it is appended. Nothing typed is lost. `at` holds their
 * positions.
 */
export function withPasted(passengers: readonly ListPassenger[], rows: readonly PassengerValues[]) {
  const next = [...passengers];
  const free = new Set(passengers.flatMap((one, i) => (isBlank(one) ? [i] : [])));
  const at = new Map<PassengerValues, number>();
  const put = (row: PassengerValues, place: number) => {
    next[place] = row;
    free.delete(place);
    at.set(row, place);
  };
  for (const row of rows) {
    const own = [...free].find((i) => passengers[i]?.type === row.type);
    if (own !== undefined) put(row, own);
  }
  for (const row of rows) if (!at.has(row)) put(row, [...free][0] ?? next.length);
  return { passengers: next, at: rows.flatMap((row) => at.get(row) ?? []) };
}

/** Whether a text is spreadsheet rows, not the value of one cell. */
export const isRows = (text: string): boolean => /[\t\r\n]/.test(text.trimEnd());

/** The next passenger with errors, after one and wrapping around; null for none. */
export function nextFaulty(errors: unknown, after: number): number | null {
  if (!Array.isArray(errors)) return null;
  const faulty = Array.from(errors.entries()).flatMap(([i, error]) => (error ? [i] : []));
  return faulty.find((i) => i > after) ?? faulty[0] ?? null;
}
