import type { Airport } from '../../../contract/dictionaries/types.ts';
import type { PassengerType } from '../../../contract/passenger-terms.ts';
import type { Flight } from './schedule.ts';

/** Fen per departing adult on international flights, by country; others pay `OTHERS`. */
// biome-ignore format: one table
const DEPARTURE_TAX: Readonly<Record<string, number>> = {
  CN: 9000, HK: 20_500, MO: 11_500, TW: 11_000, JP: 21_000, KR: 15_500, SG: 32_500, MY: 11_500, TH: 15_500, VN: 14_000, PH: 9500, ID: 13_000,
  IN: 16_000, AE: 17_500, QA: 12_000, TR: 14_500, GB: 98_000, FR: 42_000, DE: 52_000, NL: 39_000, IT: 31_000, ES: 22_000, CH: 31_000, RU: 6000,
  US: 16_500, CA: 22_000, MX: 38_000, BR: 22_000, AU: 33_500, NZ: 19_500, ZA: 24_000, EG: 18_500, KE: 36_000,
};
const OTHERS = 16_000;
const DOMESTIC_SHARE = 4;

const departureTax = (from: Airport, abroad: boolean) => {
  if (from.country === 'CN' && !abroad) return 5000;
  const tax = DEPARTURE_TAX[from.country] ?? OTHERS;
  return abroad ? tax : Math.round(tax / DOMESTIC_SHARE);
};

/** Airport taxes of a journey for one person, in fen. Infants pay none, nor do children on flights inside mainland China. */
export function airportTax(flights: readonly Flight[], type: PassengerType): number {
  if (type === 'infant') return 0;
  return flights.reduce((sum, { from, to }, i) => {
    const abroad = from.country !== to.country;
    if (type === 'child' && from.country === 'CN' && !abroad) return sum;
    // Passengers in transit pay a quarter.
    const tax = departureTax(from, abroad);
    return sum + (i === 0 ? tax : Math.round(tax / 4));
  }, 0);
}

/** Fuel surcharge for one person, in fen, by distance; children pay half inside mainland China, infants none. */
export function fuelSurcharge(flights: readonly Flight[], type: PassengerType): number {
  if (type === 'infant') return 0;
  return flights.reduce((sum, { from, to, km, carrier }) => {
    if (carrier.lowCost && from.country !== 'CN') return sum;
    const inside = from.country === 'CN' && to.country === 'CN';
    const full = inside ? (km <= 800 ? 2000 : 4000) : km <= 1500 ? 12_000 : km <= 5000 ? 32_000 : 78_000;
    return sum + (inside && type === 'child' ? full / 2 : full);
  }, 0);
}
