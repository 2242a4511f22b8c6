import type { SolutionsAnswer } from '../../../../contract/flight-search.ts';
import { ApiError } from '../../../api/errors.ts';
import { isRecord } from '../../../api/is-record.ts';
import type { SearchRun } from './search-run.ts';

/**
 * Answers of another version, and data cached on the device, may lack parts that the screen reads. These check for all of them, fast enough
 * for a list of 2,000 offers, so that the screen can say so instead of crashing.
 */
export function isWholeRun(run: unknown): run is SearchRun {
  return (
    isRecord(run) &&
    typeof run.searchId === 'string' &&
    typeof run.expiresAt === 'string' &&
    typeof run.done === 'boolean' &&
    isProgress(run.progress) &&
    Array.isArray(run.failures) &&
    areWhole(run.solutions) &&
    (run.held === null || areWhole(run.held))
  );
}

export function isWholeAnswer(answer: SolutionsAnswer): boolean {
  return (
    isRecord(answer) &&
    typeof answer.cursor === 'number' &&
    typeof answer.expiresAt === 'string' &&
    isProgress(answer.progress) &&
    Array.isArray(answer.failures) &&
    Array.isArray(answer.withdrawn) &&
    areWhole(answer.solutions)
  );
}

/** The error for an answer with parts missing: no refusal, and a retry may help. */
export function brokenAnswer(): ApiError {
  return new ApiError({ kind: 'unexpected', code: 0, status: 0, message: '' });
}

/** Lists already validated: a run is checked on every render and its lists never change. */
const whole = new WeakSet<object>();

function areWhole(offers: unknown): boolean {
  if (!Array.isArray(offers)) return false;
  if (whole.has(offers)) return true;
  if (!offers.every(isWholeOffer)) return false;
  whole.add(offers);
  return true;
}

function isProgress(value: unknown): boolean {
  return isRecord(value) && typeof value.answered === 'number' && typeof value.total === 'number';
}

function isWholeOffer(offer: unknown): boolean {
  if (!isRecord(offer)) return false;
  const { id, flightKey, journeys, priceDetail, total, settlement, brand, baggage, policies } = offer;
  return (
    typeof id === 'string' &&
    typeof flightKey === 'string' &&
    isMoney(total) &&
    isMoney(settlement) &&
    isRecord(brand) &&
    isRecord(priceDetail) &&
    Array.isArray(priceDetail.priceList) &&
    priceDetail.priceList.every(isRecord) &&
    isRecord(baggage) &&
    isRecord(baggage.checked) &&
    isRecord(policies) &&
    isRecord(policies.refund) &&
    isRecord(policies.change) &&
    Array.isArray(journeys) &&
    journeys.every(isWholeJourney)
  );
}

function isWholeJourney(journey: unknown): boolean {
  return isRecord(journey) && Array.isArray(journey.segments) && journey.segments.every(isWholeSegment);
}

function isWholeSegment(segment: unknown): boolean {
  return isRecord(segment) && typeof segment.departure === 'string' && typeof segment.arrival === 'string';
}

function isMoney(value: unknown): boolean {
  return isRecord(value) && typeof value.amount === 'number' && typeof value.currency === 'string';
}
