import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { convertUp } from '../../src/contract/money.ts';
import { readRates } from '../../src/server/db/exchange-rates.ts';
import { portalEvents } from '../../src/server/db/schema/events.ts';
import { flightConfigs } from '../../src/server/db/schema/flight-search.ts';
import { DEMO_COMPANY } from '../../src/server/seed/demo-accounts.ts';
import type { Api } from './api.ts';
import type { TestServer } from './test-server.ts';

/** Fare without taxes: for the agency in fen, for its sub-agency in HKD cents. */
const AGENCY_PAYS = 103_000;
const SUB_AGENCY_PAYS = 130_000;

/** The supplier's prices; the rest of an always equal price is earned above the company. */
export interface World {
  faceValue: number;
  discount: number;
  serviceFee: number;
}

export const worlds = fc.record({
  faceValue: fc.integer({ min: 60_000, max: 99_000 }),
  discount: fc.integer({ min: 0, max: 9_000 }),
  serviceFee: fc.integer({ min: 0, max: 2_000 }),
});

/** Fees that the sellers of the agency (fen) and of its sub-agency (HKD cents) charge for a change and a refund of one of its tickets. */
export interface Fees {
  harbour: { change: number; refund: number };
  quay: { change: number; refund: number };
}
export const NO_FEES: Fees = { harbour: { change: 0, refund: 0 }, quay: { change: 0, refund: 0 } };

/** Converts fen to HKD cents, as the portal does. */
export async function inHkd(server: TestServer): Promise<(amount: number) => number> {
  const { rates } = await readRates(server.deps.db);
  return (amount) => convertUp({ amount, currency: 'CNY' }, 'HKD', rates).amount;
}

/** Sells through both levels so that the agency and its sub-agency pay the same in every world, whoever earns which part. */
export async function setPrices(
  server: TestServer,
  { faceValue, discount, serviceFee }: World,
  fees: Fees = NO_FEES,
): Promise<void> {
  const hkd = await inHkd(server);
  const provider = AGENCY_PAYS - (faceValue - discount + serviceFee);
  const subPays = hkd(faceValue - discount) + hkd(serviceFee) + hkd(provider);
  for (const [companyId, value, serviceFees] of [
    [DEMO_COMPANY.harbour, provider, { ...fees.harbour, void: 0, currency: 'CNY' as const }],
    [DEMO_COMPANY.quay, SUB_AGENCY_PAYS - subPays, { ...fees.quay, void: 0, currency: 'HKD' as const }],
  ] as const) {
    const markup = { value, unit: 'amount', limit: 0 } as const;
    const config = { markups: { intraContinental: markup }, serviceFees };
    await server.deps.db.update(flightConfigs).set({ config }).where(eq(flightConfigs.companyId, companyId));
  }
}

/** The agency's log entries of an order, and the events for its screens. */
export async function alsoTold(server: TestServer, agents: Api, company: 'harbour' | 'quay', id: string) {
  const logs = company === 'harbour' ? (await agents.as('harbour.admin').expect('userLogs', {})).list : [];
  const events = await server.deps.db
    .select({ event: portalEvents.event })
    .from(portalEvents)
    .where(sql`${portalEvents.event}->>'orderId' = ${id}`)
    .orderBy(portalEvents.id);
  return [logs.filter(({ subject }) => subject.id === id).map((line) => ({ ...line, id: '' })), events];
}

/** Answers without the numbers that differ between bookings. */
export function withoutNames(said: unknown, names: readonly (string | null)[]): unknown {
  const own = new RegExp(['[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.\\w]*', '999\\d{10}', ...names].join('|'), 'g');
  return JSON.parse(JSON.stringify(said).replace(own, 'own'));
}
