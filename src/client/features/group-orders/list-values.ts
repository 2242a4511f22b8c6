import { dateInZone } from '../../../contract/dates.ts';
import { DOCUMENT_TYPES, PASSENGER_TYPES } from '../../../contract/flight-terms.ts';
import type { GroupListInput, GroupOrder } from '../../../contract/group-orders.ts';
import type { GroupSheetAnswer } from '../../../contract/group-sheets.ts';
import type { PassengerContext } from '../../../contract/passengers.ts';
import { parsePassenger } from '../../booking/kept-party.ts';
import { emptyParty, type PartyValues, type PassengerValues, toPassenger } from '../../booking/party-values.ts';

/** The passenger list as its form holds it; whom to reach was said with the request. */
export type ListValues = PartyValues;

export const listPlace = (id: string): string => `group/list/${id}`;

/** An empty list for those who were quoted. */
export function emptyList({ party }: Pick<GroupOrder, 'party'>): ListValues {
  return emptyParty(party, DOCUMENT_TYPES, { name: '', email: '', areaCode: '', phone: '' });
}

/** What goes to the server, before its gaps are filled. */
export function toListDraft({ passengers }: ListValues, id: string, confirm: boolean) {
  return { id, passengers: passengers.map(toPassenger), confirm };
}
type ListDraft = ReturnType<typeof toListDraft>;

/** True when nothing that the list must hold is still empty. The rules themselves are the contract's. */
export function isListInput(draft: ListDraft | GroupListInput): draft is GroupListInput {
  return draft.passengers.every((one) => one.gender !== '' && one.document.type !== '');
}

/** What the rules of passengers depend on: the group's first and last day. */
export function listContext({ journeys }: Pick<GroupOrder, 'journeys'>, now: Date): PassengerContext {
  const days = journeys.flatMap(({ date, returnDate }) => (returnDate ? [date, returnDate] : [date])).toSorted();
  const today = dateInZone(now, 'UTC');
  return { today, firstTravelDate: days[0] ?? today, lastTravelDate: days.at(-1) ?? today, restrictions: null };
}

/** Whether these are the passengers that were quoted, type by type. */
export function fitsParty({ passengers }: ListValues, { party }: Pick<GroupOrder, 'party'>): boolean {
  return PASSENGER_TYPES.every((type) => passengers.filter((one) => one.type === type).length === party[type]);
}

/** The passengers of a sheet that was read, as the form holds them. */
export function passengersOfSheet({ rows }: GroupSheetAnswer): PassengerValues[] {
  return rows.flatMap(({ passenger }) => parsePassenger(passenger) ?? []);
}
