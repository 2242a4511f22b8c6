import type { GroupJourney, GroupOrderInput } from '../../../contract/group-orders.ts';
import type { PassengerCounts } from '../../../contract/passenger-terms.ts';
import { isRecord } from '../../api/is-record.ts';
import { type ContactValues, given, toContact } from '../../booking/party-values.ts';
import { readLike } from '../../form/read-like.ts';

/** A journey as typed; `''` means not given yet. */
export interface JourneyValues {
  origin: string;
  destination: string;
  date: string;
  /** Empty for one way. */
  returnDate: string;
  remark: string;
}

/** The request for a group (spec §3). Paths are those of the call, so server errors find their field. */
export interface RequestValues {
  journeys: JourneyValues[];
  /** Heads as typed. */
  passengers: { adult: string; child: string; infant: string };
  groupOrderExtraInfo: { isChangeDate: boolean; acceptChangeFlight: boolean };
  contact: ContactValues;
  remark: string;
  /** The agency's own reference. */
  referenceId: string;
  /** The settlement currency when the request was reviewed; empty before. */
  currency: string;
}

export const emptyJourney = (origin = ''): JourneyValues => ({
  origin,
  destination: '',
  date: '',
  returnDate: '',
  remark: '',
});

/** Children of a fresh request (spec §9). */
const USUAL_CHILDREN = '10';

/** A fresh request: ten adults and ten children (spec §9). */
export function emptyRequest(contact: ContactValues): RequestValues {
  return {
    journeys: [emptyJourney()],
    passengers: { adult: '10', child: USUAL_CHILDREN, infant: '0' },
    groupOrderExtraInfo: { isChangeDate: false, acceptChangeFlight: false },
    contact,
    remark: '',
    referenceId: '',
    currency: '',
  };
}

/** From this many seats on, airlines speak of a group. */
const GROUP_FROM = 10;

/** Whether the party is small enough to book without a request; an empty party does not count. */
export function isSmallGroup({ passengers: { adult, child } }: Pick<RequestValues, 'passengers'>): boolean {
  const seats = Number(adult) + Number(child);
  return seats > 0 && seats < GROUP_FROM;
}

/** Whether the children are still those of a fresh request, although most groups have none. */
export function hasUsualChildren({ passengers }: Pick<RequestValues, 'passengers'>): boolean {
  return passengers.child === USUAL_CHILDREN;
}

/** The journeys plus one that starts where the last one ends. */
export function withJourney(journeys: readonly JourneyValues[]): JourneyValues[] {
  return [...journeys, emptyJourney(journeys.at(-1)?.destination)];
}

/** A saved request, as far as it fits `like`; null without one. */
export function readRequest(like: RequestValues, kept: unknown): RequestValues | null {
  const read = readLike(like, kept);
  if (!read || !isRecord(kept) || !Array.isArray(kept.journeys)) return null;
  const journeys = kept.journeys.flatMap((journey: unknown) => readLike(emptyJourney(), journey) ?? []);
  return journeys.length > 0 ? { ...read, journeys } : null;
}

const headsOf = (typed: string): number => Number(typed || 0);

/** The party as typed, in numbers. */
export function partyOf({ passengers: { adult, child, infant } }: Pick<RequestValues, 'passengers'>): PassengerCounts {
  return { adult: headsOf(adult), child: headsOf(child), infant: headsOf(infant) };
}

function toJourney({ origin, destination, date, returnDate, remark }: JourneyValues): GroupJourney {
  const back = given(returnDate);
  const wish = given(remark);
  return { origin, destination, date, ...(back ? { returnDate: back } : {}), ...(wish ? { remark: wish } : {}) };
}

/** Fields of the next page. */
type Reach = Pick<GroupOrderInput, 'contact' | 'remark' | 'referenceId'>;

/** The route, dates and counts of the request. */
export function toTrip(values: RequestValues): Omit<GroupOrderInput, keyof Reach> {
  return {
    journeys: values.journeys.map(toJourney),
    passengers: partyOf(values),
    groupOrderExtraInfo: values.groupOrderExtraInfo,
  };
}

/** Its contact, and the agency's reference. */
export function toReach(values: RequestValues): Reach {
  const remark = given(values.remark);
  const referenceId = given(values.referenceId);
  return {
    contact: toContact(values.contact),
    ...(remark ? { remark } : {}),
    ...(referenceId ? { referenceId } : {}),
  };
}

/** The request of the form; empty values stay empty so that validation can report them. */
export function toRequest(values: RequestValues): GroupOrderInput {
  return { ...toTrip(values), ...toReach(values) };
}

/** Whether a journey is complete. */
export const isJourneySaid = ({ origin, destination, date }: JourneyValues): boolean =>
  Boolean(origin && destination && date);

/** Whether the trip was reviewed on the page before: otherwise there is nothing to send. */
export function isLookedThrough({ currency, journeys }: RequestValues): boolean {
  return currency !== '' && journeys.every(isJourneySaid);
}

/** The number of a field's journey, from 1; null where it has none, or the only one. */
export function journeyOf(path: string, { journeys }: Pick<RequestValues, 'journeys'>): number | null {
  const [, index] = /^journeys\[(\d+)\]/.exec(path) ?? [];
  return index === undefined || journeys.length < 2 ? null : Number(index) + 1;
}
