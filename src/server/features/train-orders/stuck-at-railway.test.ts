import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { steeredScenario } from '../../../../tests/factories/flight-search.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { sweepOrders } from '../../orders/jobs.ts';

/** Ten in the morning in China; the trains leave on the 25th. */
const MORNING = '2026-11-20T02:00:00.000Z';
const MINUTE_MS = 60_000;
const clock = testClock(MORNING);
const scenario = steeredScenario();
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, scenario, pollJobs: false });
});
afterAll(() => server.close());
beforeEach(() => {
  clock.set(MORNING);
  agents = api(server);
  scenario.steer({});
});
afterEach(() => assertBalanced(server.deps.db));

const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const read = (id: string) => op().expect('trainOrder', { id });
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;
const caseOf = (id: string) => desk().expect('deskTrainOrder', { id });
/** Runs due jobs; a railway that does not respond makes a job fail, which is retried. */
const run = () => server.deps.jobs.drain().catch(() => null);
async function queued(id: string): Promise<{ kind: string } | undefined> {
  return (await desk().expect('deskQueue', { pageSize: 100 })).list.find(({ orderId }) => orderId === id);
}
async function leftOf(train: string): Promise<number> {
  const { trains } = await op().expect('searchTrains', { origin: 'VNP', destination: 'AOH', date: '2026-11-25' });
  const found = trains.find(({ trainNo }) => trainNo === train)?.classes.find(({ seatClass }) => seatClass === 'first');
  return found?.left ?? Number.NaN;
}

/** Paid, and sent to the railway. */
async function paid(train: string): Promise<string> {
  const { verificationId } = await op().expect('verifyTrain', {
    id: `${train}.2026-11-25.VNP.AOH.first`,
    passengers: { adult: 1, child: 0 },
  });
  const { contact } = GOOD_INPUTS.createTrainOrder;
  const { id, total } = await op().expect('createTrainOrder', { verificationId, passengers: [passenger()], contact });
  await op().expect('payTrainOrder', { id, channel: 'balance', amount: total });
  await run();
  return id;
}
/** Waits while nothing happens at the railway, then logs in again. */
async function wait(minutes: number): Promise<void> {
  clock.advance(minutes * MINUTE_MS);
  agents = api(server);
  await sweepOrders(server.deps);
}

describe('a train that its railway is stuck with', () => {
  it.each([
    ['does not answer', 'dead', 'G101', 'proceeding'],
    ['says that it is still at it', 'pending', 'G103', 'origin_holding'],
  ] as const)(
    'goes to the desk where the railway %s for twenty minutes, and not before',
    async (_, issue, train, status) => {
      scenario.steer({ '*': { issue, pendingMs: 3_600_000 } });
      const id = await paid(train);
      await wait(10);
      expect(await queued(id)).toBeUndefined();
      expect(await caseOf(id)).toMatchObject({ can: [], order: { status } });
      const early = await desk().callRaw('deskFailTrain', { id, remark: 'No answer' });
      expect(early.envelope.code).toBe(REFUSALS.statusConflict.code);
      await wait(11);
      expect(await queued(id)).toMatchObject({ kind: 'ticketing' });
      expect((await caseOf(id)).can).toEqual(['issue', 'fail']);
      const again = await desk().callRaw('deskTicketTrain', { id });
      expect(again.envelope.code).toBe(REFUSALS.statusConflict.code);
    },
  );

  it('is paid back once the desk gives it up, and what the railway tickets after that goes back', async () => {
    const [before, free] = [await balance(), await leftOf('G105')];
    scenario.steer({ '*': { issue: 'pending', pendingMs: 30 * MINUTE_MS } });
    const id = await paid('G105');
    await wait(21);
    await desk().expect('deskFailTrain', { id, remark: 'The railway does not answer' });
    await run();
    expect(await read(id)).toMatchObject({ status: 'failed_reimbursed', reviewRemark: 'The railway does not answer' });
    expect(await queued(id)).toBeUndefined();
    expect(await balance()).toBe(before);
    clock.advance(20 * MINUTE_MS);
    agents = api(server);
    await server.deps.jobs.drain({ early: true });
    expect(await leftOf('G105')).toBe(free);
    expect(await balance()).toBe(before);
  });

  it('has the tickets that the desk bought in its place', async () => {
    scenario.steer({ '*': { issue: 'dead' } });
    const id = await paid('G107');
    await wait(21);
    await desk().expect('deskIssueTrain', { id, tickets: ['E100000001'] });
    scenario.steer({});
    await run();
    expect(await read(id)).toMatchObject({
      status: 'issued',
      isByHand: true,
      passengers: [{ ticketNumber: 'E100000001' }],
    });
    expect(await queued(id)).toBeUndefined();
  });

  it('leaves the desk by itself where the railway answers in the end', async () => {
    scenario.steer({ '*': { issue: 'dead' } });
    const id = await paid('G109');
    await wait(21);
    expect(await queued(id)).toBeDefined();
    scenario.steer({});
    await server.deps.jobs.drain({ early: true });
    expect(await read(id)).toMatchObject({ status: 'issued', isByHand: false });
    expect(await queued(id)).toBeUndefined();
    expect((await caseOf(id)).can).toEqual([]);
  });
});

