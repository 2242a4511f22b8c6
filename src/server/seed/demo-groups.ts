import { and, eq } from 'drizzle-orm';
import { addDays } from '../../contract/dates.ts';
import type { GroupOrder, GroupOrderInput } from '../../contract/group-orders.ts';
import type { Actor } from '../actor.ts';
import { orders } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import { groupOrderRoutes } from '../features/group-orders/routes.ts';
import { callOf, findAgent, must } from './demo-calls.ts';
import { DEMO_PARTY, GROUP_STEPS, type GroupStep } from './demo-group-steps.ts';

const AGENT = 'quay.op';
const DESK = 'provider.admin';

/** The way of a group from its request to its tickets. */
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

// biome-ignore format: one table
const PLANS: readonly { origin: string; destination: string; inDays: number; remark: string; upTo: (typeof WAY)[number] | null; end?: GroupStep; daysAgo?: number }[] = [
  { origin: 'PVG', destination: 'BKK', inDays: 60, remark: 'School trip, two teachers', upTo: 'issue' },
  { origin: 'PEK', destination: 'SIN', inDays: 75, remark: 'Sales meeting', upTo: 'last' },
  { origin: 'CAN', destination: 'KUL', inDays: 82, remark: 'Choir with instruments', upTo: 'list' },
  { origin: 'SHA', destination: 'HKG', inDays: 68, remark: 'Trade fair', upTo: 'second' },
  { origin: 'PVG', destination: 'NRT', inDays: 90, remark: 'Cherry blossom tour', upTo: 'first' },
  { origin: 'XMN', destination: 'TPE', inDays: 71, remark: 'Tea growers', upTo: 'seats' },
  { origin: 'PVG', destination: 'DXB', inDays: 95, remark: 'Builders of a new office', upTo: 'apply' },
  { origin: 'CTU', destination: 'BKK', inDays: 64, remark: 'Wedding guests', upTo: 'confirm' },
  { origin: 'PVG', destination: 'ICN', inDays: 79, remark: 'Language school', upTo: 'quote' },
  { origin: 'SZX', destination: 'MNL', inDays: 88, remark: 'Divers, 30 kg each', upTo: 'quote', end: 'cancel' },
  { origin: 'SHA', destination: 'SYD', inDays: 70, remark: 'Football team', upTo: 'quote', end: 'close', daysAgo: 6 },
  { origin: 'PEK', destination: 'CDG', inDays: 20, remark: 'Orchestra, cello on a seat', upTo: null, end: 'fail' },
  { origin: 'HGH', destination: 'HKT', inDays: 84, remark: 'Company outing', upTo: null },
];

/** Whether the agency of the demonstration has no group yet. */
export async function lacksGroups(deps: Deps): Promise<boolean> {
  const agent = await findAgent(deps, AGENT);
  if (!agent) return false;
  const isItsGroup = and(eq(orders.companyId, agent.companyId), eq(orders.product, 'group'));
  const [known] = await deps.db.select({ id: orders.id }).from(orders).where(isItsGroup).limit(1);
  return !known;
}

const DAY_MS = 24 * 60 * 60_000;

/** As it was some days ago, when what has lapsed by now was begun. */
function earlier(deps: Deps, days: number): Deps {
  return { ...deps, clock: { now: () => new Date(deps.clock.now().getTime() - days * DAY_MS) } };
}

/**
 * A group in every status of spec §4: asked for by the agent, answered by the desk and paid from the wallet by the calls that people use,
 * or closed by the clock. Does nothing for an agency that has groups.
 */
export async function bookDemoGroups(deps: Deps): Promise<void> {
  const [agent, desk] = [await findAgent(deps, AGENT), await findAgent(deps, DESK)];
  if (!agent || !desk || !(await lacksGroups(deps))) return;
  for (const plan of PLANS) {
    const { upTo, end, daysAgo = 0 } = plan;
    const taken = upTo === null ? [] : WAY.slice(0, WAY.indexOf(upTo) + 1);
    const then = earlier(deps, daysAgo);
    let order = await ask(then, agent, plan);
    const take = (step: GroupStep, at: Deps) =>
      GROUP_STEPS[step]({ deps: at, agent, desk, order, id: order.id, key: deps.ids.uuid() });
    for (const step of taken) order = await take(step, then);
    if (end) await take(end, deps);
  }
}

async function ask(deps: Deps, agent: Actor, plan: (typeof PLANS)[number]): Promise<GroupOrder> {
  const date = addDays(deps.clock.now().toISOString().slice(0, 10), plan.inDays);
  const input: GroupOrderInput = {
    journeys: [{ origin: plan.origin, destination: plan.destination, date, returnDate: addDays(date, 5) }],
    passengers: DEMO_PARTY,
    groupOrderExtraInfo: { isChangeDate: false, acceptChangeFlight: true },
    contact: { name: agent.displayName, email: `${agent.username}@example.com`, areaCode: '86', phone: '13800138000' },
    remark: plan.remark,
  };
  return must(await groupOrderRoutes(deps).createGroupOrder(callOf<'createGroupOrder'>(agent, input, deps.ids.uuid())));
}
