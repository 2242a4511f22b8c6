import { eq } from 'drizzle-orm';
import { type FlightOrderStatus, flightStatus } from '../../contract/flight-order-states.ts';
import type { TrainOrderStatus } from '../../contract/train-order-states.ts';
import { TRAIN_LIMITS } from '../../contract/train-terms.ts';
import type { Tx } from '../db/database.ts';
import { afterSales } from '../db/schema/after-sales.ts';
import { deskTasks } from '../db/schema/desk.ts';
import { orderPassengers, orders, orderTimeline } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import type { LedgerChannel } from '../ledger/rules.ts';
import { deskTaskOf, failureTaskOf } from '../orders/desk/desk-tasks.ts';
import { passengerValues } from '../orders/insert-order.ts';
import { DEMO_AGENTS, DEMO_COMPANIES, DEMO_COMPANY, DEMO_USERS } from './demo-accounts.ts';
import { DEMO_FLIGHT_CONFIGS } from './demo-flight-configs.ts';
import { type Draw, seededDraw } from './order-history-chance.ts';
import { movementsOf, postMovements, topUpsOf } from './order-history-money.ts';
import { type HistoricOrder, historicOrder, type Life, lengthOf } from './order-history-order.ts';
import { partyOf } from './order-history-people.ts';
import {
  BOUGHT,
  HISTORY_PATHS,
  ISSUED,
  ISSUED_TRAINS,
  isOpen,
  TRAIN_PATHS,
  typeOfPath,
} from './order-history-plans.ts';
import { onlyOf, railSale } from './order-history-rail.ts';
import { HISTORY_RAIL, HISTORY_ROUTES, type Market } from './order-history-routes.ts';
import { type Agency, type FlightSale, followUp, type Sale, type Seller, worthAfter } from './order-history-sale.ts';
import { journeysOf, pricesOf } from './order-history-trip.ts';
import { STARTING_RATES } from './starting-rates.ts';

type HistoryDeps = Pick<Deps, 'clock' | 'ids' | 'settings' | 'dictionaries' | 'airSuppliers' | 'railSupplier'>;

const MINUTE = 60_000;
const DAY_MS = 24 * 60 * MINUTE;
/** Trains come after the day's flights, which most users look for first. */
const TRAINS_EARLIER = 4 * 60;
// biome-ignore format: one list
const PARTIES = [{ adult: 1 }, { adult: 2 }, { adult: 1 }, { adult: 2, child: 1 }, { adult: 1 }, { adult: 2, child: 1, infant: 1 }, { adult: 3 }];

/**
 * Creates orders in every status that needs no live booking for each demo agency, dated back from now, with their ledger entries. Skips
 * agencies that have orders. Reserved and unpaid orders are booked live by order-history-open.ts, so that they can be paid.
 */
export async function seedOrderHistory(tx: Tx, deps: HistoryDeps): Promise<void> {
  const taken = new Set<string>();
  const histories: History[] = [];
  for (const { companyId, username, market } of DEMO_AGENTS) {
    const [known] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.companyId, companyId)).limit(1);
    if (known) continue;
    const history = new History(deps, agencyOf(companyId, username), market, taken);
    history.addFlights(sellerOf(companyId, deps));
    histories.push(history);
  }
  // After the flights of all agencies, so that their numbers do not depend on trains.
  if (deps.railSupplier) {
    const { id, name } = deps.railSupplier;
    for (const history of histories) history.addTrains({ id, name, shown: true });
  }
  for (const { made, agency } of histories) {
    const opened = DEMO_COMPANIES.find(({ id }) => id === agency.id)?.openingBalance ?? 0;
    await insertHistory(tx, deps, made);
    await postMovements(tx, [...topUpsOf(agency, opened / 4, deps.clock.now()), ...made.flatMap(movementsOf)]);
  }
}

function agencyOf(companyId: string, username: string): Agency {
  const company = DEMO_COMPANIES.find(({ id }) => id === companyId);
  const user = DEMO_USERS.find((u) => u.username === username);
  if (!company || !user) throw new Error('the demonstration needs its companies and users');
  return {
    id: companyId,
    currency: company.settlementCurrency,
    rates: STARTING_RATES,
    providerId: DEMO_COMPANY.interline,
    agent: { id: user.id, name: user.nickname, email: `${username}@example.com` },
  };
}

function sellerOf(companyId: string, { airSuppliers: [supplier] }: HistoryDeps): Seller {
  if (!supplier) throw new Error('the demonstration needs a supplier');
  const config = DEMO_FLIGHT_CONFIGS.find((one) => one.companyId === companyId)?.config;
  return { id: supplier.id, name: supplier.name, shown: config?.showSuppliers ?? true };
}

