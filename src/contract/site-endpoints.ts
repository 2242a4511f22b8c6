import { call, done, type Id, type Nothing, SUPER_USERS } from './endpoint.ts';
import type { Requirement } from './permissions.ts';
import { PICTURE } from './pictures.ts';
import type {
  NewSiteInput,
  OwnSiteInput,
  OwnSitePictureInput,
  Site,
  SiteInput,
  SitePictureInput,
  Sites,
} from './sites.ts';

const SITES: Requirement = { permission: 'sites:write' };

/**
 * The calls by which the provider manages the sites under its host names, and an agency its own: the one whose host names all begin with
 * the agency's web address. Browsers read a site by siteConfig.
 */
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
  ownSite: call<Nothing, Site>({ method: 'GET', path: '/base/v2/company/site', who: SUPER_USERS }),
  updateOwnSite: call<OwnSiteInput, Site>({
    method: 'PUT',
    path: '/base/v2/company/site',
    who: SUPER_USERS,
    repeatable: true,
  }),
  uploadOwnSitePicture: call<OwnSitePictureInput & { image: Uint8Array<ArrayBuffer> }, Site>({
    method: 'POST',
    path: '/base/v2/company/site/pictures/{kind}',
    who: SUPER_USERS,
    bodyLimit: PICTURE.bytes,
    upload: PICTURE.types,
  }),
  deleteOwnSitePicture: call<OwnSitePictureInput, Site>({
    method: 'DELETE',
    path: '/base/v2/company/site/pictures/{kind}',
    who: SUPER_USERS,
  }),
} as const;
