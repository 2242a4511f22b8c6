import { addDays } from '../../contract/dates.ts';
import type { PassengerType } from '../../contract/passenger-terms.ts';
import type { Passenger } from '../../contract/passengers.ts';
import type { Draw } from './order-history-chance.ts';
import { HISTORY_NAMES, type Market } from './order-history-routes.ts';

const YEAR = 365;
const AGES: Record<PassengerType, readonly [from: number, span: number]> = {
  adult: [23 * YEAR, 40 * YEAR],
  child: [3 * YEAR, 7 * YEAR],
  infant: [100, 300],
};

/** Pays an adult's fare, and is a minor. */
const YOUNG: (typeof AGES)['adult'] = [13 * YEAR, 4 * YEAR];

/** A travelling party: adults with different names, children with the first one's surname; or, if `isYoung`, unaccompanied pupils. */
export function partyOf(
  counts: Partial<Record<PassengerType, number>>,
  trip: { market: Market; date: string; isYoung?: boolean },
  draw: Draw,
): Passenger[] {
  const names = HISTORY_NAMES[trip.market];
  const family = draw.pick(names.surnames);
  const taken = new Set<string>();
  return (['adult', 'child', 'infant'] as const).flatMap((type) =>
    Array.from({ length: counts[type] ?? 0 }, (_, i): Passenger => {
      const gender = draw.below(2) === 0 ? 'female' : 'male';
      const surname = type === 'adult' && i > 0 ? draw.pick(names.surnames) : family;
      const givenName = draw.pick(names[gender].filter((name) => !taken.has(`${surname} ${name}`)));
      taken.add(`${surname} ${givenName}`);
      const [from, span] = trip.isYoung ? YOUNG : AGES[type];
      return {
        type,
        surname,
        givenName,
        gender,
        birthday: addDays(trip.date, -(from + draw.below(span))),
        nationality: names.nationality,
        document: {
          type: 'passport',
          number: `${draw.pick(['E', 'K', 'P', 'A'])}${10_000_000 + draw.below(89_999_999)}`,
          expiry: addDays(trip.date, 400 + draw.below(2500)),
          issuingPlace: names.nationality,
        },
      };
    }),
  );
}
