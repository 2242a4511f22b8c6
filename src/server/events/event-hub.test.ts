import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { companies } from '../db/schema/companies.ts';
import { portalEvents } from '../db/schema/events.ts';

let server: TestServer;
let companyId: string;

beforeAll(async () => {
  server = await startTestServer();
  const [company] = await server.deps.db.select({ id: companies.id }).from(companies).limit(1);
  companyId = company?.id ?? '';
});
afterAll(() => server.close());

const told = async () => {
  const rows = await server.deps.db.delete(portalEvents).returning({ id: portalEvents.id, event: portalEvents.event });
  return rows.sort((a, b) => a.id - b.id).map(({ event }) => event.type);
};

describe('what a transaction tells', () => {
  it('is written at its end, in order, and the same only once', async () => {
    const { db, events } = server.deps;
    const to = { companyId, userId: null, at: new Date() };
    await db.transaction(async (tx) => {
      await events.publish(tx, to, { type: 'wallet' }, { type: 'counts' });
      await events.publish(tx, to, { type: 'notices' });
      await events.publish(tx, to, { type: 'wallet' });
      expect(await tx.select().from(portalEvents)).toEqual([]);
    });
    expect(await told()).toEqual(['wallet', 'counts', 'notices']);
  });

  it('does not hold what a savepoint took back', async () => {
    const { db, events } = server.deps;
    const to = { companyId, userId: null, at: new Date() };
    await db.transaction(async (tx) => {
      await events.publish(tx, to, { type: 'wallet' });
      const undone = tx.transaction(async (inner) => {
        await events.publish(inner, to, { type: 'company' });
        inner.rollback();
      });
      await expect(undone).rejects.toThrow();
    });
    expect(await told()).toEqual(['wallet']);
  });
});