async function insertHistory(tx: Tx, deps: HistoryDeps, made: readonly HistoricOrder[]): Promise<void> {
  await tx.insert(orders).values(made.map(({ order }) => order));
  const people = made.flatMap(({ order, passengers }) =>
    passengerValues(deps, order.id, passengers).map((row, i) => ({ ...row, seat: passengers[i]?.seat ?? null })),
  );
  await tx.insert(orderPassengers).values(people.map((person) => ({ ...person, originalId: sameOf(person) })));
  await tx.insert(orderTimeline).values(made.flatMap(({ timeline }) => timeline));
  await tx.insert(afterSales).values(made.flatMap(({ request }) => request ?? []));
  await tx.insert(deskTasks).values(made.flatMap(({ order }) => taskOf(order) ?? []));

  /** Older orders have been reviewed, and those bought by hand were ended by the desk. */
  function taskOf(order: HistoricOrder['order']) {
    const id = deps.ids.uuid();
    const isLookedInto = order.byHand || !isOpen([flightStatus(order.status)]);
    return deskTaskOf(order, id, order.updatedAt) ?? (isLookedInto ? null : failureTaskOf(order, id));
  }

  /** The same passenger in the order that a change, refund or void references. */
  function sameOf({ orderId, position }: (typeof people)[number]): string | null {
    const child = made.find(({ order }) => order.id === orderId);
    const place = child?.places[position];
    const original = child?.order.originalId;
    return people.find((other) => other.orderId === original && other.position === place)?.id ?? null;
  }
}

/** Two digits of the year and three of its day, in UTC: the prefix of booking numbers of earlier versions. */
function dayPart(at: Date): string {
  const year = at.getUTCFullYear();
  const day = Math.floor((at.getTime() - Date.UTC(year, 0, 1)) / DAY_MS) + 1;
  return String(year % 100).padStart(2, '0') + String(day).padStart(3, '0');
}

/** Every fourth order is paid from credit. */
function channelOf(index: number): LedgerChannel {
  return index % 4 === 3 ? 'credit' : 'balance';
}

/** The orders generated for one agency; originals come before the orders that reference them. */
class History {
  readonly made: HistoricOrder[] = [];
  readonly agency: Agency;
  readonly #deps: HistoryDeps;
  readonly #market: Market;
  /** Booking numbers of the history so far. */
  readonly #taken: Set<string>;
  readonly #draw: Draw;

  constructor(deps: HistoryDeps, agency: Agency, market: Market, taken: Set<string>) {
    this.#deps = deps;
    this.agency = agency;
    this.#market = market;
    this.#taken = taken;
    this.#draw = seededDraw(agency.id);
  }

  addFlights(seller: Seller): void {
    for (const { daysAgo, leavesIn, reserved } of ISSUED) {
      const path: readonly FlightOrderStatus[] = reserved ? ['reserved', ...BOUGHT] : BOUGHT;
      this.#add({ path, createdAt: this.#time(path, daysAgo) }, this.#flight(seller, leavesIn, true));
    }
    for (const path of HISTORY_PATHS) this.#addPath(seller, path);
  }

  /** Adds an order with this path; a follow-up gets an issued original first, with the same travellers. */
  #addPath(seller: Seller, path: readonly FlightOrderStatus[]): void {
    const type = typeOfPath(path);
    const daysAgo = isOpen(path) ? 0 : 1 + this.#draw.below(45);
    const leavesIn = 6 + this.#draw.below(50);
    if (type === 'origin') {
      const createdAt = this.#time(path, daysAgo);
      this.#add({ path, createdAt }, this.#flight(seller, leavesIn, false, path.at(-1) === 'reviewing'));
      return;
    }
    const sale = this.#flight(seller, leavesIn, true);
    const bought = type === 'void' ? daysAgo : daysAgo + 2 + this.#draw.below(9);
    const boughtAt = new Date(this.#time(BOUGHT, bought).getTime() - (type === 'void' ? 4 * 60 * MINUTE : 0));
    const originalId = this.#add({ path: BOUGHT, createdAt: boughtAt }, sale);
    const childAt = this.#time(path, daysAgo);
    const createdAt = childAt > boughtAt ? childAt : new Date(boughtAt.getTime() + 60 * MINUTE);
    const worth = type === 'change' ? worthAfter(sale) : undefined;
    this.#add({ path, createdAt, originalId, worth }, followUp(sale, type));
  }

