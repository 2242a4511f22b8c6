import type { Currency, RateMap } from '../../contract/money.ts';
import type { SiteConfig } from '../../contract/site.ts';
import { call } from './call.ts';
import { isSiteStale, type KeptSite, parseKeptSite } from './site-config.ts';
import { createStore, useStore } from './store.ts';
import { readStored, writeStored } from './stored-json.ts';

const KEY = 'interline.site';
const kept = createStore<KeptSite | null>(parseKeptSite(readStored(KEY)));
const rates = createStore<RateMap | null>(null);
let asking: Promise<void> | null = null;

export const siteConfig = {
  get: (): SiteConfig | null => kept.get()?.config ?? null,
  subscribe: kept.subscribe,
};

async function ask(): Promise<void> {
  const [config, answered] = await Promise.allSettled([call('siteConfig', {}), call('exchangeRates', {})]);
  if (answered.status === 'fulfilled') rates.set(answered.value.rates);
  // Stored values stay in use: the next navigation retries.
  if (config.status === 'rejected') return;
  const next = { at: Date.now(), config: config.value };
  writeStored(KEY, next);
  kept.set(next);
}

/** Fetches site info and exchange rates when stale (spec §4); concurrent callers share one request. */
export function refreshSite(): Promise<void> {
  if (!isSiteStale(kept.get(), Date.now())) return Promise.resolve();
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

/** Makes sure that prices can be converted to a currency; throws if the rates cannot be fetched. */
export async function needRate(currency: Currency): Promise<void> {
  const known = rates.get() ?? kept.get()?.config.rateMap ?? {};
  if (Object.hasOwn(known, currency)) return;
  const { rates: fresh } = await call('exchangeRates', {});
  rates.set(fresh);
  if (!Object.hasOwn(fresh, currency)) throw new Error(`no rate for ${currency}`);
}

export function useSiteConfig(): SiteConfig | null {
  return useStore(kept)?.config ?? null;
}

/** Units of each currency per unit of the base one; empty until the site's first answer. */
export function useRates(): RateMap {
  const site = useStore(kept)?.config.rateMap;
  return useStore(rates) ?? site ?? {};
}
