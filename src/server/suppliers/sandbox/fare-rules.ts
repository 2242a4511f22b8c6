import type { Restrictions, Solution } from '../../../contract/flight-search.ts';
import type { DocumentType } from '../../../contract/passenger-terms.ts';
import type { SupplierFare, SupplierRule } from '../air-supplier.ts';
import type { Chance } from './chance.ts';
import type { FareBrand } from './fare-products.ts';
import { thousandths } from './fares.ts';
import type { Itinerary } from './itineraries.ts';
import type { SupplierProfile } from './profiles.ts';

const PASSPORTS: readonly DocumentType[] = ['passport', 'chinesePassport', 'internationalityPassport'];
const MAINLAND_CARDS: readonly DocumentType[] = ['idcard', 'tphm', 'tptw', 'fpridcard', 'rphmt'];
const LONG_KM = 4000;

export function baggageOf(brand: FareBrand, legs: readonly Itinerary[]): Solution['baggage'] {
  const isLong = legs.some(({ directKm }) => directKm > LONG_KM);
  return {
    checked: { pieces: isLong ? brand.bags.long : brand.bags.short, kg: brand.bags.kg },
    infant:
      brand.productType === 'lowcost' || brand.productType === 'stitched'
        ? { pieces: 0, kg: 0 }
        : { pieces: 1, kg: 10 },
    carryOn: { pieces: 1, kg: brand.bags.carryKg },
  };
}

/** Change and refund rules; the fee is a share of the adult's face value, rounded to the supplier's step. */
export function rulesOf(
  brand: FareBrand,
  adult: SupplierFare | undefined,
  step: number,
): { refund: SupplierRule; change: SupplierRule } {
  const fee = (share: number) => Math.ceil(thousandths(adult?.faceValue ?? 0, share) / step) * step;
  const rule = (permitted: SupplierRule['permitted'], share: number): SupplierRule => ({
    permitted,
    fee: permitted === 'fee' ? fee(share) : null,
    deadlineHours: brand.cabin === 'Y' ? 4 : 2,
  });
  return { refund: rule(brand.refund, brand.feeShare), change: rule(brand.change, Math.round(brand.feeShare * 0.6)) };
}

/** Documents a trip can be made on: identity cards and permits inside mainland China and to its neighbours, passports elsewhere. */
export function documentTypes(countries: ReadonlySet<string>): DocumentType[] {
  const isOnly = (...codes: string[]) => [...countries].every((country) => codes.includes(country));
  if (isOnly('CN')) return [...PASSPORTS, ...MAINLAND_CARDS];
  if (isOnly('CN', 'HK', 'MO')) return [...PASSPORTS, 'tphm', 'eep'];
  if (isOnly('CN', 'TW')) return [...PASSPORTS, 'tptw', 'ttpmr'];
  return [...PASSPORTS];
}

export function restrictionsOf(
  chance: Chance,
  profile: SupplierProfile,
  legs: readonly Itinerary[],
  { brand, hasChildren }: { brand: FareBrand; hasChildren: boolean },
): Restrictions {
  const flights = legs.flatMap((leg) => leg.flights);
  const countries = new Set(flights.flatMap(({ from, to }) => [from.country, to.country]));
  const home = flights[0]?.from.country ?? '';
  const carrier = legs[0]?.carrier.code ?? '';
  const limits = brand.productType === 'private' ? chance.unit('limits', profile.id, carrier, brand.code) : 1;
  return {
    // Some negotiated fares are for residents of the country they are sold in, some for young travellers.
    minAge: limits >= 0.3 && limits < 0.42 && !hasChildren ? 12 : null,
    maxAge: limits >= 0.3 && limits < 0.42 && !hasChildren ? 30 : null,
    documentTypes: documentTypes(countries),
    eligibleCountries: limits < 0.18 ? [home] : null,
    ineligibleCountries: limits >= 0.18 && limits < 0.3 ? [home] : [],
    invoiceType: profile.channel === 'BSP' ? (carrier < 'M' ? 'ItineraryWithBill' : 'Itinerary') : 'Bill',
    ticketingChannel: profile.channel,
  };
}
