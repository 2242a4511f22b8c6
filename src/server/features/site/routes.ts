import { refuse } from '../../../contract/result.ts';
import { readRates } from '../../db/exchange-rates.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { readOwnSite } from '../../sites/own-site.ts';
import { readSites } from '../../sites/site-rows.ts';
import { presentRates, presentSite, presentSiteConfig, presentSites } from './present.ts';
import { deleteOwnSitePicture, updateOwnSite, uploadOwnSitePicture } from './save-own-site.ts';
import { createSite, deleteSite, deleteSitePicture, updateSite, uploadSitePicture } from './save-site.ts';

export function siteRoutes(deps: Deps) {
  const { db, settings } = deps;
  return {
    siteConfig: async ({ host }) => {
      const site = await deps.sites.of(host);
      return presentSiteConfig(site, await deps.sites.operatorOf(site), await readRates(db), settings);
    },
    exchangeRates: async () => presentRates(await readRates(db)),
    sites: async () => presentSites(await readSites(db)),
    createSite: ({ actor, input, idempotencyKey }) => createSite(deps, actor, input, idempotencyKey),
    updateSite: ({ actor, input, idempotencyKey }) => updateSite(deps, actor, input, idempotencyKey),
    deleteSite: ({ actor, input }) => deleteSite(deps, actor, input),
    uploadSitePicture: ({ actor, input }) => uploadSitePicture(deps, actor, input),
    deleteSitePicture: ({ actor, input }) => deleteSitePicture(deps, actor, input),
    ownSite: async ({ actor }) => {
      const site = await readOwnSite(db, actor);
      return site ? presentSite(site) : refuse('notFound');
    },
    updateOwnSite: ({ actor, input, idempotencyKey }) => updateOwnSite(deps, actor, input, idempotencyKey),
    uploadOwnSitePicture: ({ actor, input }) => uploadOwnSitePicture(deps, actor, input),
    deleteOwnSitePicture: ({ actor, input }) => deleteOwnSitePicture(deps, actor, input),
  } satisfies Handlers;
}
