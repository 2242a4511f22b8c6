import { sql } from 'drizzle-orm';
import { DEFAULT_FLIGHT_CONFIG, type FlightConfig, type SearchMode } from '../../../contract/agency-terms.ts';
import type { Currency } from '../../../contract/money.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { companies } from '../../db/schema/companies.ts';
import { flightConfigs } from '../../db/schema/flight-search.ts';
import { ownCompany } from '../../db/scope.ts';

/** One sale on the way from the provider to the company that searches. */
export interface SellingStep {
  /** Who sells and earns the markup. */
  sellerId: string;
  markups: FlightConfig['markups'];
  /** The buyer's settlement currency, which amounts of the markups are in. */
  currency: Currency;
}

/** How flights reach a company: what each seller above it adds, and what it may see and buy. */
export interface SellingChain {
  settlement: Currency;
  /** The provider's sale first; empty for the provider itself. */
  steps: SellingStep[];
  showSuppliers: boolean;
  freeBaggageOnly: boolean;
  /** Only offers whose every flight names its fare basis. */
  fareBasisOnly: boolean;
  /** Flights inside mainland China are not offered. */
  hideMainland: boolean;
  searchMode: SearchMode;
  maxResponseMs: number;
  allows: { supplier: (id: string) => boolean; airline: (code: string) => boolean };
}

interface Level extends Record<string, unknown> {
  id: string;
  parentId: string | null;
  currency: Currency;
  config: FlightConfig | null;
  hideMainland: boolean;
}

/** Reads the chain of the caller's company. Limits on airlines and suppliers of every company above it hold as well. */
export async function readSellingChain(db: Db, actor: Pick<Actor, 'companyId'>): Promise<SellingChain> {
  const { rows } = await db.execute<Level>(sql`
    with recursive chain as (
      select id, parent_id, settlement_currency, hide_mainland_content, 0 as depth from ${companies}
      where ${ownCompany(actor, companies.id)}
      union all
      select above.id, above.parent_id, above.settlement_currency, above.hide_mainland_content, chain.depth + 1
      from ${companies} above join chain on above.id = chain.parent_id
    )
    select chain.id, chain.parent_id as "parentId", chain.settlement_currency as currency,
      chain.hide_mainland_content as "hideMainland", c.config
    from chain left join ${flightConfigs} c on c.company_id = chain.id order by depth`);
  const [own] = rows;
  if (!own) throw new Error(`company ${actor.companyId} is gone`);
  const configs = rows.map(({ config }) => ({ ...DEFAULT_FLIGHT_CONFIG, ...config }));
  const {
    showSuppliers,
    freeBaggageOnly,
    fareBasisOnly = false,
    searchMode = 'all',
    maxResponseMs,
  } = configs[0] ?? DEFAULT_FLIGHT_CONFIG;
  const steps = rows.flatMap(({ parentId, currency, config }) =>
    parentId === null ? [] : [{ sellerId: parentId, markups: config?.markups ?? {}, currency }],
  );
  return {
    settlement: own.currency,
    steps: steps.reverse(),
    showSuppliers,
    freeBaggageOnly,
    fareBasisOnly,
    hideMainland: own.hideMainland,
    searchMode,
    maxResponseMs,
    allows: {
      supplier: (id) => configs.every(({ suppliers }) => suppliers?.includes(id) ?? true),
      airline: (code) =>
        configs.every(
          ({ airlines }) => airlines.mode === 'all' || airlines.codes.includes(code) === (airlines.mode === 'only'),
        ),
    },
  };
}
