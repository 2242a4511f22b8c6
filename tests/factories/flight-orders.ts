import type { FlightOrder, OrderInput } from '../../src/contract/flight-orders.ts';
import type { Solution } from '../../src/contract/flight-search.ts';
import type { Currency } from '../../src/contract/money.ts';
import type { PassengerType } from '../../src/contract/passenger-terms.ts';
import type { Passenger } from '../../src/contract/passengers.ts';
import { flightVerifications, type PriceParts } from '../../src/server/db/schema/flight-search.ts';
import { users } from '../../src/server/db/schema/users.ts';
import { DEMO_COMPANIES, DEMO_COMPANY, DEMO_USERS } from '../../src/server/seed/demo-accounts.ts';
import type { ScriptedSupplier } from '../fakes/scripted-supplier.ts';
import type { Caller } from './api.ts';
import type { TestServer } from './test-server.ts';

const DAY_MS = 86_400_000;
const FARE = { faceValue: 100_000, discount: 0, serviceFee: 0, airportTax: 9_000, fuelSurcharge: 3_000 };
const COST = 112_000;
const MARKUP = 3_000;

export type Party = Partial<Record<PassengerType, number>>;

export interface OfferChoice {
  username?: string;
  party?: Party;
  /** Days from the test clock's today. */
  inDays?: number;
  /** The same for the return, if any. */
  returnInDays?: number;
  restrictions?: Partial<Solution['restrictions']>;
  expiresInMs?: number;
}

/** Price of the scripted supplier's flight for one adult, in minor units of the company's settlement currency. */
export const ADULT_PRICE = COST + MARKUP;

/** A price check of the scripted supplier's flight from the search; returns its id. */
export async function verifiedOffer(server: TestServer, supplier: ScriptedSupplier, choice: OfferChoice = {}) {
  const { username = 'harbour.op', party = { adult: 1 }, inDays = 30, expiresInMs = 600_000 } = choice;
  const user = DEMO_USERS.find((u) => u.username === username);
  const company = DEMO_COMPANIES.find((c) => c.id === user?.companyId);
  if (!user || !company) throw new Error(`${username} is no demonstration user`);
  const now = server.clock.now();
  const dayIn = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const there = { origin: 'PVG', destination: 'HKG', date: dayIn(inDays) };
  const returnDate = choice.returnInDays && dayIn(choice.returnInDays);
  const back = returnDate ? [{ origin: 'HKG', destination: 'PVG', date: returnDate }] : [];
  const passengers = { adult: 0, child: 0, infant: 0, ...party };
  const search = { legs: [there, ...back], passengers, cabin: 'economy' as const };
  const { offer } = await supplier.verify(JSON.stringify(search));
  if (!offer) throw new Error('the scripted supplier always has an offer');
  const parts: PriceParts[] = offer.fares.map(({ passengerType }) => ({
    passengerType,
    count: passengers[passengerType],
    ...FARE,
    cost: COST,
    markups: sellersOf(company.id).map((companyId, i) => ({ companyId, amount: i === 0 ? 2_000 : 1_000 })),
    salePrice: ADULT_PRICE,
    fareBasis: 'YOW',
  }));
  const id = server.deps.ids.uuid();
  await server.deps.db.insert(flightVerifications).values({
    id,
    companyId: company.id,
    userId: user.id,
    supplierId: supplier.id,
    offerRef: offer.ref,
    outcome: 'unchanged',
    solution: solutionOf(id, offer, parts, company.settlementCurrency, choice.restrictions),
    priceParts: parts,
    currency: company.settlementCurrency,
    input: {
      journeys: [returnDate ? { ...there, returnDate } : there],
      passengers,
      bookingType: returnDate ? 'return' : 'oneway',
      cabin: 'economy',
    },
    createdAt: now,
    expiresAt: new Date(now.getTime() + expiresInMs),
  });
  return id;
}

/** The provider and, for a sub-agency, its parent: together they always earn MARKUP. */
function sellersOf(companyId: string): string[] {
  const { interline, harbour, quay } = DEMO_COMPANY;
  return companyId === quay ? [interline, harbour] : [interline, interline];
}

type Offer = NonNullable<Awaited<ReturnType<ScriptedSupplier['verify']>>['offer']>;

function solutionOf(
  id: string,
  offer: Offer,
  parts: PriceParts[],
  currency: Currency,
  restrictions: OfferChoice['restrictions'],
): Solution {
  const total = { amount: parts.reduce((sum, p) => sum + p.salePrice * p.count, 0), currency };
  const rule = { permitted: 'fee' as const, fee: { amount: 20_000, currency }, deadlineHours: 24 };
  return {
    id,
    supplier: 'Scripted (sandbox)',
    validatingCarrier: offer.validatingCarrier,
    brand: offer.brand,
    flightKey: 'MU501',
    productType: offer.productType,
    journeys: offer.journeys,
    priceDetail: {
      productType: offer.productType,
      priceList: parts.map((p) => ({
        passengerType: p.passengerType,
        salePrice: p.salePrice,
        price: p.faceValue,
        tax: p.airportTax + p.fuelSurcharge,
        currency,
      })),
    },
    total,
    settlement: total,
    seatsLeft: offer.seatsLeft,
    baggage: offer.baggage,
    policies: { refund: rule, change: rule, seat: 'free' },
    hold: offer.hold,
    selfTransfer: offer.selfTransfer,
    ticketingSpeed: offer.ticketingSpeed,
    restrictions: { ...offer.restrictions, ...restrictions },
  };
}

const NAMES = [
  'LIN/XIAO YU',
  'CHEN/WEI',
  'TAN/MEI LING',
  'WONG/KA MING',
  'HO/SIU',
  'LEE/JIA',
  'NG/HOI',
  'XU/AN',
  'YE/BO',
];
const BIRTHDAYS: Record<PassengerType, string> = { adult: '1988-04-12', child: '2019-06-01', infant: '2025-12-24' };
let documents = 10_000_000;

export function passenger(type: PassengerType = 'adult', changes: Partial<Passenger> = {}): Passenger {
  const [surname = '', givenName = ''] = (NAMES[documents % NAMES.length] ?? '').split('/');
  return {
    type,
    surname,
    givenName,
    gender: 'female',
    birthday: BIRTHDAYS[type],
    nationality: 'CN',
    document: { type: 'passport', number: `E${++documents}`, expiry: '2033-05-01', issuingPlace: 'CN' },
    ...changes,
  };
}

export function orderInput(verificationId: string, passengers: Passenger[] = [passenger()]): OrderInput {
  return {
    verificationId,
    passengers,
    contact: { name: 'Harbour operations', email: 'op@example.com', areaCode: '86', phone: '13800000000' },
  };
}

/** Books the scripted supplier's flight for one adult over HTTP. */
export async function bookedOrder(
  server: TestServer,
  supplier: ScriptedSupplier,
  caller: Caller,
  choice: OfferChoice = {},
): Promise<FlightOrder> {
  return caller.expect('createFlightOrder', orderInput(await verifiedOffer(server, supplier, choice)));
}

/** Adds a user to a demonstration company, with everyone's password. */
export async function copyUser(server: TestServer, from: string, username: string): Promise<void> {
  const rows = await server.deps.db.select().from(users);
  const user = rows.find((row) => row.username === from);
  if (!user) throw new Error(`${from} is no user`);
  await server.deps.db.insert(users).values({ ...user, id: server.deps.ids.uuid(), username });
}
