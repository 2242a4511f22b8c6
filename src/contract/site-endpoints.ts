import { call, done, type Id, type Nothing } from './endpoint.ts';
import type { Requirement } from './permissions.ts';
import { PICTURE } from './pictures.ts';
import type { NewSiteInput, Site, SiteInput, SitePictureInput, Sites } from './sites.ts';

const SITES: Requirement = { permission: 'sites:write' };

/** The calls by which the provider looks after the sites under its host names; what a browser reads of one is siteConfig. */
export const siteEndpoints = {
  sites: call<Nothing, Sites>({ method: 'GET', path: '/base/v2/sites', who: SITES }),
  createSite: call<NewSiteInput, Site>({ method: 'POST', path: '/base/v2/sites', who: SITES, idempotent: true }),
  updateSite: call<SiteInput, Site>({ method: 'PUT', path: '/base/v2/sites/{id}', who: SITES, repeatable: true }),
  deleteSite: done<Id>({ method: 'DELETE', path: '/base/v2/sites/{id}', who: SITES }),
  uploadSitePicture: call<SitePictureInput & { image: Uint8Array<ArrayBuffer> }, Site>({
    method: 'POST',
    path: '/base/v2/sites/{id}/pictures/{kind}',
    who: SITES,
    bodyLimit: PICTURE.bytes,
    upload: PICTURE.types,
  }),
  deleteSitePicture: call<SitePictureInput, Site>({
    method: 'DELETE',
    path: '/base/v2/sites/{id}/pictures/{kind}',
    who: SITES,
  }),
} as const;
