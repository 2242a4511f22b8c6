import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Api, api } from '../../../tests/factories/api.ts';
import { testClock } from '../../../tests/factories/clock.ts';
import { bookedOrder } from '../../../tests/factories/flight-orders.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../tests/fakes/scripted-supplier.ts';
import { REFUSALS } from '../../contract/errors.ts';
import { orders } from '../db/schema/orders.ts';
import { ledgerDifferences } from '../db/schema/reconciliation.ts';
import { statements } from '../db/schema/statements.ts';
import { closeStatements } from '../ledger/close-statements.ts';
import { DEMO_COMPANY } from '../seed/demo-accounts.ts';
import { sweepOrders } from './jobs.ts';
import { findStuckOrders, markSwept } from './system-orders.ts';

const START = '2026-11-20T02:00:00.000Z';
const MINUTE_MS = 60_000;
const clock = testClock(START);
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false });
});
afterAll(() => server.close());
beforeEach(() => {
  clock.set(START);
  agents = api(server);
});
afterEach(() => vi.restoreAllMocks());

const op = () => agents.as('harbour.op');
const statusesOf = async (ids: readonly string[]) => {
  const rows = await server.deps.db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};
const booked = async (count: number) => {
  const ids = [];
  for (let n = 0; n < count; n++) ids.push((await bookedOrder(server, supplier, op())).id);
  return ids;
};

it('an order that cannot be closed holds up none of the others, and has its turn again after them', async () => {
  const ids = await booked(3);
  const [bad = ''] = ids;
  clock.advance(60 * MINUTE_MS);
  const publish = server.deps.events.publish.bind(server.deps.events);
  vi.spyOn(server.deps.events, 'publish').mockImplementation((tx, to, ...events) => {
    if (events.some((event) => 'orderId' in event && event.orderId === bad)) throw new TypeError('not thought of');
    return publish(tx, to, ...events);
  });
  await sweepOrders(server.deps);
  expect(await statusesOf(ids)).toEqual(['to_be_paid', 'closed', 'closed']);
  vi.restoreAllMocks();
  await sweepOrders(server.deps);
  expect(await statusesOf([bad])).toEqual(['to_be_paid']);
  clock.advance(21 * MINUTE_MS);
  await sweepOrders(server.deps);
  expect(await statusesOf([bad])).toEqual(['closed']);
});

describe('a sweep that has room for one', () => {
  it('comes to those behind one that waits for a person, each in its turn', async () => {
    const ids = await booked(3);
    for (const id of ids) await op().expect('payFlightOrder', { id, channel: 'balance' });
    clock.advance(60 * MINUTE_MS);
    const turn = async () => {
      const now = clock.now();
      const turns = { since: new Date(now.getTime() - 20 * MINUTE_MS), limit: 1 };
      const found = (await findStuckOrders(server.deps, ['proceeding'], turns)).map(({ id }) => id);
      await markSwept(server.deps.db, found, now);
      clock.advance(MINUTE_MS);
      return found;
    };
    const turns = [...(await turn()), ...(await turn()), ...(await turn())];
    expect(turns.sort()).toEqual([...ids].sort());
    // Nothing is swept more than every twenty minutes.
    expect(await turn()).toEqual([]);
    clock.advance(20 * MINUTE_MS);
    expect(await turn()).toHaveLength(1);
  });

  it('leaves out what is ticketed by hand', async () => {
    const [byHand = '', other = ''] = await booked(2);
    for (const id of [byHand, other]) await op().expect('payFlightOrder', { id, channel: 'balance' });
    await server.deps.db.update(orders).set({ byHand: true }).where(eq(orders.id, byHand));
    clock.advance(60 * MINUTE_MS);
    const turns = { since: new Date(clock.now().getTime() - 20 * MINUTE_MS), limit: 100 };
    const found = (await findStuckOrders(server.deps, ['proceeding'], turns)).map(({ id }) => id);
    expect(found).not.toContain(byHand);
    expect(found).toContain(other);
  });
});

