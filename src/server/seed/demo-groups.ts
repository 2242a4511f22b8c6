import { and, eq } from 'drizzle-orm';
import { addDays } from '../../contract/dates.ts';
import type { GroupOrder, GroupOrderInput } from '../../contract/group-orders.ts';
import type { Actor } from '../actor.ts';
import { orders } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import { groupOrderRoutes } from '../features/group-orders/routes.ts';
import { DEMO_AGENTS } from './demo-accounts.ts';
import { callOf, findAgent, must } from './demo-calls.ts';
import { DEMO_PARTY, GROUP_STEPS, type GroupStep } from './demo-group-steps.ts';
import type { Market } from './order-history-routes.ts';

const DESK = 'provider.admin';

/** A group's steps from request to tickets. */
const WAY = [
  'quote',
  'confirm',
  'apply',
  'seats',
  'first',
  'second',
  'third',
  'list',
  'last',
  'issue',
] as const satisfies GroupStep[];

interface Plan {
  origin: string;
  destination: string;
  /** Days until departure, and since the request. */
  inDays: number;
  askedAgo: number;
  /** Identifies the plan within an agency. */
  remark: string;
  /** The last step taken; null if nothing followed the request. */
  upTo: (typeof WAY)[number] | null;
  end?: GroupStep;
}

// biome-ignore format: one table
const PLANS: readonly Plan[] = [
  { origin: 'PVG', destination: 'BKK', inDays: 60, askedAgo: 12, remark: 'School trip, two teachers', upTo: 'issue' },
  { origin: 'PEK', destination: 'SIN', inDays: 75, askedAgo: 9, remark: 'Sales meeting', upTo: 'last' },
  { origin: 'CAN', destination: 'KUL', inDays: 82, askedAgo: 11, remark: 'Choir with instruments', upTo: 'list' },
  { origin: 'SHA', destination: 'HKG', inDays: 68, askedAgo: 8, remark: 'Trade fair', upTo: 'second' },
  { origin: 'PVG', destination: 'NRT', inDays: 90, askedAgo: 6, remark: 'Cherry blossom tour', upTo: 'first' },
  { origin: 'XMN', destination: 'TPE', inDays: 71, askedAgo: 5, remark: 'Tea growers', upTo: 'seats' },
  { origin: 'PVG', destination: 'DXB', inDays: 95, askedAgo: 4, remark: 'Builders of a new office', upTo: 'apply' },
  { origin: 'CTU', destination: 'BKK', inDays: 64, askedAgo: 4, remark: 'Wedding guests', upTo: 'confirm' },
  { origin: 'PVG', destination: 'ICN', inDays: 79, askedAgo: 3, remark: 'Language school', upTo: 'quote' },
  { origin: 'SZX', destination: 'MNL', inDays: 88, askedAgo: 7, remark: 'Divers, 30 kg each', upTo: 'quote', end: 'cancel' },
  { origin: 'SHA', destination: 'SYD', inDays: 70, askedAgo: 6, remark: 'Football team', upTo: 'quote', end: 'close' },
  { origin: 'PEK', destination: 'CDG', inDays: 20, askedAgo: 2, remark: 'Orchestra, cello on a seat', upTo: null, end: 'fail' },
  { origin: 'HGH', destination: 'HKT', inDays: 84, askedAgo: 1, remark: 'Company outing', upTo: null },
];
/** A departure airport for markets far from those airports. */
const HOME: Partial<Record<Market, string>> = { global: 'JFK' };

interface Lacking {
  agent: Actor;
  market: Market;
  plans: readonly Plan[];
}

/** Each demo agent with the plans that its agency has no group of. */
async function lacking(deps: Deps): Promise<Lacking[]> {
  const found: Lacking[] = [];
  for (const { username, market } of DEMO_AGENTS) {
    const agent = await findAgent(deps, username);
    if (!agent) continue;
    const groups = await deps.db
      .select({ remark: orders.remark })
      .from(orders)
      .where(and(eq(orders.companyId, agent.companyId), eq(orders.product, 'group'), eq(orders.type, 'origin')));
    const known = new Set(groups.map(({ remark }) => remark));
    const plans = PLANS.filter(({ remark }) => !known.has(remark));
    if (plans.length > 0) found.push({ agent, market, plans });
  }
  return found;
}

/** Whether a demo agency lacks a group. */
export async function lacksGroups(deps: Deps): Promise<boolean> {
  return (await lacking(deps)).length > 0;
}

const DAY_MS = 24 * 60 * 60_000;

/** The dependencies with an earlier clock, for what began some days ago. */
function earlier(deps: Deps, days: number): Deps {
  return { ...deps, clock: { now: () => new Date(deps.clock.now().getTime() - days * DAY_MS) } };
}

/**
 * Creates a group in every status of spec §4 for each agency, by the calls that users make: requested by the agent, quoted by the desk and
 * paid from the wallet, or expired. Creates only missing ones.
 */
export async function bookDemoGroups(deps: Deps): Promise<void> {
  const desk = await findAgent(deps, DESK);
  if (!desk) return;
  for (const { agent, market, plans } of await lacking(deps))
    for (const plan of plans) await bookGroup(deps, { agent, desk, market }, plan);
}

async function bookGroup(
  deps: Deps,
  { agent, desk, market }: { agent: Actor; desk: Actor; market: Market },
  plan: Plan,
): Promise<void> {
  const { upTo, end } = plan;
  const then = earlier(deps, plan.askedAgo);
  // Expired ones were quoted when they were requested. Payments are made now: the books follow the clock.
  const at = end === 'close' ? then : deps;
  let order = await ask(then, agent, { ...plan, origin: HOME[market] ?? plan.origin });
  const take = (step: GroupStep, now: Deps) =>
    GROUP_STEPS[step]({ deps: now, agent, desk, market, order, id: order.id, key: deps.ids.uuid() });
  for (const step of upTo === null ? [] : WAY.slice(0, WAY.indexOf(upTo) + 1)) order = await take(step, at);
  if (end) await take(end, deps);
}

async function ask(deps: Deps, agent: Actor, { origin, destination, inDays, remark }: Plan): Promise<GroupOrder> {
  const date = addDays(deps.clock.now().toISOString().slice(0, 10), inDays);
  const input: GroupOrderInput = {
    journeys: [{ origin, destination, date, returnDate: addDays(date, 5) }],
    passengers: DEMO_PARTY,
    groupOrderExtraInfo: { isChangeDate: false, acceptChangeFlight: true },
    contact: { name: agent.displayName, email: `${agent.username}@example.com`, areaCode: '86', phone: '13800138000' },
    remark,
  };
  return must(await groupOrderRoutes(deps).createGroupOrder(callOf<'createGroupOrder'>(agent, input, deps.ids.uuid())));
}
