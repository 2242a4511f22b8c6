import { and, eq, inArray } from 'drizzle-orm';
import { addDays } from '../../contract/dates.ts';
import type { InputOf, OutputOf } from '../../contract/endpoints.ts';
import type { ShoppingInput, Solution } from '../../contract/flight-search.ts';
import { isRefusal } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';
import { inTransaction } from '../commands/run-command.ts';
import { orders } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import { flightOrderRoutes } from '../features/flight-orders/routes.ts';
import { flightSearchRoutes } from '../features/flight-search/routes.ts';
import { DEMO_AGENTS } from './demo-accounts.ts';
import { callOf, findAgent, must } from './demo-calls.ts';
import { disruptDemoOrders, toDisrupt } from './demo-disruptions.ts';
import { bookDemoGroups, lacksGroups } from './demo-groups.ts';
import { bookDemoTrains, lacksTrains } from './demo-trains.ts';
import { seededDraw } from './order-history-chance.ts';
import { partyOf } from './order-history-people.ts';
import type { Market } from './order-history-routes.ts';

const WAYS: Record<Market, { origin: string; destination: string; inDays: number }> = {
  mainland: { origin: 'PVG', destination: 'SIN', inDays: 24 },
  hongKong: { origin: 'HKG', destination: 'TYO', inDays: 31 },
  global: { origin: 'NYC', destination: 'LON', inDays: 40 },
};
const TRIPS = DEMO_AGENTS.map(({ username, market }) => ({ username, market, ...WAYS[market] }));

type OpenStatus = 'reserved' | 'to_be_paid';

/** Enqueues the job that books missing demo orders; call once the queue runs. Does nothing without SEED=demo. */
export async function openDemoOrders(deps: Deps): Promise<void> {
  if (deps.settings.seed !== 'demo') return;
  await inTransaction(deps, async (tx) => {
    await deps.jobs.send(tx, 'open-demo-orders', {});
    return {};
  });
}

/** @param book creates missing orders; main.ts does it in another process. */
export function registerDemoJobs(deps: Deps, book: () => Promise<void> = () => bookOpenOrders(deps)): void {
  deps.jobs.work('open-demo-orders', async () => {
    const missing = await Promise.all(TRIPS.map((trip) => missingFor(deps, trip)));
    const lacks = [...missing.map((found) => found !== null), await lacksGroups(deps), await lacksTrains(deps)];
    lacks.push((await toDisrupt(deps)).length > 0);
    if (lacks.includes(true)) await book();
  });
}

/**
 * Books a reservation and an order to be paid for each agency without one, by the agent's calls: search, price check and booking. The
 * supplier has them, so that they can be paid and ticketed, and expire at their deadlines like any other. Starts groups and trains in the
 * same way.
 */
export async function bookOpenOrders(deps: Deps): Promise<void> {
  for (const trip of TRIPS) {
    const found = await missingFor(deps, trip);
    if (!found) continue;
    const offers = await search(deps, found.actor, trip);
    for (const status of found.missing) await book(deps, found.actor, trip, status, offers);
  }
  await disruptDemoOrders(deps);
  await bookDemoTrains(deps);
  await bookDemoGroups(deps);
}

/** The agent and what the agency lacks; null if it has both, or is no demo agency. */
async function missingFor(
  deps: Deps,
  trip: (typeof TRIPS)[number],
): Promise<{ actor: Actor; missing: OpenStatus[] } | null> {
  const actor = await findAgent(deps, trip.username);
  if (!actor) return null;
  const open = await deps.db
    .select({ status: orders.status })
    .from(orders)
    .where(
      and(
        eq(orders.companyId, actor.companyId),
        eq(orders.product, 'flight'),
        inArray(orders.status, ['reserved', 'to_be_paid']),
      ),
    );
  const missing = (['reserved', 'to_be_paid'] as const).filter((s) => !open.some(({ status }) => status === s));
  return missing.length > 0 ? { actor, missing } : null;
}

async function search(deps: Deps, actor: Actor, trip: (typeof TRIPS)[number]): Promise<Solution[]> {
  const routes = flightSearchRoutes(deps);
  const date = addDays(deps.clock.now().toISOString().slice(0, 10), trip.inDays);
  const { origin, destination } = trip;
  const input: ShoppingInput = {
    journeys: [{ origin, destination, date }],
    passengers: { adult: 1, child: 0, infant: 0 },
    bookingType: 'oneway',
    cabin: 'economy',
  };
  const { searchId } = must(await routes.shopping(callOf<'shopping'>(actor, input)));
  const found: Solution[] = [];
  for (let cursor = 0, done = false; !done; ) {
    const { text } = must(await routes.solutions(callOf<'solutions'>(actor, { searchId, cursor })));
    const answer: OutputOf<'solutions'> = JSON.parse(text);
    found.push(...answer.solutions);
    ({ cursor, done } = answer);
  }
  return found.filter(isPlain);
}

/** Bookable by anybody with a passport. */
function isPlain({ selfTransfer, restrictions: r }: Solution): boolean {
  const anyAge = r.minAge === null && r.maxAge === null;
  const anybody = r.eligibleCountries === null && r.ineligibleCountries.length === 0;
  return !selfTransfer && anyAge && anybody && r.documentTypes.includes('passport');
}

async function book(
  deps: Deps,
  actor: Actor,
  trip: (typeof TRIPS)[number],
  status: OpenStatus,
  offers: readonly Solution[],
): Promise<void> {
  const fitting = offers.filter(({ hold }) => (hold !== null) === (status === 'reserved'));
  const [solution] = fitting.sort((a, b) => a.settlement.amount - b.settlement.amount);
  if (!solution) return;
  const checked = must(
    await flightSearchRoutes(deps).verifySolution(callOf<'verifySolution'>(actor, { id: solution.id })),
  );
  if (!checked.verificationId) return;
  const date = solution.journeys[0]?.segments[0]?.departure.slice(0, 10) ?? '';
  const day = deps.clock.now().toISOString();
  const input: InputOf<'createFlightOrder'> = {
    verificationId: checked.verificationId,
    passengers: partyOf({ adult: 1 }, { market: trip.market, date }, seededDraw(day + actor.companyId)),
    contact: { name: actor.displayName, email: `${actor.username}@example.com`, areaCode: '86', phone: '13800138000' },
  };
  const made = await flightOrderRoutes(deps).createFlightOrder(
    callOf<'createFlightOrder'>(actor, input, deps.ids.uuid()),
  );
  if (isRefusal(made)) deps.log.info({ refused: made.refused }, 'the demonstration could not book an open order');
}
