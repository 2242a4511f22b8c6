import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { eventually } from '../../../../tests/factories/eventually.ts';
import { type SecondServer, startBeside } from '../../../../tests/factories/second-server.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { sessions } from '../../db/schema/sessions.ts';

let here: TestServer;
let there: SecondServer;
beforeAll(async () => {
  here = await startTestServer();
  there = await startBeside(here);
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const codeAt = async (server: TestServer, token: string) =>
  (await api(server).withToken(token).call('me', {})).envelope.code;

async function openSession(calls: Api = api(here)): Promise<string> {
  const token = await calls.as('harbour.op').token();
  expect(await codeAt(here, token)).toBe(0);
  expect(await codeAt(there, token)).toBe(0);
  return token;
}

describe('a session that several server processes know', () => {
  it('ends everywhere with its log-out, and at once where that was asked', async () => {
    const token = await openSession();
    await api(here).withToken(token).expect('logout', {});
    expect(await codeAt(here, token)).toBe(200005);
    await eventually(async () => expect(await codeAt(there, token)).toBe(200005));
  });

  it('is told from a token that cannot be one', async () => {
    for (const token of ['no token!', 'x'.repeat(12_000)]) expect(await codeAt(here, token)).toBe(200005);
  });

  it('is read once for many calls', async () => {
    const token = await openSession();
    const read = vi.spyOn(here.deps.pool, 'query');
    // The earlier log-out's notification may still be pending.
    await eventually(async () => {
      read.mockClear();
      for (let i = 0; i < 5; i++) expect(await codeAt(here, token)).toBe(0);
      expect(read).not.toHaveBeenCalled();
    });
    read.mockRestore();
  });

  it('lives on for ten seconds at most when its end was not heard', async () => {
    const token = await openSession();
    const quiet = vi.spyOn(here.deps.sessions, 'forget').mockImplementation(() => {});
    await here.deps.db.update(sessions).set({ endedAt: here.clock.now(), endReason: 'reset' });
    here.clock.advance(10_000);
    expect(await codeAt(here, token)).toBe(201001);
    quiet.mockRestore();
  });

  it('is read each time while word of its end could not arrive', async () => {
    const token = await openSession();
    const { rows } = await there.deps.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and query = 'listen session_changes'`,
    );
    expect(rows).toHaveLength(2);
    for (const { pid } of rows) await there.deps.pool.query('select pg_terminate_backend($1)', [pid]);
    const read = vi.spyOn(here.deps.pool, 'query');
    await eventually(async () => {
      await codeAt(here, token);
      expect(read).toHaveBeenCalled();
    });
    read.mockRestore();
  });
});
