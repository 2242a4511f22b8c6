import { sql } from 'drizzle-orm';
import type { FlightConfig, ServiceFees } from '../../../contract/agency-terms.ts';
import { type Currency, convertUp } from '../../../contract/money.ts';
import type { Tx } from '../../db/database.ts';
import { readRates } from '../../db/exchange-rates.ts';
import { companies } from '../../db/schema/companies.ts';
import { flightConfigs } from '../../db/schema/flight-search.ts';
import type { OrderRow } from '../order-rows.ts';

interface Level extends Record<string, unknown> {
  parentId: string | null;
  config: FlightConfig | null;
}

/**
 * What the sellers above a company ask for work on `count` of its tickets, by who earns it, in minor units of `currency`. A company
 * without service fees of its own pays what the company above it pays (spec §3, flight config). Nobody asks any for trains.
 */
export async function serviceFees(
  tx: Pick<Tx, 'execute' | 'select'>,
  { companyId, product }: Pick<OrderRow, 'companyId' | 'product'>,
  kind: Exclude<keyof ServiceFees, 'currency'>,
  { count, currency }: { count: number; currency: Currency },
): Promise<{ companyId: string; amount: number }[]> {
  if (product !== 'flight') return [];
  const { rows } = await tx.execute<Level>(sql`
    with recursive chain as (
      select id, parent_id, 0 as depth from ${companies} where id = ${companyId}
      union all
      select above.id, above.parent_id, chain.depth + 1 from ${companies} above join chain on above.id = chain.parent_id
    )
    select chain.parent_id as "parentId", c.config
    from chain left join ${flightConfigs} c on c.company_id = chain.id order by depth`);
  const { rates } = await readRates(tx);
  return rows.flatMap(({ parentId }, i) => {
    const fees = rows.slice(i).find(({ config }) => config?.serviceFees)?.config?.serviceFees;
    if (parentId === null || !fees || fees[kind] === 0) return [];
    const each = convertUp({ amount: fees[kind], currency: fees.currency }, currency, rates);
    return [{ companyId: parentId, amount: each.amount * count }];
  });
}
