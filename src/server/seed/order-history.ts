import { eq } from 'drizzle-orm';
import { type FlightOrderStatus, flightStatus } from '../../contract/flight-order-states.ts';
import type { Tx } from '../db/database.ts';
import { afterSales } from '../db/schema/after-sales.ts';
import { deskTasks } from '../db/schema/desk.ts';
import { orderPassengers, orders, orderTimeline } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import type { LedgerChannel } from '../ledger/rules.ts';
import { deskTaskOf, failureTaskOf } from '../orders/desk/desk-tasks.ts';
import { passengerValues } from '../orders/insert-order.ts';
import { DEMO_COMPANIES, DEMO_COMPANY, DEMO_USERS } from './demo-accounts.ts';
import { DEMO_FLIGHT_CONFIGS } from './demo-flight-configs.ts';
import { type Draw, seededDraw } from './order-history-chance.ts';
import { movementsOf, postMovements, topUpsOf } from './order-history-money.ts';
import { type Agency, type HistoricOrder, historicOrder, lengthOf, type Sale } from './order-history-order.ts';
import { partyOf } from './order-history-people.ts';
import { HISTORY_PATHS, ISSUED, typeOfPath, WAITING } from './order-history-plans.ts';
import { HISTORY_ROUTES, type Market } from './order-history-routes.ts';
import { journeysOf, pricesOf } from './order-history-trip.ts';
import { STARTING_RATES } from './starting-rates.ts';

type HistoryDeps = Pick<Deps, 'clock' | 'ids' | 'settings' | 'dictionaries' | 'airSuppliers'>;

const MINUTE = 60_000;
const DAY_MS = 24 * 60 * MINUTE;
const MARKETS: Record<string, { market: Market; agent: string }> = {
  [DEMO_COMPANY.harbour]: { market: 'mainland', agent: 'harbour.op' },
  [DEMO_COMPANY.quay]: { market: 'hongKong', agent: 'quay.op' },
  [DEMO_COMPANY.meridian]: { market: 'global', agent: 'meridian.op' },
};
// biome-ignore format: one list
const PARTIES = [{ adult: 1 }, { adult: 2 }, { adult: 1 }, { adult: 2, child: 1 }, { adult: 1 }, { adult: 2, child: 1, infant: 1 }, { adult: 3 }];

/**
 * Gives each agency of the demonstration orders in every status that does not need a live booking, dated back from now, with their
 * money in the ledger. Does nothing for an agency that has orders. What is reserved or waits for payment is booked for real by
 * open-orders.ts, so that it can be paid.
 */
export async function seedOrderHistory(tx: Tx, deps: HistoryDeps): Promise<void> {
  const taken = new Set<string>();
  for (const company of DEMO_COMPANIES) {
    const place = MARKETS[company.id];
    if (!place) continue;
    const [known] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.companyId, company.id)).limit(1);
    if (known) continue;
    const agency = agencyOf(company, place.agent, deps);
    const topUps = topUpsOf(agency, company.openingBalance / 4, deps.clock.now());
    const made = await seedAgency(tx, deps, agency, place.market, taken);
    await postMovements(tx, [...topUps, ...made.flatMap(movementsOf)]);
  }
}

function agencyOf(company: (typeof DEMO_COMPANIES)[number], username: string, deps: HistoryDeps): Agency {
  const user = DEMO_USERS.find((u) => u.username === username);
  const [supplier] = deps.airSuppliers;
  if (!user || !supplier) throw new Error('the demonstration needs its users and a supplier');
  const config = DEMO_FLIGHT_CONFIGS.find(({ companyId }) => companyId === company.id)?.config;
  return {
    id: company.id,
    currency: company.settlementCurrency,
    rates: STARTING_RATES,
    providerId: DEMO_COMPANY.interline,
    agent: { id: user.id, name: user.nickname, email: `${username}@example.com` },
    supplier: { id: supplier.id, name: supplier.name, shown: config?.showSuppliers ?? true },
  };
}

