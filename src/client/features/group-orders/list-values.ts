import { dateInZone } from '../../../contract/dates.ts';
import type { GroupListInput } from '../../../contract/group-lists.ts';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import type { GroupSheetAnswer } from '../../../contract/group-sheets.ts';
import { DOCUMENT_TYPES, PASSENGER_TYPES } from '../../../contract/passenger-terms.ts';
import type { PassengerContext } from '../../../contract/passengers.ts';
import { isRecord } from '../../api/is-record.ts';
import { parseParty, parsePassenger } from '../../booking/kept-party.ts';
import { emptyParty, type PartyValues, type PassengerValues, toPassenger } from '../../booking/party-values.ts';

/** A passenger of the list; `known` is the submitted one, whose document number stays while none is typed. */
export interface ListPassenger extends PassengerValues {
  known?: { id: string; number: string };
}

/** The form values of the passenger list; the contact came with the request. */
export interface ListValues extends PartyValues {
  passengers: ListPassenger[];
  /** The list that it is based on, as `replaces` names it. */
  replaces: string | null;
}

export const listPlace = (id: string): string => `group/list/${id}`;
/** Where rows pasted as text are stored. */
export const rowsPlace = (id: string): string => `group/rows/${id}`;
/** Where a passenger's pasted text is stored. */
export const pastePlace = (id: string): string => `group/paste/${id}`;

/** The submitted list, as `replaces` names it; null for none. */
export const listNow = ({ passengers }: Pick<GroupOrder, 'passengers'>): string | null => passengers[0]?.id ?? null;

/** The submitted list, or an empty one for the quoted party. */
export function listOf(order: Pick<GroupOrder, 'party' | 'passengers'>): ListValues {
  const empty = emptyParty(order.party, DOCUMENT_TYPES, { name: '', email: '', areaCode: '', phone: '' });
  const passengers = order.passengers.flatMap((one): ListPassenger[] => {
    const { id, document } = one;
    const values = parsePassenger({ ...one, document: { ...document, number: '' } });
    return values ? [{ ...values, known: { id, number: document.number } }] : [];
  });
  return { ...empty, passengers: passengers.length > 0 ? passengers : empty.passengers, replaces: listNow(order) };
}

/** Parses a list saved on the device. */
export function parseList(value: unknown): ListValues | null {
  const party = parseParty(value);
  if (!party || !isRecord(value) || !Array.isArray(value.passengers)) return null;
  const kept: readonly unknown[] = value.passengers;
  const passengers = party.passengers.map((one, i) => {
    const from = kept[i];
    const known = isRecord(from) && isRecord(from.known) ? from.known : {};
    const { id, number } = known;
    return typeof id === 'string' && typeof number === 'string' ? { ...one, known: { id, number } } : one;
  });
  return { ...party, passengers, replaces: typeof value.replaces === 'string' ? value.replaces : null };
}

/** The request of one passenger, before its gaps are filled. */
export function toListed({ known, ...values }: ListPassenger) {
  const passenger = toPassenger(values);
  const { document } = passenger;
  return known && document.number === ''
    ? { ...passenger, id: known.id, document: { ...document, number: undefined } }
    : passenger;
}

/** The request, before its gaps are filled. */
export function toListDraft({ passengers, replaces }: ListValues, id: string, confirm: boolean) {
  return { id, replaces, passengers: passengers.map(toListed), confirm };
}
type ListDraft = ReturnType<typeof toListDraft>;

/** True when no required value is empty. The rules themselves are the contract's. */
export function isListInput(draft: ListDraft | GroupListInput): draft is GroupListInput {
  return draft.passengers.every((one) => one.gender !== '' && one.document.type !== '');
}

/** The context of passenger rules: the group's first and last day. */
export function listContext({ journeys }: Pick<GroupOrder, 'journeys'>, now: Date): PassengerContext {
  const days = journeys.flatMap(({ date, returnDate }) => (returnDate ? [date, returnDate] : [date])).toSorted();
  const today = dateInZone(now, 'UTC');
  return { today, firstTravelDate: days[0] ?? today, lastTravelDate: days.at(-1) ?? today, restrictions: null };
}

/** Whether the passengers match the quoted party, by type. */
export function fitsParty({ passengers }: ListValues, { party }: Pick<GroupOrder, 'party'>): boolean {
  return PASSENGER_TYPES.every((type) => passengers.filter((one) => one.type === type).length === party[type]);
}

/** The passengers of an imported sheet as form values. */
export function passengersOfSheet({ rows }: GroupSheetAnswer): PassengerValues[] {
  return rows.flatMap(({ passenger }) => parsePassenger(passenger) ?? []);
}
