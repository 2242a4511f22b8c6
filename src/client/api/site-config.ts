import { SITE_CONFIG_LIFE_MS } from '../../contract/limits.ts';
import type { SiteConfig } from '../../contract/site.ts';
import { isRecord } from './stored-json.ts';

export interface KeptSite {
  /** Time of the answer, in milliseconds since the epoch. */
  at: number;
  config: SiteConfig;
}

export function parseKeptSite(value: unknown): KeptSite | null {
  if (!isRecord(value) || typeof value.at !== 'number' || !isSiteConfig(value.config)) return null;
  return { at: value.at, config: value.config };
}

function isSiteConfig(value: unknown): value is SiteConfig {
  return isRecord(value) && typeof value.shortName === 'string' && Array.isArray(value.currencies);
}

/**
 * Whether site info must be refetched (spec §4): never loaded, older than 10 minutes, from the future (the clock was set back), or with
 * currencies that are not plain strings, as an older version stored them.
 */
export function isSiteStale(kept: KeptSite | null, now: number): boolean {
  if (!kept) return true;
  const currencies: readonly unknown[] = kept.config.currencies;
  if (currencies.length === 0 || currencies.some((currency) => typeof currency !== 'string')) return true;
  return now - kept.at > SITE_CONFIG_LIFE_MS || now < kept.at;
}
