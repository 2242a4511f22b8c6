import { addDays, dateInZone } from '../../../contract/dates.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { TrainSearchAnswer, TrainSearchInput } from '../../../contract/train-search.ts';
import { CHINA_ZONE, TRAIN_LIMITS } from '../../../contract/train-terms.ts';
import type { Actor } from '../../actor.ts';
import { readRates } from '../../db/exchange-rates.ts';
import type { Deps } from '../../deps.ts';
import type { Pricing } from '../../orders/trains/present-seats.ts';
import { SupplierError } from '../../suppliers/supplier-error.ts';
import { presentOffers } from './present.ts';

export async function pricingOf(db: Deps['db'], actor: Actor): Promise<Pricing> {
  const { rates } = await readRates(db);
  return { currency: actor.me.company.config.commonConfig.settlementCurrency, rates };
}

/** The trains between two stations or cities on a day, each with what is left of its classes. */
export async function searchTrains(
  deps: Deps,
  actor: Actor,
  { origin, destination, date }: TrainSearchInput,
): Promise<TrainSearchAnswer | Refusal> {
  const origins = stationsOf(deps, origin);
  const destinations = stationsOf(deps, destination);
  const fields: Record<string, string> = {};
  if (origins.length === 0) fields['origin'] = 'invalid';
  if (destinations.length === 0) fields['destination'] = 'invalid';
  else if (origins.some((code) => destinations.includes(code))) fields['destination'] = 'sameCity';
  const today = dateInZone(deps.clock.now(), CHINA_ZONE);
  if (date < today) fields['date'] = 'pastDate';
  if (date >= addDays(today, TRAIN_LIMITS.searchDays)) fields['date'] = 'trainDateTooFar';
  if (Object.keys(fields).length > 0) return refuse('badInput', { fields });
  if (!deps.railSupplier) return refuse('noSupplier');
  try {
    const offers = await deps.railSupplier.search(origins, destinations, date);
    const pricing = await pricingOf(deps.db, actor);
    return presentOffers(offers, pricing, onSaleFrom(date, today));
  } catch (error) {
    if (error instanceof SupplierError) return refuse('supplierUnavailable');
    throw error;
  }
}

/** A station by itself, or all of a city. */
function stationsOf({ dictionaries: { stations } }: Pick<Deps, 'dictionaries'>, place: string): string[] {
  if (stations.has(place)) return [place];
  return [...stations.values()].filter(({ city }) => city === place).map(({ code }) => code);
}

/** When the sales of a day open; null where they have. */
function onSaleFrom(date: string, today: string): string | null {
  const first = addDays(date, 1 - TRAIN_LIMITS.saleDays);
  return first <= today ? null : new Date(`${first}T00:00:00+08:00`).toISOString();
}