async function seedAgency(tx: Tx, deps: HistoryDeps, agency: Agency, market: Market, taken: Set<string>) {
  const history = new History(deps, agency, market, taken);
  for (const plan of ISSUED) history.addIssued(plan);
  for (const path of HISTORY_PATHS) history.addPath(path);
  const { made } = history;
  await tx.insert(orders).values(made.map(({ order }) => order));
  const people = made.flatMap(({ order, passengers }) => passengerValues(deps, order.id, passengers));
  await tx.insert(orderPassengers).values(people.map((person) => ({ ...person, originalId: sameOf(person) })));
  await tx.insert(orderTimeline).values(made.flatMap(({ timeline }) => timeline));
  await tx.insert(afterSales).values(made.flatMap(({ request }) => request ?? []));
  await tx.insert(deskTasks).values(made.flatMap(({ order }) => taskOf(order) ?? []));
  return made;

  /** What ended further back has been looked into. */
  function taskOf(order: HistoricOrder['order']) {
    const id = deps.ids.uuid();
    return deskTaskOf(order, id) ?? (WAITING.has(flightStatus(order.status)) ? failureTaskOf(order, id) : null);
  }

  /** The same passenger in the order that a change, refund or void is about. */
  function sameOf({ orderId, position }: (typeof people)[number]): string | null {
    const originalId = made.find(({ order }) => order.id === orderId)?.order.originalId;
    return people.find((other) => other.orderId === originalId && other.position === position)?.id ?? null;
  }
}

/** Two digits of the year and three of its day, in UTC: what booking numbers of earlier versions began with. */
function dayPart(at: Date): string {
  const year = at.getUTCFullYear();
  const day = Math.floor((at.getTime() - Date.UTC(year, 0, 1)) / DAY_MS) + 1;
  return String(year % 100).padStart(2, '0') + String(day).padStart(3, '0');
}

/** Every fourth order is paid from credit. */
function channelOf(index: number): LedgerChannel {
  return index % 4 === 3 ? 'credit' : 'balance';
}

/** The orders of one agency while they are being made up; originals come before the orders that name them. */
class History {
  readonly made: HistoricOrder[] = [];
  readonly #deps: HistoryDeps;
  readonly #agency: Agency;
  readonly #market: Market;
  /** Booking numbers of the history so far. */
  readonly #taken: Set<string>;
  readonly #draw: Draw;

  constructor(deps: HistoryDeps, agency: Agency, market: Market, taken: Set<string>) {
    this.#deps = deps;
    this.#agency = agency;
    this.#market = market;
    this.#taken = taken;
    this.#draw = seededDraw(agency.id);
  }

  addIssued({ daysAgo, leavesIn, reserved }: (typeof ISSUED)[number]): void {
    const path: FlightOrderStatus[] = ['to_be_paid', 'proceeding', 'issued'];
    if (reserved) path.unshift('reserved');
    this.#add(path, this.#time(path, daysAgo), this.#sale(leavesIn, true), null);
  }

  /** An order along a path; one that follows on another gets an issued original first, with the same travellers. */
  addPath(path: readonly FlightOrderStatus[]): void {
    const type = typeOfPath(path);
    const status = path.at(-1);
    const daysAgo = status && WAITING.has(status) ? 0 : 1 + this.#draw.below(45);
    const leavesIn = 6 + this.#draw.below(50);
    if (type === 'origin') {
      this.#add(path, this.#time(path, daysAgo), this.#sale(leavesIn, false, status === 'reviewing'), null);
      return;
    }
    const sale = this.#sale(leavesIn, true);
    const bought = type === 'void' ? daysAgo : daysAgo + 2 + this.#draw.below(9);
    const original: FlightOrderStatus[] = ['to_be_paid', 'proceeding', 'issued'];
    const boughtAt = new Date(this.#time(original, bought).getTime() - (type === 'void' ? 4 * 60 * MINUTE : 0));
    const originalId = this.#add(original, boughtAt, sale, null);
    const childAt = this.#time(path, daysAgo);
    this.#add(
      path,
      childAt > boughtAt ? childAt : new Date(boughtAt.getTime() + 60 * MINUTE),
      followUp(sale, type),
      originalId,
      type === 'change' ? worthAfter(sale) : undefined,
    );
  }

