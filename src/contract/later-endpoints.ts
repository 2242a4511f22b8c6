import { companyEndpoints } from './company-endpoints.ts';
import { deskEndpoints } from './desk-endpoints.ts';
import { flightListEndpoints } from './flight-list-endpoints.ts';
import { groupEndpoints } from './group-endpoints.ts';
import { moneyEndpoints } from './money-endpoints.ts';
import { orderFilterEndpoints } from './order-filter-endpoints.ts';
import { ownAccountEndpoints } from './own-account-endpoints.ts';
import { rateEndpoints } from './rate-endpoints.ts';
import { siteEndpoints } from './site-endpoints.ts';
import { trainDeskEndpoints } from './train-desk-endpoints.ts';
import { trainEndpoints } from './train-endpoints.ts';

/** The calls of screens that are opened later; the app loads them with the first of these (client/api/endpoint-of.ts). */
export const laterEndpoints = {
  ...companyEndpoints,
  ...flightListEndpoints,
  ...groupEndpoints,
  ...moneyEndpoints,
  ...orderFilterEndpoints,
  ...ownAccountEndpoints,
  ...trainEndpoints,
  ...trainDeskEndpoints,
  ...rateEndpoints,
  ...siteEndpoints,
  ...deskEndpoints,
} as const;
