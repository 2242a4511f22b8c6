import type { GroupJourney, GroupOrderInput } from '../../../contract/group-orders.ts';
import { isRecord } from '../../api/is-record.ts';
import { type ContactValues, given, toContact } from '../../booking/party-values.ts';
import { readLike } from '../../form/read-like.ts';

/** A journey as typed; `''` means not given yet. */
export interface JourneyValues {
  origin: string;
  destination: string;
  date: string;
  /** Empty where they do not fly back. */
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
  /** The agency's own number for it. */
  referenceId: string;
  /** What the company settled in when the request was looked through; empty before. */
  currency: string;
}

export const emptyJourney = (origin = ''): JourneyValues => ({
  origin,
  destination: '',
  date: '',
  returnDate: '',
  remark: '',
});

/** A fresh request: ten adults and ten children (spec §9). */
export function emptyRequest(contact: ContactValues): RequestValues {
  return {
    journeys: [emptyJourney()],
    passengers: { adult: '10', child: '10', infant: '0' },
    groupOrderExtraInfo: { isChangeDate: false, acceptChangeFlight: false },
    contact,
    remark: '',
    referenceId: '',
    currency: '',
  };
}

/** Of so many with a seat of their own an airline speaks of a group. */
const GROUP_FROM = 10;

/** Whether so few are named that they can be booked without a request; none named yet is no group to speak of. */
export function isSmallGroup({ passengers: { adult, child } }: Pick<RequestValues, 'passengers'>): boolean {
  const seats = Number(adult) + Number(child);
  return seats > 0 && seats < GROUP_FROM;
}

/** The journeys with one more: it starts where the last one ends. */
export function withJourney(journeys: readonly JourneyValues[]): JourneyValues[] {
  return [...journeys, emptyJourney(journeys.at(-1)?.destination)];
}

/** What was kept of a request, as far as it fits `like`; null when there is none in it. */
export function readRequest(like: RequestValues, kept: unknown): RequestValues | null {
  const read = readLike(like, kept);
  if (!read || !isRecord(kept) || !Array.isArray(kept.journeys)) return null;
  const journeys = kept.journeys.flatMap((journey: unknown) => readLike(emptyJourney(), journey) ?? []);
  return journeys.length > 0 ? { ...read, journeys } : null;
}

const headsOf = (typed: string): number => Number(typed || 0);

function toJourney({ origin, destination, date, returnDate, remark }: JourneyValues): GroupJourney {
  const back = given(returnDate);
  const wish = given(remark);
  return { origin, destination, date, ...(back ? { returnDate: back } : {}), ...(wish ? { remark: wish } : {}) };
}

/** What the page of the sending asks. */
type Reach = Pick<GroupOrderInput, 'contact' | 'remark' | 'referenceId'>;

/** Where, when and how many, of the call that the form stands for. */
export function toTrip(values: RequestValues): Omit<GroupOrderInput, keyof Reach> {
  const { adult, child, infant } = values.passengers;
  return {
    journeys: values.journeys.map(toJourney),
    passengers: { adult: headsOf(adult), child: headsOf(child), infant: headsOf(infant) },
    groupOrderExtraInfo: values.groupOrderExtraInfo,
  };
}

/** Whom to reach about it, and what the agency calls it. */
export function toReach(values: RequestValues): Reach {
  const remark = given(values.remark);
  const referenceId = given(values.referenceId);
  return {
    contact: toContact(values.contact),
    ...(remark ? { remark } : {}),
    ...(referenceId ? { referenceId } : {}),
  };
}

/** The call that the form stands for; what was left empty stays empty so that validation can name it. */
export function toRequest(values: RequestValues): GroupOrderInput {
  return { ...toTrip(values), ...toReach(values) };
}

/** Whether all is said that a journey needs. */
export const isJourneySaid = ({ origin, destination, date }: JourneyValues): boolean =>
  Boolean(origin && destination && date);

/** Whether the trip has been looked through on the page before: without it there is nothing to send. */
export function isLookedThrough({ currency, journeys }: RequestValues): boolean {
  return currency !== '' && journeys.every(isJourneySaid);
}

/** Which journey a field is of, counted from 1; null where it is of none, or of the only one. */
export function journeyOf(path: string, { journeys }: Pick<RequestValues, 'journeys'>): number | null {
  const [, index] = /^journeys\[(\d+)\]/.exec(path) ?? [];
  return index === undefined || journeys.length < 2 ? null : Number(index) + 1;
}