/** A paid order whose tickets are refused, and whose refund jobs are all lost. */
async function stranded(): Promise<string> {
  supplier.script.issue = 'refused';
  const [id = ''] = await booked(1);
  await op().expect('payFlightOrder', { id, channel: 'balance' });
  const send = server.deps.jobs.send.bind(server.deps.jobs);
  vi.spyOn(server.deps.jobs, 'send').mockImplementation(async (tx, name, data, options) => {
    if (name !== 'reimburse-order') await send(tx, name, data, options);
  });
  await server.deps.jobs.drain();
  supplier.script.issue = 'issued';
  expect(await statusesOf([id])).toEqual(['failed_reimbursing']);
  return id;
}

it('an order whose money should have gone back long ago is a matter for the desk, until it has', async () => {
  const id = await stranded();
  const matters = () => server.deps.db.select().from(ledgerDifferences).where(eq(ledgerDifferences.subject, id));
  const told = async () => (await matters()).map(({ what, closedAt }) => [what, closedAt === null]);
  clock.advance(60 * MINUTE_MS);
  await sweepOrders(server.deps);
  expect(await told()).toEqual([]);
  clock.advance(120 * MINUTE_MS);
  await sweepOrders(server.deps);
  expect(await told()).toEqual([['unbooked', true]]);
  // It cannot be closed before: it would not be reported again.
  const [matter] = await matters();
  const input = { id: matter?.id ?? '', remark: 'Looked into' };
  const { envelope } = await agents.as('provider.admin').call('closeDifference', input);
  expect(envelope.code).toBe(REFUSALS.refundOpen.code);
  vi.restoreAllMocks();
  clock.advance(21 * MINUTE_MS);
  await sweepOrders(server.deps);
  await server.deps.jobs.drain();
  expect(await statusesOf([id])).toEqual(['failed_reimbursed']);
  expect(await told()).toEqual([['unbooked', false]]);
});

it('an order that was never booked at a supplier has its money back all the same', async () => {
  const id = await stranded();
  await server.deps.db.update(orders).set({ supplierRef: null }).where(eq(orders.id, id));
  vi.restoreAllMocks();
  clock.advance(21 * MINUTE_MS);
  await sweepOrders(server.deps);
  await server.deps.jobs.drain();
  expect(await statusesOf([id])).toEqual(['failed_reimbursed']);
});

it('what fails of the tidying holds up none of the rest', async () => {
  const [id = ''] = await booked(1);
  await server.deps.db.execute(sql`
    create function refuse_deletion() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$`);
  await server.deps.db.execute(sql`
    create trigger refuse before delete on idempotency_keys for each statement execute function refuse_deletion()`);
  clock.advance(60 * MINUTE_MS);
  await sweepOrders(server.deps);
  expect(await statusesOf([id])).toEqual(['closed']);
  await server.deps.db.execute(sql`drop trigger refuse on idempotency_keys`);
});

it('an agency whose period cannot be closed holds up none of the others', async () => {
  const { harbour } = DEMO_COMPANY;
  await server.deps.db.execute(sql`
    create function refuse_statement() returns trigger language plpgsql as $$
      begin if new.company_id = ${sql.raw(`'${harbour}'`)} then raise exception 'not this one'; end if; return new; end $$`);
  await server.deps.db.execute(sql`
    create trigger refuse before insert on statements for each row execute function refuse_statement()`);
  clock.set('2027-03-01T02:00:00.000Z');
  const closed = async () =>
    new Set(
      (await server.deps.db.select().from(statements)).map(({ companyId, lastDay }) => `${companyId} ${lastDay}`),
    );
  const before = await closed();
  await closeStatements(server.deps);
  const others = [...(await closed())].filter((key) => !before.has(key));
  expect(others.length).toBeGreaterThan(0);
  await server.deps.db.execute(sql`drop trigger refuse on statements`);
  await closeStatements(server.deps);
  const rest = [...(await closed())].filter((key) => !before.has(key) && !others.includes(key));
  expect(rest.every((key) => key.startsWith(harbour))).toBe(true);
  expect(rest.length).toBeGreaterThan(0);
});
