import type { ShoppingInput, Solution } from '../../../contract/flight-search.ts';
import type { Currency } from '../../../contract/money.ts';
import type { Actor } from '../../actor.ts';
import { readRates } from '../../db/exchange-rates.ts';
import type { PriceParts } from '../../db/schema/flight-search.ts';
import type { Deps } from '../../deps.ts';
import type { Offer } from '../../suppliers/air-supplier.ts';
import { presentSolution } from './present-solution.ts';
import { type Converter, converter, pricePartsOf, regionOf } from './price-solution.ts';
import { readSellingChain, type SellingChain } from './selling-chain.ts';

/** Everything that turns a supplier's offer into what this company is sold, at this moment's rates. */
export interface SaleTerms {
  chain: SellingChain;
  display: Currency;
  convert: Converter;
}

export async function readSaleTerms({ db }: Pick<Deps, 'db'>, actor: Actor, input: ShoppingInput): Promise<SaleTerms> {
  const [chain, { rates }] = await Promise.all([readSellingChain(db, actor), readRates(db)]);
  return { chain, display: input.currency ?? chain.settlement, convert: converter(rates) };
}

/** The offer as this company is sold it. */
export function sell(
  { dictionaries }: Pick<Deps, 'dictionaries'>,
  { chain, display, convert }: SaleTerms,
  offer: Offer,
  about: { id: string; supplierName: string; passengers: ShoppingInput['passengers'] },
): { solution: Solution; parts: PriceParts[] } {
  const places = offer.journeys.flatMap(({ segments }) => segments.flatMap((s) => [s.origin, s.destination]));
  const countries = places.flatMap((code) => dictionaries.airports.get(code)?.country ?? []);
  const { settlement, steps, showSuppliers } = chain;
  const region = regionOf(countries, dictionaries.countries);
  const parts = pricePartsOf(offer, { steps, settlement, region, convert, passengers: about.passengers });
  const { id, supplierName } = about;
  return {
    parts,
    solution: presentSolution(offer, parts, { id, supplierName, showSuppliers, settlement, display, convert }),
  };
}

/** Whether this company may be shown the offer at all. */
export function isForSale({ chain }: SaleTerms, offer: Offer): boolean {
  if (chain.freeBaggageOnly && offer.baggage.checked.pieces === 0) return false;
  return offer.journeys.every(({ segments }) => segments.every(({ carrier }) => chain.allows.airline(carrier)));
}
