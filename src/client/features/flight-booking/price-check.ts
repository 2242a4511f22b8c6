import type { Instant } from '../../../contract/dates.ts';
import type { Restrictions, Solution, Verification } from '../../../contract/flight-search.ts';
import type { Currency, Money } from '../../../contract/money.ts';
import type { PassengerType } from '../../../contract/passenger-terms.ts';
import { changedRestrictions, type RestrictionPart } from '../../trip/restriction-parts.ts';
import type { BookingValues } from './booking-values.ts';

/** What changed between two states of one offer; only parts that differ are present. */
export interface OfferChanges {
  /** Totals for the party in the settlement currency. */
  price: { old: Money; now: Money; difference: Money } | null;
  perPassenger: { type: PassengerType; old: Money; now: Money }[];
  /** Parts of the package and restrictions whose text differs, in reading order. */
  package: PackagePart[];
  restrictions: RestrictionPart[];
}

export const PACKAGE_PARTS = [
  'flights', 'brand', 'bookingClass', 'checkedBag', 'carryOn', 'refund', 'change', 'seat', 'ticketing', 'hold',
] as const; // biome-ignore format: one table
export type PackagePart = (typeof PACKAGE_PARTS)[number];

/** The part of a solution that a package change can affect, as a plain value to compare and to format. */
export function packagePart(solution: Solution, part: PackagePart): unknown {
  const segments = solution.journeys.flatMap((journey) => journey.segments);
  const parts: Record<PackagePart, unknown> = {
    flights: segments.map((s) => [s.carrier, s.flightNumber, s.departure, s.arrival]),
    brand: solution.brand.name,
    bookingClass: segments.map((s) => [s.cabin, s.bookingClass]),
    checkedBag: solution.baggage.checked,
    carryOn: solution.baggage.carryOn,
    refund: ruleOf(solution.policies.refund),
    change: ruleOf(solution.policies.change),
    seat: solution.policies.seat,
    ticketing: solution.ticketingSpeed,
    hold: solution.hold !== null,
  };
  return parts[part];
}

/** Rules that forbid are equal, whatever deadline they carry. */
const ruleOf = (rule: Solution['policies']['refund']) => (rule.permitted === 'no' ? 'no' : rule);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Compares the offer the agent saw with the currently bookable one. */
export function changesBetween(old: Solution, now: Solution): OfferChanges {
  const moved = old.settlement.currency === now.settlement.currency && old.settlement.amount !== now.settlement.amount;
  const difference = { amount: now.settlement.amount - old.settlement.amount, currency: now.settlement.currency };
  return {
    price: moved ? { old: old.settlement, now: now.settlement, difference } : null,
    perPassenger: now.priceDetail.priceList.flatMap((item) => {
      const before = old.priceDetail.priceList.find((other) => other.passengerType === item.passengerType);
      if (!before || before.salePrice === item.salePrice || before.currency !== item.currency) return [];
      const { currency } = item;
      return [
        {
          type: item.passengerType,
          old: { amount: before.salePrice, currency },
          now: { amount: item.salePrice, currency },
        },
      ];
    }),
    package: PACKAGE_PARTS.filter((part) => !same(packagePart(old, part), packagePart(now, part))),
    restrictions: changedRestrictions(old, now),
  };
}

/** True when an agent who accepted `accepted` need not confirm `now`. */
export function isSameOffer(accepted: Solution, now: Solution): boolean {
  const changes = changesBetween(accepted, now);
  return changes.price === null && changes.package.length === 0 && changes.restrictions.length === 0;
}

/** The most serious change: who may travel on what before the rest of the fare, and that before its price. */
export function gravestChange(changes: OfferChanges): 'documents' | 'conditions' | 'price' {
  if (changes.restrictions.some((part) => part === 'documents' || part === 'nationality')) return 'documents';
  return changes.package.length + changes.restrictions.length > 0 ? 'conditions' : 'price';
}

/** Whether an offer's settlement currency is still the company's; the display currency may change meanwhile. */
export function isSettledIn({ settlement }: Pick<Solution, 'settlement'>, currency: Currency): boolean {
  return settlement.currency === currency;
}

/** Passenger data that violates the new restrictions and would be cleared if the agent accepts them. */
export interface Clearing {
  passenger: number;
  what: ('document' | 'nationality')[];
}

export function clearings(values: BookingValues, restrictions: Restrictions): Clearing[] {
  return values.passengers.flatMap((p, passenger) => {
    const what: Clearing['what'] = [];
    const { type, number, expiry, issuingPlace } = p.document;
    const holdsDocument = number !== '' || expiry !== '' || issuingPlace !== '';
    if (type !== '' && !restrictions.documentTypes.includes(type) && holdsDocument) what.push('document');
    if (p.nationality !== '' && !isEligible(p.nationality, restrictions)) what.push('nationality');
    return what.length > 0 ? [{ passenger, what }] : [];
  });
}

export function isEligible(country: string, restrictions: Restrictions): boolean {
  return (
    (restrictions.eligibleCountries?.includes(country) ?? true) && !restrictions.ineligibleCountries.includes(country)
  );
}

/** The form after the agent accepted new restrictions: values in `clearings` are cleared, the rest stays. */
export function clearInvalidValues(
  values: BookingValues,
  restrictions: Restrictions,
  documentType: BookingValues['passengers'][number]['document']['type'],
): BookingValues {
  return {
    ...values,
    passengers: values.passengers.map((p) => ({
      ...p,
      nationality: p.nationality !== '' && !isEligible(p.nationality, restrictions) ? '' : p.nationality,
      document:
        p.document.type === '' || restrictions.documentTypes.includes(p.document.type)
          ? p.document
          : { type: documentType, number: '', expiry: '', issuingPlace: '' },
    })),
  };
}

/** True when the outcome leaves something to book. */
export function isBookable(
  answer: Verification,
): answer is Verification & { verificationId: string; solution: Solution } {
  return answer.verificationId !== null && answer.solution !== null;
}

/** A check that expires sooner is renewed before booking, so that it does not expire on the way. */
const MARGIN_MS = 15_000;

/** Whether a booking sent at `now` (milliseconds by the server's clock) still arrives before the check expires. */
export function holdsOnTheWay(expiresAt: Instant | null, now: number): boolean {
  return expiresAt === null || Date.parse(expiresAt) - now > MARGIN_MS;
}
