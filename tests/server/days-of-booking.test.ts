import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../src/server/db/schema/orders.ts';
import { type Api, api } from '../factories/api.ts';
import { testClock } from '../factories/clock.ts';
import { bookedOrder } from '../factories/flight-orders.ts';
import { startTestServer, type TestServer } from '../factories/test-server.ts';
import { scriptedSupplier } from '../fakes/scripted-supplier.ts';

/** One order on each side of midnight in Shanghai, where it is 1 December, and eight in the morning in Los Angeles. */
const LAST_OF_NOVEMBER = '2026-11-30T15:59:59.999Z';
const FIRST_OF_DECEMBER = '2026-11-30T16:00:00.000Z';

const clock = testClock('2026-11-30T15:00:00.000Z');
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
const names = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  agents = api(server);
  for (const [name, createdAt] of [
    ['before', LAST_OF_NOVEMBER],
    ['after', FIRST_OF_DECEMBER],
  ] as const) {
    const { id } = await bookedOrder(server, supplier, agents.as('harbour.op'));
    names.set(id, name);
    await server.deps.db
      .update(orders)
      .set({ createdAt: new Date(createdAt) })
      .where(eq(orders.id, id));
  }
});
afterAll(() => server.close());

/** The orders of this file booked on these days of a time zone. */
async function booked(createdFrom: string, createdTo: string, zone?: string): Promise<string[]> {
  const query = { createdFrom, createdTo, q: 'mu501', ...(zone ? { zone } : {}) };
  const { list, total } = await agents.as('harbour.op').expect('flightOrders', query);
  expect(total).toBe(list.length);
  return list.map(({ id }) => names.get(id) ?? 'none').sort((a, b) => a.localeCompare(b));
}

describe('the days of booking that a list is filtered by', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-30', ['before']],
    ['Asia/Shanghai', '2026-12-01', ['after']],
    ['America/Los_Angeles', '2026-11-30', ['after', 'before']],
    ['America/Los_Angeles', '2026-12-01', []],
    ['Asia/Tokyo', '2026-12-01', ['after', 'before']],
    [undefined, '2026-11-30', ['after', 'before']],
  ])('are those of the zone %s: %s', async (zone, day, expected) => {
    expect(await booked(day, day, zone)).toEqual(expected);
  });

  it('hold both ends', async () => {
    expect(await booked('2026-11-30', '2026-12-01', 'Asia/Shanghai')).toEqual(['after', 'before']);
    expect(await booked('2026-12-01', '2026-12-02', 'Asia/Shanghai')).toEqual(['after']);
  });

  it('do not depend on the zone of the database', async () => {
    const { db } = server.deps;
    await db.execute("set time zone 'Pacific/Auckland'");
    expect(await booked('2026-12-01', '2026-12-01', 'Asia/Shanghai')).toEqual(['after']);
    expect(await booked('2026-11-30', '2026-11-30')).toEqual(['after', 'before']);
  });

  it.each(['Mars/Base', '+25:00', 'x'.repeat(65)])('refuses the zone %s, which does not exist', async (zone) => {
    const answer = await agents.as('harbour.op').callRaw('flightOrders', { createdFrom: '2026-12-01', zone });
    expect([answer.status, Object.keys(Object(Object(answer.envelope.data).fields))]).toEqual([400, ['zone']]);
  });
});