  /** Adds trains in every status that needs no live booking, for an agency whose market has them. */
  addTrains(seller: Seller): void {
    if (!HISTORY_RAIL[this.#market]) return;
    for (const { daysAgo, leavesIn } of ISSUED_TRAINS) {
      const createdAt = this.#time(BOUGHT, daysAgo, 'train');
      this.#add({ path: BOUGHT, createdAt }, this.#train(seller, leavesIn, 2, true));
    }
    for (const path of TRAIN_PATHS.filter((one) => typeOfPath(one) === 'origin')) {
      const daysAgo = isOpen(path) ? 0 : 1 + this.#draw.below(30);
      const sale = this.#train(seller, 3 + this.#draw.below(8) - daysAgo, 1 + this.#draw.below(2), false);
      this.#add({ path, createdAt: this.#time(path, daysAgo, 'train') }, sale);
    }
    const asked = TRAIN_PATHS.filter((one) => typeOfPath(one) !== 'origin');
    for (const paths of Map.groupBy(asked, (path) => `${typeOfPath(path)} ${isOpen(path)}`).values())
      for (let at = 0; at < paths.length; at += TRAIN_LIMITS.passengers)
        this.#addParty(seller, paths.slice(at, at + TRAIN_LIMITS.passengers));
  }

  /** Adds a party on one train with a change or a refund of one ticket along each path. */
  #addParty(seller: Seller, paths: readonly (readonly TrainOrderStatus[])[]): void {
    const daysAgo = paths.some(isOpen) ? 0 : 3 + this.#draw.below(20);
    const sale = this.#train(seller, 4 + this.#draw.below(4) - daysAgo, paths.length, true);
    const boughtAt = this.#time(BOUGHT, daysAgo + 2 + this.#draw.below(5), 'train');
    const originalId = this.#add({ path: BOUGHT, createdAt: boughtAt }, sale);
    for (const [place, path] of paths.entries()) {
      const own = onlyOf(sale, place);
      const type = typeOfPath(path) === 'change' ? 'change' : 'refund';
      const worth = type === 'change' ? worthAfter(own) : undefined;
      const createdAt = this.#time(path, daysAgo, 'train');
      this.#add({ path, createdAt, originalId, worth, places: [place] }, followUp(own, type));
    }
  }

  #add(
    { originalId = null, ...life }: Omit<Life, 'id' | 'channel' | 'originalId'> & Partial<Pick<Life, 'originalId'>>,
    sale: Sale,
  ): string {
    const id = this.#number(life.createdAt);
    const original = this.made.find(({ order }) => order.id === originalId);
    const own = sale.product === 'train' ? 'balance' : channelOf(this.made.length);
    const channel = original?.channel ?? own;
    this.made.push(historicOrder(this.agency, sale, { id, originalId, channel, ...life }));
    return id;
  }

  /** A moment `daysAgo` days back, early enough for the whole path to end before now. */
  #time(path: readonly FlightOrderStatus[], daysAgo: number, product: Sale['product'] = 'flight'): Date {
    const minutes = lengthOf(path, product) + 12 + this.#draw.below(150) + (product === 'train' ? TRAINS_EARLIER : 0);
    return new Date(this.#deps.clock.now().getTime() - daysAgo * DAY_MS - minutes * MINUTE);
  }

  /** A number as in earlier versions: it rises with the minute of the day. */
  #number(at: Date): string {
    let number = 1 + 4 * (at.getUTCHours() * 60 + at.getUTCMinutes());
    const id = () => dayPart(at) + String(number).padStart(5, '0');
    while (this.#taken.has(id())) number++;
    this.#taken.add(id());
    return id();
  }

  #flight(seller: Seller, leavesIn: number, ticketed: boolean, isYoung = false): FlightSale {
    const draw = this.#draw;
    const route = draw.pick(HISTORY_ROUTES[this.#market]);
    const counts = isYoung ? { adult: 2 } : draw.pick(PARTIES);
    const date = this.#dayIn(leavesIn);
    const { airlines, airports } = this.#deps.dictionaries;
    const prefix = airlines.get(route.carrier)?.ticketPrefix ?? '999';
    const first = 2_400_000_000 + draw.below(99_999_000);
    const people = partyOf(counts, { market: this.#market, date, isYoung }, draw);
    return {
      product: 'flight',
      seller,
      airline: route.carrier,
      journeys: journeysOf(route, date, 3 + draw.below(9), airports),
      parts: pricesOf(route.fare, counts, sellersOf(this.agency.id), this.agency),
      passengers: people.map((p, i) => (ticketed ? { ...p, ticketNumber: `${prefix}${first + i}` } : p)),
      pnr: Array.from({ length: 6 }, () => draw.pick([...'BCDFGHJKLMNPQRSTVWXYZ23456789'])).join(''),
      bags: route.bags,
    };
  }

  #train(seller: Seller, leavesIn: number, adults: number, ticketed: boolean) {
    const way = this.#draw.pick(HISTORY_RAIL[this.#market] ?? []);
    const trip = { agency: this.agency, seller, market: this.#market, date: this.#dayIn(leavesIn), adults, ticketed };
    return railSale(way, trip, this.#draw);
  }

  #dayIn(days: number): string {
    return new Date(this.#deps.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  }
}

function sellersOf(companyId: string) {
  const provider = { companyId: DEMO_COMPANY.interline, basisPoints: 150 };
  return companyId === DEMO_COMPANY.quay
    ? [provider, { companyId: DEMO_COMPANY.harbour, basisPoints: 250 }]
    : [provider];
}
