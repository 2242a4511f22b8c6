import { and, eq, isNotNull } from 'drizzle-orm';
import { addDays } from '../../contract/dates.ts';
import { isRefusal } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';
import { createRail } from '../create-deps.ts';
import { orders } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import { trainOrderRoutes } from '../features/train-orders/routes.ts';
import { trainSearchRoutes } from '../features/train-search/routes.ts';
import { DEMO_AGENTS } from './demo-accounts.ts';
import { callOf, findAgent } from './demo-calls.ts';
import { seededDraw } from './order-history-chance.ts';
import { partyOf } from './order-history-people.ts';
import type { Market } from './order-history-routes.ts';

// biome-ignore format: one table
const RIDES: Partial<Record<Market, readonly { origin: string; destination: string; inDays: number; adults: number; isPaid: boolean }[]>> = {
  mainland: [
    { origin: 'AOH', destination: 'VNP', inDays: 5, adults: 1, isPaid: false },
  ],
  hongKong: [
    { origin: 'VNP', destination: 'AOH', inDays: 4, adults: 2, isPaid: true },
    { origin: 'AOH', destination: 'VNP', inDays: 9, adults: 1, isPaid: true },
    { origin: 'VNP', destination: 'AOH', inDays: 6, adults: 1, isPaid: false },
  ],
};
type Ride = NonNullable<(typeof RIDES)[Market]>[number];

interface Lacking {
  agent: Actor;
  market: Market;
  rides: readonly Ride[];
}

/** The demo agents without a railway order, with the rides to book. No railway knows the trains of the seeded history. */
async function lacking(deps: Deps): Promise<Lacking[]> {
  const found: Lacking[] = [];
  for (const { username, market } of DEMO_AGENTS) {
    const agent = await findAgent(deps, username);
    const rides = RIDES[market];
    if (!agent || !rides) continue;
    const isAtRailway = and(eq(orders.product, 'train'), isNotNull(orders.supplierRef));
    const [known] = await deps.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.companyId, agent.companyId), isAtRailway))
      .limit(1);
    if (!known) found.push({ agent, market, rides });
  }
  return found;
}

/** Whether a demo agency has no train order yet. */
export async function lacksTrains(deps: Deps): Promise<boolean> {
  return (await lacking(deps)).length > 0;
}

/**
 * Books trains as an agent does: some are paid and ticketed by the railway, one of each agency waits for its payment while its seats are
 * held. Works at night, too, when the railway sells to nobody else.
 */
export async function bookDemoTrains(deps: Deps): Promise<void> {
  if (!deps.railSupplier) return;
  const atAnyHour = { ...deps, railSupplier: createRail(deps, 'all') };
  for (const { agent, market, rides } of await lacking(deps))
    for (const ride of rides) await bookRide(atAnyHour, agent, market, ride);
}

async function bookRide(deps: Deps, agent: Actor, market: Market, ride: Ride): Promise<void> {
  const date = addDays(deps.clock.now().toISOString().slice(0, 10), ride.inDays);
  const { origin, destination } = ride;
  const found = await trainSearchRoutes(deps).searchTrains(
    callOf<'searchTrains'>(agent, { origin, destination, date }),
  );
  if (isRefusal(found)) return tell(deps, found.refused);
  const offers = found.trains.flatMap(({ classes }) => classes);
  const offer = offers.find(({ seatClass, left }) => seatClass === 'second' && left >= ride.adults);
  if (!offer) return tell(deps, 'sold out');
  const passengers = { adult: ride.adults, child: 0 };
  const checked = await trainSearchRoutes(deps).verifyTrain(
    callOf<'verifyTrain'>(agent, { id: offer.solutionId, passengers }),
  );
  if (isRefusal(checked)) return tell(deps, checked.refused);
  const draw = seededDraw(`${deps.clock.now().toISOString()}${origin}${ride.inDays}`);
  const input = {
    verificationId: checked.verificationId,
    passengers: partyOf({ adult: ride.adults }, { market, date }, draw),
    contact: { name: agent.displayName, email: `${agent.username}@example.com`, areaCode: '86', phone: '13800138000' },
  };
  const routes = trainOrderRoutes(deps);
  const order = await routes.createTrainOrder(callOf<'createTrainOrder'>(agent, input, deps.ids.uuid()));
  if (isRefusal(order)) return tell(deps, order.refused);
  if (!ride.isPaid) return;
  const paying = { id: order.id, channel: 'balance', amount: order.total } as const;
  const paid = await routes.payTrainOrder(callOf<'payTrainOrder'>(agent, paying, deps.ids.uuid()));
  if (isRefusal(paid)) tell(deps, paid.refused);
}

function tell(deps: Deps, refused: string): void {
  deps.log.info({ refused }, 'the demonstration could not book a train');
}
