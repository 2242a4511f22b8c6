import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, api } from '../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { RESEND_DAYS } from '../../contract/limits.ts';
import { deleteOldKeys } from './idempotency.ts';

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
});
afterAll(() => server.close());

/** Lets this many days pass for every stored key. */
async function pass(days: number): Promise<void> {
  await server.deps.db.execute(
    sql`update idempotency_keys set created_at = created_at - make_interval(days => ${days})`,
  );
  await server.deps.db.transaction((tx) => deleteOldKeys(tx, server.deps.clock.now()));
}

const countOf = async (key: string): Promise<number> =>
  (await server.deps.db.execute(sql`select from idempotency_keys where key = ${key}`)).rowCount ?? 0;

it('knows a change that a device sends again for as long as it may send it by itself, and well beyond', async () => {
  const op = calls.as('harbour.op');
  const [order] = (await op.expect('flightOrders', {})).list;
  const remark = { id: order?.id ?? '', text: 'Answered into the void' };
  const key = { idempotencyKey: 'waits-0001' };
  const first = await op.expect('addOrderRemark', remark, key);
  await pass(RESEND_DAYS.byItself + 1);
  expect(await op.expect('addOrderRemark', remark, key)).toEqual(first);
  await pass(RESEND_DAYS.keysKept);
  expect(await countOf('waits-0001')).toBe(0);
  expect(RESEND_DAYS.keysKept).toBeGreaterThanOrEqual(2 * RESEND_DAYS.byItself);
});

it('forgets what no device sends again after a week', async () => {
  const traveller = { surname: 'WEEK', givenName: 'OLD', documents: [] };
  const { id } = await calls.as('harbour.op').expect('createTraveller', traveller, { idempotencyKey: 'waits-0002' });
  const card = { travellerId: id, airline: 'CA', number: '77700011' };
  await calls.as('harbour.op').expect('createMemberCard', card, { idempotencyKey: 'card-0001' });
  await pass(8);
  expect([await countOf('card-0001'), await countOf('waits-0002')]).toEqual([0, 1]);
});
