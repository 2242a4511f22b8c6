import { readRates } from '../../db/exchange-rates.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { readSites } from '../../sites/site-rows.ts';
import { presentRates, presentSiteConfig, presentSites } from './present.ts';
import { createSite, deleteSite, deleteSitePicture, updateSite, uploadSitePicture } from './save-site.ts';

export function siteRoutes(deps: Deps) {
  const { db, settings } = deps;
  return {
    siteConfig: async ({ host }) => presentSiteConfig(await deps.sites.of(host), await readRates(db), settings),
    exchangeRates: async () => presentRates(await readRates(db)),
    sites: async () => presentSites(await readSites(db)),
    createSite: ({ actor, input, idempotencyKey }) => createSite(deps, actor, input, idempotencyKey),
    updateSite: ({ actor, input, idempotencyKey }) => updateSite(deps, actor, input, idempotencyKey),
    deleteSite: ({ actor, input }) => deleteSite(deps, actor, input),
    uploadSitePicture: ({ actor, input }) => uploadSitePicture(deps, actor, input),
    deleteSitePicture: ({ actor, input }) => deleteSitePicture(deps, actor, input),
  } satisfies Handlers;
}
