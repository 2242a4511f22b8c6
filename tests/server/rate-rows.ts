import type { Row } from './company-rows.ts';

/** Who may manage exchange rates and sites. */
export const RATE_ROWS = {
  rateTables: { access: 'rates' },
  refreshRates: { access: 'rates' },
  enterRates: { access: 'rates' },
  decideRates: { access: 'rates' },
  sites: { access: 'sites' },
  createSite: { access: 'sites' },
  updateSite: { access: 'sites' },
  deleteSite: { access: 'sites' },
  uploadSitePicture: { access: 'sites' },
  deleteSitePicture: { access: 'sites' },
  ownSite: { access: 'superUsers' },
  updateOwnSite: { access: 'superUsers' },
  uploadOwnSitePicture: { access: 'superUsers' },
  deleteOwnSitePicture: { access: 'superUsers' },
} satisfies Record<string, Row>;
