import { afterAll, beforeAll, expect, it } from 'vitest';
import { REFUSALS } from '../../src/contract/errors.ts';
import { createClient } from '../../src/server/db/pool.ts';
import { type Api, api } from '../factories/api.ts';
import { eventually } from '../factories/eventually.ts';
import { startTestServer, type TestServer } from '../factories/test-server.ts';

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
});
afterAll(() => server.close());

it('a primary that another has replaced is told as an interruption, which ends once there is one that writes', async () => {
  const op = calls.as('harbour.op');
  await op.token();
  const other = createClient(server.deps.pool);
  await other.connect();
  // It keeps writing itself, so that it can end what it begins.
  await other.query('set default_transaction_read_only = off');
  const { rows } = await other.query<{ name: string }>('select quote_ident(current_database()) as name');
  const database = `alter database ${rows.map(({ name }) => name).join()}`;
  await other.query(`${database} set default_transaction_read_only = on`);
  await other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  // More than the pool has connections.
  const refused = await Promise.all(
    Array.from({ length: 12 }, (_, i) => op.call('updateMe', { nickname: `Desk ${i}` })),
  );
  for (const { status, envelope, headers } of refused) {
    expect([status, envelope.code]).toEqual([503, REFUSALS.databaseDown.code]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  await other.query(`${database} reset default_transaction_read_only`);
  await other.end();
  await eventually(async () => expect((await op.call('updateMe', { nickname: 'Desk' })).status).toBe(200));
});
