import type { PassengerCounts } from '../../../../contract/passenger-terms.ts';
import type { PnrSegment } from '../../../../parsing/pnr/answer.ts';
import { isRecord } from '../../../api/is-record.ts';
import { windowPlace } from '../../../offline/drafts/draft-values.ts';

/** The agent's corrections to a parsed reservation. */
export interface PnrWork {
  segments: readonly PnrSegment[];
  /** Positions of the removed flights. */
  left: ReadonlySet<number>;
  party: PassengerCounts;
}

/** Where the current reservation and its corrections are stored: for this window, over the way to the results and back. */
export const pnrPlace = (): string => windowPlace('pnr');
export const workPlace = (): string => windowPlace('pnr-work');

export const keptWork = (text: string, { segments, left, party }: PnrWork) => ({
  text,
  segments,
  left: [...left],
  party,
});

/** The saved work on this text; null when the last was on another. */
export function workOn(text: string, kept: unknown): PnrWork | null {
  if (!isRecord(kept) || kept.text !== text || !isParty(kept.party)) return null;
  const { segments, left, party } = kept;
  if (!Array.isArray(segments) || !segments.every(isSegment) || !Array.isArray(left)) return null;
  return { segments, left: new Set(left.filter((one): one is number => Number.isInteger(one))), party };
}

/** As far as this app writes them. */
const isSegment = (value: unknown): value is PnrSegment => isRecord(value) && typeof value.kind === 'string';

const isParty = (value: unknown): value is PassengerCounts =>
  isRecord(value) && [value.adult, value.child, value.infant].every((count) => Number.isInteger(count));
