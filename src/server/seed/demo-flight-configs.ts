import type { FlightConfig } from '../../contract/agency-terms.ts';
import { DEMO_COMPANY } from './demo-accounts.ts';

/** Each demo agency's surcharges on the fare: percentages, amounts, a limit, and a sub-agency's second step. */
export const DEMO_FLIGHT_CONFIGS: readonly { companyId: string; config: FlightConfig }[] = [
  {
    companyId: DEMO_COMPANY.harbour,
    config: {
      markups: {
        chinaMainland: { value: 1000, unit: 'amount', limit: 0 },
        domestic: { value: 100, unit: 'percent', limit: 0 },
        intraContinental: { value: 150, unit: 'percent', limit: 0 },
        intercontinental: { value: 200, unit: 'percent', limit: 20_000 },
      },
    },
  },
  {
    companyId: DEMO_COMPANY.quay,
    config: {
      showSuppliers: false,
      markups: {
        chinaMainland: { value: 2000, unit: 'amount', limit: 0 },
        domestic: { value: 250, unit: 'percent', limit: 0 },
        intraContinental: { value: 250, unit: 'percent', limit: 0 },
        intercontinental: { value: 300, unit: 'percent', limit: 40_000 },
      },
    },
  },
  {
    companyId: DEMO_COMPANY.meridian,
    config: {
      markups: {
        chinaMainland: { value: 300, unit: 'amount', limit: 0 },
        domestic: { value: 300, unit: 'amount', limit: 0 },
        intraContinental: { value: 800, unit: 'amount', limit: 0 },
        intercontinental: { value: 1500, unit: 'amount', limit: 0 },
      },
    },
  },
];
