import { setTimeout as wait } from 'node:timers/promises';
import { REFUSALS } from '../../src/contract/errors.ts';
import type { FlightOrder } from '../../src/contract/flight-orders.ts';
import type { Solution } from '../../src/contract/flight-search.ts';
import { Agent, oneWay, orderOf } from '../e2e/agent.ts';
import { isoDateAfter } from '../e2e/days.ts';
import type { Portal } from '../e2e/portal.ts';
import type { OwnPostgres } from './own-postgres.ts';

const SETTLED_MS = 60_000;
/** Searched once the first search's offers are sold out. */
const FURTHER_DAY = 60;

/** An agency's agent with flights to book. */
export interface Buyer {
  agent: Agent;
  offers: Solution[];
}

/** Agencies like the demonstration's first one, each with a well-funded wallet and an agent who has searched. */
export async function buyersAt(portal: Portal, postgres: OwnPostgres, clients: number): Promise<Buyer[]> {
  await openAgencies(postgres, clients);
  const buyers: Buyer[] = [];
  for (let n = 1; n <= clients; n++) buyers.push(await buyerAt(portal.url, n));
  return buyers;
}

async function openAgencies(postgres: OwnPostgres, clients: number): Promise<void> {
  const copied = async (table: string, where: string, changes: string) => {
    await postgres.sql(
      `insert into ${table} select (jsonb_populate_record(t, ${changes})).* from ${table} t, generate_series(1, ${clients}) n where ${where}`,
    );
  };
  const company = `('30000000-0000-4000-8000-' || lpad(n::text, 12, '0'))`;
  const like = `(select company_id from users where username = 'harbour.op')`;
  await copied('companies', `id = ${like}`, `jsonb_build_object('id', ${company}, 'code', 'BENCH' || n)`);
  await copied(
    'users',
    `username = 'harbour.op'`,
    `jsonb_build_object('id', gen_random_uuid(), 'company_id', ${company}, 'username', 'bench.' || n)`,
  );
  await copied('flight_configs', `company_id = ${like}`, `jsonb_build_object('company_id', ${company})`);
  await copied(
    'ledger_accounts',
    `company_id = ${like} and kind in ('wallet', 'credit')`,
    `jsonb_build_object('id', gen_random_uuid(), 'company_id', ${company}, 'balance', case kind when 'wallet' then 100000000000 else 0 end, 'credit_limit', 0)`,
  );
}

async function buyerAt(url: string, n: number): Promise<Buyer> {
  const agent = await Agent.signIn(url, `bench.${n}`);
  return { agent, offers: await agent.search(oneWay('PEK', 'SHA', isoDateAfter(20 + n))) };
}

/** An order and its buyer. */
export interface Bought {
  agent: Agent;
  order: FlightOrder;
}

/** Books `each` orders per agency, each of a changeable and refundable fare; sold-out offers are skipped. */
export async function booked(buyers: readonly Buyer[], each: number): Promise<Bought[]> {
  const bought = await Promise.all(
    buyers.map(async ({ agent, offers }) => {
      let days = 0;
      const own: Bought[] = [];
      while (own.length < each) {
        const offer = offers.pop();
        if (!offer) {
          days += 1;
          offers.push(...(await agent.search(oneWay('PEK', 'SHA', isoDateAfter(FURTHER_DAY + days)))));
          continue;
        }
        if (offer.policies.change.permitted === 'no' || offer.policies.refund.permitted === 'no' || offer.hold)
          continue;
        const { verificationId } = await agent.call('verifySolution', { id: offer.id });
        const answer = await agent.ask('createFlightOrder', orderOf(verificationId ?? ''));
        if (answer.code === 0) own.push({ agent, order: answer.data });
        else if (answer.code !== REFUSALS.soldOut.code) throw new Error(`not booked: ${answer.code} ${answer.message}`);
      }
      return own;
    }),
  );
  return bought.flat();
}

/** Waits until no order of the buyers is in a status that jobs advance. */
export async function settled(postgres: OwnPostgres, ...statuses: string[]): Promise<void> {
  for (const until = Date.now() + SETTLED_MS; ; await wait(50)) {
    const rows = await postgres.sql(
      `/* bench */ select 1 from orders where status = any($1) and company_id::text like '30000000-%' limit 1`,
      [statuses],
    );
    if (rows.length === 0) return;
    if (Date.now() > until) throw new Error('orders were not moved on in time');
  }
}
