import type { Row } from './company-rows.ts';

/** Who may look after exchange rates and sites. */
export const RATE_ROWS = {
  rateTables: { access: 'desk' },
  refreshRates: { access: 'desk' },
  enterRates: { access: 'desk' },
  decideRates: { access: 'desk' },
  sites: { access: 'desk' },
  createSite: { access: 'desk' },
  updateSite: { access: 'desk' },
  deleteSite: { access: 'desk' },
  uploadSitePicture: { access: 'desk' },
  deleteSitePicture: { access: 'desk' },
  ownSite: { access: 'superUsers' },
  updateOwnSite: { access: 'superUsers' },
  uploadOwnSitePicture: { access: 'superUsers' },
  deleteOwnSitePicture: { access: 'superUsers' },
} satisfies Record<string, Row>;
