import type { ExclusionReason, ShoppingInput, Solution } from '../../../contract/flight-search.ts';
import type { Currency } from '../../../contract/money.ts';
import type { Actor } from '../../actor.ts';
import { type DatedRates, ratesOf, readRates } from '../../db/exchange-rates.ts';
import type { PriceBasis, PriceParts } from '../../db/schema/flight-search.ts';
import type { Deps } from '../../deps.ts';
import { type Converter, converter } from '../../orders/price-parts.ts';
import type { Offer } from '../../suppliers/air-supplier.ts';
import { presentSolution, type SolutionView } from './present-solution.ts';
import { pricePartsOf, regionOf, stepsIn } from './price-solution.ts';
import { readSellingChain, type SellingChain } from './selling-chain.ts';

/** What determines this company's price and access to an offer, at current rates. */
export interface SaleTerms {
  chain: SellingChain;
  display: Currency;
  rates: DatedRates;
  convert: Converter;
}

export async function readSaleTerms({ db }: Pick<Deps, 'db'>, actor: Actor, input: ShoppingInput): Promise<SaleTerms> {
  const [chain, rates] = await Promise.all([readSellingChain(db, actor), readRates(db)]);
  return { chain, display: input.currency ?? chain.settlement, rates, convert: converter(rates.rates) };
}

export interface Sale extends Pick<SolutionView, 'id' | 'supplierName'> {
  passengers: ShoppingInput['passengers'];
}

/** The offer as sold to this company, and what its price was computed from. */
export function sell(
  deps: Pick<Deps, 'dictionaries'>,
  terms: SaleTerms,
  offer: Offer,
  sale: Sale,
): { solution: Solution; parts: PriceParts[]; basis: PriceBasis } {
  const parts = priceFor(deps, terms, offer, sale.passengers);
  return { parts, solution: presentSolution(offer, parts, viewOf(terms, sale)), basis: basisOf(deps, terms, offer) };
}

function basisOf({ dictionaries }: Pick<Deps, 'dictionaries'>, { chain, rates }: SaleTerms, offer: Offer): PriceBasis {
  const { fares, currency } = offer;
  const region = regionOfOffer(dictionaries, offer);
  const steps = stepsIn(region, chain.steps);
  const used = [currency, chain.settlement, ...steps.map((step) => step.currency)];
  return { fares, currency, ...ratesOf(rates, used), region, steps };
}

export function priceFor(
  { dictionaries }: Pick<Deps, 'dictionaries'>,
  { chain, convert }: SaleTerms,
  offer: Offer,
  passengers: Sale['passengers'],
): PriceParts[] {
  const steps = stepsIn(regionOfOffer(dictionaries, offer), chain.steps);
  return pricePartsOf(offer, { steps, settlement: chain.settlement, convert, passengers });
}

export function viewOf({ chain, display, convert }: SaleTerms, { id, supplierName }: Omit<Sale, 'passengers'>) {
  const { showSuppliers, settlement } = chain;
  return { id, supplierName, showSuppliers, settlement, display, convert } satisfies SolutionView;
}

function regionOfOffer(dictionaries: Deps['dictionaries'], offer: Offer) {
  const countries = offer.journeys.flatMap(({ segments }) =>
    segments.flatMap((s) => [countryOf(dictionaries, s.origin), countryOf(dictionaries, s.destination)]),
  );
  return regionOf(countries.filter(Boolean), dictionaries.countries);
}

function countryOf({ airports }: Deps['dictionaries'], airport: string): string {
  return airports.get(airport)?.country ?? '';
}

/** Why the offer is hidden from this company: of several reasons the one for the whole route first; null if it is not. */
export function exclusionReason(
  { dictionaries }: Pick<Deps, 'dictionaries'>,
  { chain }: SaleTerms,
  offer: Offer,
): ExclusionReason | null {
  if (chain.hideMainland && regionOfOffer(dictionaries, offer) === 'chinaMainland') return 'mainland';
  const segments = offer.journeys.flatMap((journey) => journey.segments);
  if (!segments.every(({ carrier }) => chain.allows.airline(carrier))) return 'airline';
  if (chain.freeBaggageOnly && offer.baggage.checked.pieces === 0) return 'baggage';
  return chain.fareBasisOnly && segments.some(({ fareBasis }) => !fareBasis) ? 'fareBasis' : null;
}
