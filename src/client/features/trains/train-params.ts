import { isIsoDate } from '../../../contract/dates.ts';
import { checkTrainParty, TRAIN_LIMITS, type TrainParty } from '../../../contract/train-terms.ts';
import type { TrainParams } from './train-address.ts';

export interface TrainSearch {
  origin: string;
  destination: string;
  date: string;
  party: TrainParty;
}

const PLACE = /^([A-Z]{3}|[a-z]+(-[a-z]+)*)$/;
const OFFER = /^[A-Z]\d{1,4}\.\d{4}-\d{2}-\d{2}\.[A-Z]{3}\.[A-Z]{3}\.[a-zA-Z]{1,20}$/;

const text = (value: unknown, form: RegExp): string | undefined =>
  typeof value === 'string' && form.test(value) ? value : undefined;
const count = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= TRAIN_LIMITS.passengers ? Number(value) : undefined;

/** Takes the valid values of a URL; drops anything else. */
export function readTrainParams(raw: Record<string, unknown>): TrainParams {
  const read = {
    from: text(raw.from, PLACE),
    to: text(raw.to, PLACE),
    date: typeof raw.date === 'string' && isIsoDate(raw.date) ? raw.date : undefined,
    adults: count(raw.adults),
    children: count(raw.children),
    offer: text(raw.offer, OFFER),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** One adult without a party, or with an invalid one. */
export function partyOf({ adults = 1, children = 0 }: TrainParams): TrainParty {
  const party = { adult: adults, child: children };
  return checkTrainParty(party) ? { adult: 1, child: 0 } : party;
}

/** The search in a URL; null without one. */
export function searchOf(params: TrainParams): TrainSearch | null {
  const { from, to, date } = params;
  return from && to && date ? { origin: from, destination: to, date, party: partyOf(params) } : null;
}

/** The search params of a search; default values are omitted. */
export function paramsOf({ origin, destination, date, party }: TrainSearch): TrainParams {
  return {
    from: origin,
    to: destination,
    date,
    ...(party.adult === 1 ? {} : { adults: party.adult }),
    ...(party.child === 0 ? {} : { children: party.child }),
  };
}
