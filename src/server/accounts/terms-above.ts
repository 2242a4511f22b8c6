import { sql } from 'drizzle-orm';
import {
  type CommonTerms,
  DEFAULT_TERMS,
  FLIGHT_TERMS,
  type FlightConfig,
  type FlightTerms,
  type TermField,
  type TrainConfig,
} from '../../contract/agency-terms.ts';
import type { Currency } from '../../contract/money.ts';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { companies, trainConfigs } from '../db/schema/companies.ts';
import { flightConfigs } from '../db/schema/flight-search.ts';

/** A company in the chain up to the provider, with the terms agreed with it itself. */
export interface TermsLevel extends Record<string, unknown> {
  id: string;
  parentId: string | null;
  name: string;
  isProvider: boolean;
  currency: Currency;
  hideMainland: boolean;
  setTerms: (keyof CommonTerms)[];
  flight: FlightConfig | null;
  train: TrainConfig | null;
}

/** A company and all above it, the company first and the provider last. */
export async function readTermsChain(db: Pick<Tx, 'execute'>, companyId: string): Promise<TermsLevel[]> {
  const { rows } = await db.execute<TermsLevel>(sql`
    with recursive chain as (
      select id, parent_id, 0 as depth from ${companies} where id = ${companyId}
      union all
      select above.id, above.parent_id, chain.depth + 1 from ${companies} above join chain on above.id = chain.parent_id
    )
    select c.id, c.parent_id as "parentId", c.name, c.is_provider as "isProvider", c.settlement_currency as currency,
      c.hide_mainland_content as "hideMainland", c.set_terms as "setTerms", f.config as flight, t.config as train
    from chain join ${companies} c on c.id = chain.id
      left join ${flightConfigs} f on f.company_id = c.id left join ${trainConfigs} t on t.company_id = c.id
    order by chain.depth`);
  return rows;
}

/** Whether travel inside mainland China is hidden for a company, or for one above it. */
export async function hidesMainland(db: Pick<Tx, 'execute'>, { companyId }: Pick<Actor, 'companyId'>) {
  return (await readTermsChain(db, companyId)).some(({ hideMainland }) => hideMainland);
}

/** The flight terms of the first of a chain: each part as agreed with it, or else with the nearest above. */
export function flightTermsOf(chain: readonly Pick<TermsLevel, 'flight'>[]): FlightTerms {
  const agreed = FLIGHT_TERMS.flatMap((name) => {
    const level = chain.find(({ flight }) => flight?.[name] !== undefined);
    return level ? [[name, level.flight?.[name]]] : [];
  });
  return { ...DEFAULT_TERMS.flight, ...Object.fromEntries(agreed) };
}

/** Whether the first of a chain has its train tickets issued by hand. */
export function manualModeOf(chain: readonly Pick<TermsLevel, 'train'>[]): boolean {
  const level = chain.find(({ train }) => train?.manualMode !== undefined);
  return level?.train?.manualMode ?? DEFAULT_TERMS.train.manualMode;
}

/** Whether a part was agreed with a company itself. */
export function isSetAt({ setTerms, flight, train }: TermsLevel, field: TermField): boolean {
  if (field === 'train.manualMode') return train?.manualMode !== undefined;
  const name = FLIGHT_TERMS.find((one) => `flight.${one}` === field);
  return name ? flight?.[name] !== undefined : setTerms.some((one) => one === field);
}
