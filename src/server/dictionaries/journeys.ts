import { dateInZone, type IsoDate } from '../../contract/dates.ts';
import { cityOf } from '../../contract/dictionaries/lookup.ts';
import { checkJourneys, type JourneyError } from '../../contract/journey-rules.ts';
import { JOURNEY_WORDS } from '../../contract/messages.ts';
import { type Refusal, refuse } from '../../contract/result.ts';
import type { Deps } from '../deps.ts';

/** Whether the journeys lead from one city to another (spec §5); reports the fields of unknown codes. */
export function checkJourneyRules(
  { dictionaries }: Pick<Deps, 'dictionaries'>,
  { journeys }: { journeys: readonly { origin: string; destination: string }[] },
  fieldOf: (index: number, end: 'origin' | 'destination') => string = (index, end) => `journeys[${index}].${end}`,
): Refusal | null {
  const find = (code: string) => cityOf(dictionaries, code);
  const error = checkJourneys(journeys, find);
  if (error?.key === 'flight.booking.journeyError.empty') return refuse('journeyEmpty', { data: { key: error.key } });
  if (!error) return null;
  const index = error.index ?? 0;
  const unknown = (['origin', 'destination'] as const).filter((end) => !find(journeys[index]?.[end] ?? ''));
  if (unknown.length > 0)
    return refuse('badInput', { fields: Object.fromEntries(unknown.map((end) => [fieldOf(index, end), 'airport'])) });
  return refuseSameCity('flight', index);
}

/** Refuses a journey that starts and ends in one city, for any product; `index` counts from 0. */
export function refuseSameCity(
  by: keyof typeof JOURNEY_WORDS,
  index: number,
  fields?: Readonly<Record<string, string>>,
): Refusal {
  const key = 'order.flight.booking.journeyError.rules' satisfies JourneyError['key'];
  const params = { journey: JOURNEY_WORDS[by], index: index + 1 };
  return refuse('journeyRules', { data: { key, index }, params, ...(fields ? { fields } : {}) });
}

/** A place's time zone. */
export function zoneAt({ dictionaries }: Pick<Deps, 'dictionaries'>, code: string): string {
  return dictionaries.cities.get(code)?.zone ?? dictionaries.airports.get(code)?.zone ?? 'UTC';
}

/** Today's date at a place. */
export function todayAt(deps: Pick<Deps, 'dictionaries' | 'clock'>, code: string): IsoDate {
  return dateInZone(deps.clock.now(), zoneAt(deps, code));
}
