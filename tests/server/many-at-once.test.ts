import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../src/contract/errors.ts';
import { loginAttempts } from '../../src/server/db/schema/sessions.ts';
import { DEMO_PASSWORD } from '../../src/server/seed/demo-accounts.ts';
import { type Api, api, type CallAnswer, type Caller } from '../factories/api.ts';
import { aSearch, readSearch, steeredScenario } from '../factories/flight-search.ts';
import { startTestServer, type TestServer } from '../factories/test-server.ts';
import { itLong } from '../tools/long-run.ts';
import { sampled } from '../tools/run-mode.ts';

/** More searches of one company than run at once (24); all are run to their end. */
const SEARCHES = sampled(40, 26);
/** More log-ins than may wait; each that is not turned away takes a tenth of a second. */
const LOG_INS = sampled(100, 40);

const scenario = steeredScenario();
let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer({ scenario });
  calls = api(server);
});
afterAll(() => server.close());

const times = <T>(count: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)));

/** The accepted answers. All others must say when to retry. */
function accepted<T>(answers: readonly CallAnswer<T>[]): CallAnswer<T>[] {
  const rest = answers.filter(({ status }) => status !== 200);
  for (const { status, envelope, headers } of rest) {
    expect([status, envelope.code]).toEqual([503, REFUSALS.busy.code]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(envelope.message).toContain(`again in ${String(headers['retry-after'])} seconds`);
  }
  return answers.filter(({ status }) => status === 200);
}

/** Waits for all running searches: queued ones precede those of the next test. */
async function letSearchesEnd(caller: Caller, begun: readonly CallAnswer<{ searchId: string }>[]): Promise<void> {
  scenario.steer({});
  for (const { envelope } of begun) await readSearch(caller, envelope.data?.searchId ?? '');
}

describe('more at once than the server can do', () => {
  it('of searches waits in line and says so, and each finds its flights', async () => {
    scenario.steer({ '*': { search: 'held' } });
    const caller = calls.as('harbour.op');
    await caller.token();
    const begun = accepted(await times(SEARCHES, () => caller.call('shopping', aSearch())));
    expect(begun).toHaveLength(SEARCHES);
    const ids = begun.map(({ envelope }) => envelope.data?.searchId ?? '');
    const first = await caller.call('solutions', { searchId: ids.at(-1) ?? '', cursor: 0 });
    expect(first.envelope.data).toMatchObject({ progress: { answered: 0, total: 5, waiting: true }, done: false });
    scenario.steer({});
    for (const id of ids) {
      const { last } = await readSearch(caller, id);
      expect([last.progress, last.failures]).toEqual([{ answered: 5, total: 5 }, []]);
    }
  });

  // `npm test` has the same of the line itself: src/server/commands/fair-queue.test.ts.
  itLong('of searches than may wait is turned away', async () => {
    scenario.steer({ '*': { search: 'held' } });
    const caller = calls.as('harbour.op');
    await caller.token();
    const begun = accepted(await times(230, () => caller.call('shopping', aSearch())));
    expect(begun.length).toBeGreaterThanOrEqual(224);
    expect(begun.length).toBeLessThan(230);
    await letSearchesEnd(caller, begun);
  });

  it('of one company’s searches does not keep another’s waiting', async () => {
    scenario.steer({ '*': { search: 'held' } });
    const [many, few] = [calls.as('harbour.op'), calls.as('quay.op')];
    await Promise.all([many.token(), few.token()]);
    const ofMany = accepted(await times(SEARCHES, () => many.call('shopping', aSearch())));
    const ofFew = accepted(await times(8, () => few.call('shopping', aSearch())));
    const { data } = (await few.call('solutions', { searchId: ofFew.at(-1)?.envelope.data?.searchId ?? '', cursor: 0 }))
      .envelope;
    expect(data?.progress.waiting).toBeUndefined();
    await letSearchesEnd(many, ofMany);
  });

  it('of polls that wait for results keeps nobody from what the server does by itself', async () => {
    scenario.steer({ '*': { search: 'held' } });
    const caller = calls.as('harbour.op');
    const { searchId } = await caller.expect('shopping', aSearch());
    let ended = 0;
    // More than may run and queue together, if polls counted.
    const polls = times(380, async () => {
      const answer = await caller.call('solutions', { searchId, cursor: 0 });
      ended += 1;
      return answer;
    });
    expect((await calls.as('quay.op').call('updateMe', { nickname: 'Quay' })).status).toBe(200);
    const { status } = await calls.anonymous().call('login', { username: 'quay.fin', password: DEMO_PASSWORD });
    expect(status).toBe(200);
    expect(ended).toBeLessThan(380);
    scenario.steer({});
    expect(accepted(await polls)).toHaveLength(380);
  });

  it('of log-ins is turned away, and not counted as an attempt', async () => {
    await server.deps.db.delete(loginAttempts);
    const guess = (i: number) => calls.anonymous().call('login', { username: `guess-${i}`, password: 'wrong' });
    const wrong = await times(LOG_INS, guess);
    const tried = wrong.filter(({ status }) => status === 401).length;
    // Two running and eighteen queued; a place that becomes free in the meantime is taken again.
    expect(tried).toBeGreaterThanOrEqual(20);
    expect(tried).toBeLessThan(sampled(60, LOG_INS));
    accepted(wrong.filter(({ status }) => status !== 401));
    // One row for the account, one for it at its address, and one for the shared address.
    expect(await server.deps.db.select().from(loginAttempts)).toHaveLength(2 * tried + 1);
    const right = await calls.anonymous().call('login', { username: 'quay.op', password: DEMO_PASSWORD });
    expect(right.status).toBe(200);
  });

  it('of bodies is turned away, and each that was taken is kept', async () => {
    const caller = calls.as('harbour.op');
    await caller.token();
    const answers = await times(600, (i) => caller.call('updateMe', { nickname: `Desk ${i}` }));
    expect(accepted(answers).length).toBeGreaterThanOrEqual(288);
    expect(accepted(answers).length).toBeLessThan(600);
  });
});
