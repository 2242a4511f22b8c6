import { DEFAULTS } from '../../../contract/limits.ts';
import type { Rates, RateTable } from '../../../contract/rates.ts';
import type { DatedRates } from '../../db/exchange-rates.ts';
import type { TableRow } from './store-rates.ts';

export function presentRateTables(
  { asOf, rates }: DatedRates,
  tables: readonly TableRow[],
  ratesUrl: string | null,
): Rates {
  const url = ratesUrl === null ? null : new URL(ratesUrl).host;
  return { base: DEFAULTS.currency, asOf, rates, url, tables: tables.map(presentTable) };
}

function presentTable(row: TableRow): RateTable {
  const { id, asOf, source, origin, state, oddities, cameAt, decidedAt, decidedByName } = row;
  return {
    ...{ id, asOf, source, origin, state, oddities },
    cameAt: cameAt.toISOString(),
    decided: decidedAt && { at: decidedAt.toISOString(), by: decidedByName },
  };
}
