import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderInput } from '../../src/contract/flight-orders.ts';
import { idempotencyKeys } from '../../src/server/db/schema/idempotency.ts';
import { bookingIntents } from '../../src/server/db/schema/orders.ts';
import { sweepOrders } from '../../src/server/orders/jobs.ts';
import { api, type Caller } from '../factories/api.ts';
import { testClock } from '../factories/clock.ts';
import { orderInput, passenger, verifiedOffer } from '../factories/flight-orders.ts';
import { startTestServer, type TestServer } from '../factories/test-server.ts';
import { scriptedSupplier } from '../fakes/scripted-supplier.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const clock = testClock();
const supplier = scriptedSupplier(clock);
const usual = { ...supplier.script };
let server: TestServer;
let op: Caller;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier] });
});
beforeEach(() => {
  Object.assign(supplier.script, usual);
  // A day later the earlier session has expired.
  op = api(server).as('harbour.op');
});
afterAll(() => server.close());

const booking = async () => orderInput(await verifiedOffer(server, supplier), [passenger()]);
const book = (input: OrderInput, idempotencyKey: string) => op.call('createFlightOrder', input, { idempotencyKey });
const forgetAll = () =>
  server.deps.db.update(idempotencyKeys).set({ requestHash: createHash('sha256').update('plain').digest('hex') });

describe('a key that was used', () => {
  it('for a price check that was booked under another one answers as it did at first, each time', async () => {
    const input = await booking();
    const first = await book(input, 'first-key');
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push(await book(input, 'second-key'));
    expect(answers.map(({ status, envelope }) => [status, envelope.data])).toEqual(
      Array.from({ length: 3 }, () => [200, first.envelope.data]),
    );
  });

  it('whose booking a job ended answers the same after the order has changed', async () => {
    Object.assign(supplier.script, { book: 'lost', lookUp: 'dead' });
    const input = await booking();
    expect((await book(input, 'ended-by-job')).status).toBe(409);
    Object.assign(supplier.script, usual);
    await server.deps.jobs.drain({ early: true });
    const first = await book(input, 'ended-by-job');
    await op.expect('cancelFlightOrder', { id: first.envelope.data?.id ?? '' });
    expect((await book(input, 'ended-by-job')).envelope).toEqual(first.envelope);
  });

  it('answers the same a day later', async () => {
    const input = await booking();
    const first = await book(input, 'a-day-old');
    clock.advance(DAY_MS);
    await sweepOrders(server.deps);
    op = api(server).as('harbour.op');
    expect((await book(input, 'a-day-old')).envelope).toEqual(first.envelope);
  });
});

describe('what tells two requests apart', () => {
  it('is no plain hash of the passengers and their passports', async () => {
    const input = await booking();
    await book(input, 'hashed-with-a-key');
    const plain = createHash('sha256')
      .update(JSON.stringify(sorted(input)))
      .digest();
    const { rows } = await server.deps.db.execute<{ text: string }>(sql`
      select request_hash as text from idempotency_keys union all select request_hash from booking_intents`);
    expect(rows.length).toBeGreaterThan(1);
    for (const { text } of rows)
      for (const form of ['hex', 'base64url'] as const) expect(text).not.toContain(plain.toString(form));
  });

  it('outlives a replaced data key, and the key itself', async () => {
    const [input, other] = [await booking(), await booking()];
    const first = await book(input, 'before-rotation');
    const [before, after] = [server.deps.settings.dataKeys.current, Buffer.alloc(32, 9)];
    const restart = (...old: Buffer[]) => Object.assign(server.deps.settings, { dataKeys: { current: after, old } });
    restart(before);
    expect((await book(input, 'before-rotation')).envelope).toEqual(first.envelope);
    expect((await book(other, 'before-rotation')).envelope.code).toBe(409002);
    restart();
    expect((await book(input, 'before-rotation')).envelope).toEqual(first.envelope);
    Object.assign(server.deps.settings, { dataKeys: { current: before, old: [] } });
  });

  it('is taken out of older rows, whose answers stay', async () => {
    const input = await booking();
    const first = await book(input, 'before-the-upgrade');
    await forgetAll();
    const migration = new URL('../../src/server/db/migrations/0007_keyed_hashes.sql', import.meta.url);
    await server.deps.pool.query(readFileSync(migration, 'utf8'));
    const kept = await server.deps.db
      .select({ hash: idempotencyKeys.requestHash })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, 'before-the-upgrade'));
    expect(kept).toEqual([{ hash: null }]);
    expect((await book(input, 'before-the-upgrade')).envelope).toEqual(first.envelope);
  });
});

describe('a booking that has ended', () => {
  it('is forgotten with its keys, one that is under way is not', async () => {
    await book(await booking(), 'to-be-forgotten');
    Object.assign(supplier.script, { book: 'lost', lookUp: 'dead' });
    const open = await booking();
    await book(open, 'still-under-way');
    clock.advance(8 * DAY_MS);
    await sweepOrders(server.deps);
    const left = await server.deps.db.select().from(bookingIntents);
    expect(left.map(({ verificationId, state }) => [verificationId, state])).toEqual([
      [open.verificationId, 'calling'],
    ]);
  });
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, sorted(inner)]));
}
