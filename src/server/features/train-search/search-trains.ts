import { addDays, dateInZone } from '../../../contract/dates.ts';
import { checkJourneys } from '../../../contract/journey-rules.ts';
import { type Refusal, refuse } from '../../../contract/result.ts';
import type { TrainSearchAnswer, TrainSearchInput } from '../../../contract/train-search.ts';
import { CHINA_ZONE, TRAIN_LIMITS } from '../../../contract/train-terms.ts';
import { sellsTrains } from '../../accounts/effective-company.ts';
import { hidesMainland } from '../../accounts/terms-above.ts';
import type { Actor } from '../../actor.ts';
import { readRates } from '../../db/exchange-rates.ts';
import type { Deps } from '../../deps.ts';
import { refuseSameCity } from '../../dictionaries/journeys.ts';
import { travelDayFault } from '../../orders/trains/departure.ts';
import { isInsideMainland } from '../../orders/trains/hidden-mainland.ts';
import type { Pricing } from '../../orders/trains/present-seats.ts';
import { SupplierError } from '../../suppliers/supplier-error.ts';
import { presentOffers } from './present.ts';

export async function pricingOf(db: Deps['db'], actor: Actor): Promise<Pricing> {
  const { rates } = await readRates(db);
  return { currency: actor.me.company.config.commonConfig.settlementCurrency, rates };
}

/**
 * The trains between two stations or cities on a day that the company may buy, with the seats left in each class. Refuses with
 * serviceDisabled where the service was switched off during the search.
 */
export async function searchTrains(
  deps: Deps,
  actor: Actor,
  { origin, destination, date }: TrainSearchInput,
): Promise<TrainSearchAnswer | Refusal> {
  const origins = stationsOf(deps, origin);
  const destinations = stationsOf(deps, destination);
  const fault = checkRequest(deps, { origin, destination, date });
  if (fault) return fault;
  if (!deps.railSupplier) return refuse('noSupplier');
  try {
    const found = await deps.railSupplier.search(origins, destinations, date);
    if (!(await sellsTrains(deps.db, actor))) return refuse('serviceDisabled');
    const pricing = await pricingOf(deps.db, actor);
    const isHidden = await hidesMainland(deps.db, actor);
    const offers = isHidden ? found.filter(({ ride }) => !isInsideMainland(deps, ride)) : found;
    const answer = presentOffers(offers, pricing, onSaleFrom(date, dateInZone(deps.clock.now(), CHINA_ZONE)));
    return offers.length < found.length ? { ...answer, isMainlandHidden: true } : answer;
  } catch (error) {
    if (error instanceof SupplierError) return refuse('supplierUnavailable');
    throw error;
  }
}

/** Validates that the journey leads from one city to another (spec §5), on a searchable day; reports every invalid field. */
function checkRequest(
  deps: Pick<Deps, 'dictionaries' | 'clock'>,
  { origin, destination, date }: TrainSearchInput,
): Refusal | null {
  const isPlace = (place: string) => stationsOf(deps, place).length > 0;
  const cityOf = (place: string) => deps.dictionaries.stations.get(place)?.city ?? place;
  const fields: Record<string, string> = {};
  if (!isPlace(origin)) fields['origin'] = 'station';
  if (!isPlace(destination)) fields['destination'] = 'station';
  const isSameCity = Object.keys(fields).length === 0 && checkJourneys([{ origin, destination }], cityOf) !== null;
  if (isSameCity) fields['destination'] = 'sameCity';
  const day = travelDayFault(date, deps.clock.now());
  if (day) fields['date'] = day;
  if (isSameCity) return refuseSameCity('train', 0, fields);
  return Object.keys(fields).length > 0 ? refuse('badInput', { fields }) : null;
}

/** A single station, or all of a city. */
function stationsOf({ dictionaries: { stations } }: Pick<Deps, 'dictionaries'>, place: string): string[] {
  if (stations.has(place)) return [place];
  return [...stations.values()].filter(({ city }) => city === place).map(({ code }) => code);
}

/** When the sales of a day open; null where they have. */
function onSaleFrom(date: string, today: string): string | null {
  const first = addDays(date, 1 - TRAIN_LIMITS.saleDays);
  return first <= today ? null : new Date(`${first}T00:00:00+08:00`).toISOString();
}
