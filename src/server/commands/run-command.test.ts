import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import type { Tx } from '../db/database.ts';
import { inTransaction } from './run-command.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const lock = (tx: Tx, thing: number) => tx.execute(sql`select pg_advisory_xact_lock(${thing})`);

it('two writes that wait for each other both end: the one that the database undoes is done again', async () => {
  let tries = 0;
  let holders = 0;
  let meet = () => {};
  const bothHoldOne = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const write = (first: number, second: number) =>
    inTransaction(server.deps, async (tx) => {
      tries += 1;
      await lock(tx, first);
      holders += 1;
      if (holders === 2) meet();
      await bothHoldOne;
      await lock(tx, second);
      return { second };
    });
  expect(await Promise.all([write(1, 2), write(2, 1)])).toEqual([{ second: 2 }, { second: 1 }]);
  expect(tries).toBe(3);
});

it('a write that fails otherwise is not done again', async () => {
  let tries = 0;
  const failing = inTransaction(server.deps, async (tx) => {
    tries += 1;
    await tx.execute(sql`select 1 / 0`);
    return {};
  });
  await expect(failing).rejects.toThrow('select 1 / 0');
  expect(tries).toBe(1);
});
