import { call, type Nothing } from './endpoint.ts';
import type { Requirement } from './permissions.ts';
import type { RateDecisionInput, Rates, RatesInput } from './rates.ts';

const RATES: Requirement = { permission: 'rates:write' };

/** The calls by which the provider manages exchange rates; everybody reads them by exchangeRates. */
export const rateEndpoints = {
  rateTables: call<Nothing, Rates>({ method: 'GET', path: '/base/v2/rates', who: RATES }),
  refreshRates: call<Nothing, Rates>({ method: 'POST', path: '/base/v2/rates/refresh', who: RATES }),
  enterRates: call<RatesInput, Rates>({ method: 'PUT', path: '/base/v2/rates', who: RATES, repeatable: true }),
  decideRates: call<RateDecisionInput, Rates>({
    method: 'POST',
    path: '/base/v2/rates/{id}/decision',
    who: RATES,
    idempotent: true,
  }),
} as const;