  #add(
    path: readonly FlightOrderStatus[],
    createdAt: Date,
    sale: Sale,
    originalId: string | null,
    worth?: Sale['parts'],
  ): string {
    const id = this.#number(createdAt);
    const original = this.made.find(({ order }) => order.id === originalId);
    const channel = original?.channel ?? channelOf(this.made.length);
    this.made.push(historicOrder(this.#agency, sale, { id, originalId, path, createdAt, channel, worth }));
    return id;
  }

  /** A moment so many days back from which the whole path fits before now. */
  #time(path: readonly FlightOrderStatus[], daysAgo: number): Date {
    const minutes = lengthOf(path) + 12 + this.#draw.below(150);
    return new Date(this.#deps.clock.now().getTime() - daysAgo * DAY_MS - minutes * MINUTE);
  }

  /** Numbers as of earlier versions: those of a day rise with its minutes. */
  #number(at: Date): string {
    let number = 1 + 4 * (at.getUTCHours() * 60 + at.getUTCMinutes());
    const id = () => dayPart(at) + String(number).padStart(5, '0');
    while (this.#taken.has(id())) number++;
    this.#taken.add(id());
    return id();
  }

  #sale(leavesIn: number, ticketed: boolean, isYoung = false): Sale {
    const draw = this.#draw;
    const route = draw.pick(HISTORY_ROUTES[this.#market]);
    const counts = isYoung ? { adult: 2 } : draw.pick(PARTIES);
    const date = new Date(this.#deps.clock.now().getTime() + leavesIn * DAY_MS).toISOString().slice(0, 10);
    const { airlines, airports } = this.#deps.dictionaries;
    const prefix = airlines.get(route.carrier)?.ticketPrefix ?? '999';
    const first = 2_400_000_000 + draw.below(99_999_000);
    const people = partyOf(counts, { market: this.#market, date, isYoung }, draw);
    return {
      airline: route.carrier,
      journeys: journeysOf(route, date, 3 + draw.below(9), airports),
      parts: pricesOf(route.fare, counts, sellersOf(this.#agency.id), this.#agency),
      passengers: people.map((p, i) => (ticketed ? { ...p, ticketNumber: `${prefix}${first + i}` } : p)),
      pnr: Array.from({ length: 6 }, () => draw.pick([...'BCDFGHJKLMNPQRSTVWXYZ23456789'])).join(''),
      bags: route.bags,
    };
  }
}

function sellersOf(companyId: string) {
  const provider = { companyId: DEMO_COMPANY.interline, basisPoints: 150 };
  return companyId === DEMO_COMPANY.quay
    ? [provider, { companyId: DEMO_COMPANY.harbour, basisPoints: 250 }]
    : [provider];
}

/** What the tickets of a sale are worth after its change: what was paid, and what the change added. */
function worthAfter(sale: Sale): Sale['parts'] {
  const added = followUp(sale, 'change').parts;
  return sale.parts.map((part, i) => {
    const { faceValue = 0, airportTax = 0, cost = 0 } = added[i] ?? {};
    return {
      ...part,
      faceValue: part.faceValue + faceValue,
      airportTax: part.airportTax + airportTax,
      cost: part.cost + cost,
      salePrice: part.salePrice + cost,
    };
  });
}

/** What a change costs, or what a refund or a void gives back, for the travellers of the original sale. */
function followUp(sale: Sale, type: 'change' | 'refund' | 'void'): Sale {
  if (type === 'void') return sale;
  const share = type === 'change' ? 20 : 70;
  const parts = sale.parts.map((part) => {
    const faceValue = Math.ceil((part.faceValue * share) / 100);
    const airportTax = type === 'refund' ? part.airportTax : 0;
    const cost = faceValue + airportTax;
    return { ...part, faceValue, airportTax, fuelSurcharge: 0, cost, markups: [], salePrice: cost };
  });
  return { ...sale, parts };
}