describe('a refund that the railway is stuck with', () => {
  async function issued(train: string): Promise<string> {
    const id = await paid(train);
    expect((await read(id)).status).toBe('issued');
    return id;
  }
  async function asked(id: string): Promise<string> {
    const passengers = (await read(id)).passengers.map((one) => one.id);
    return (await op().expect('refundTrainOrder', { id, passengers })).id;
  }

  it('is quoted and completed by the desk, and the tickets go back to the railway, once', async () => {
    const free = await leftOf('G111');
    const id = await issued('G111');
    const before = await balance();
    // The railway was not asked yet.
    const refund = await asked(id);
    await wait(21);
    expect((await caseOf(refund)).can).toEqual(['quoteRefund', 'refuse']);
    await desk().expect('deskQuoteTrainRefund', { id: refund, penalty: { amount: 1000, currency: 'CNY' } });
    await run();
    await op().expect('confirmTrainOrder', { id: refund });
    await run();
    expect(await queued(refund)).toMatchObject({ kind: 'refund' });
    await desk().expect('deskReturnTrain', { id: refund, move: 'complete' });
    await run();
    const { status, total } = await read(refund);
    expect(status).toBe('refunded_reimbursed');
    expect((await balance()) - before).toBe(total.amount);
    expect(await leftOf('G111')).toBe(free);
  });

  it('is ended by the desk with the tickets as they were', async () => {
    const id = await issued('G113');
    const refund = await asked(id);
    await run();
    scenario.steer({ '*': { refund: 'pending', pendingMs: 3_600_000 } });
    await op().expect('confirmTrainOrder', { id: refund });
    await run();
    await wait(21);
    expect((await caseOf(refund)).can).toEqual(['fail', 'complete']);
    await desk().expect('deskFailTrain', { id: refund, remark: 'Not taken back' });
    expect(await read(refund)).toMatchObject({ status: 'refund_failed' });
    expect((await read(id)).actions).toContainEqual({ action: 'refund', allowed: true });
  });
});

describe('a change that the railway is stuck with', () => {
  it('is ended by the desk; its money goes back, and the old tickets stay', async () => {
    const id = await paid('G115');
    const before = await balance();
    const { passengers } = await read(id);
    const wish = { id, passengers: passengers.map((one) => one.id) };
    const { trains } = await op().expect('searchTrainChange', { ...wish, date: '2026-11-25' });
    const dearer = trains
      .find(({ trainNo }) => trainNo === 'G117')
      ?.classes.find(({ seatClass }) => seatClass === 'business');
    const change = await op().expect('changeTrainOrder', { ...wish, option: dearer?.solutionId ?? '' });
    await run();
    scenario.steer({ '*': { change: 'dead' } });
    const { total } = await read(change.id);
    await op().expect('payTrainOrder', { id: change.id, channel: 'balance', amount: total });
    await run();
    await wait(21);
    expect(await queued(change.id)).toMatchObject({ kind: 'change' });
    expect((await caseOf(change.id)).can).toEqual(['issue', 'fail']);
    await desk().expect('deskFailTrain', { id: change.id, remark: 'The railway does not answer' });
    scenario.steer({});
    await run();
    expect((await read(change.id)).status).toBe('failed_reimbursed');
    expect(await balance()).toBe(before);
  });
});
