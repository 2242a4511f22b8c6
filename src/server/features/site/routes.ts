import { readRates } from '../../db/exchange-rates.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { presentRates, presentSite } from './present.ts';

export function siteRoutes({ db, settings }: Deps) {
  return {
    siteConfig: async () => presentSite(await readRates(db), settings.seed),
    exchangeRates: async () => presentRates(await readRates(db)),
  } satisfies Handlers;
}
