import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { TrainOrder } from '../../../contract/train-orders.ts';
import { answerAsDesk } from '../../orders/after-sales/sandbox-desk.ts';
import { sweepOrders } from '../../orders/jobs.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

/** Ten in the morning in China. */
const MORNING = '2026-11-20T02:00:00.000Z';
const clock = testClock(MORNING);
let server: TestServer;
let agents: Api;
const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;

beforeAll(async () => {
  server = await startTestServer({ clock, pollJobs: false });
  agents = api(server);
  await setManual(true);
});
afterAll(() => server.close());
afterEach(async () => {
  clock.set(MORNING);
  await assertBalanced(server.deps.db);
});

/** Saves it like the provider's form of the agency. */
async function setManual(manualMode: boolean): Promise<void> {
  const id = DEMO_COMPANY.harbour;
  const { version } = await desk().expect('agency', { id });
  await desk().expect('saveAgencyConfig', { id, version, train: { notificationUrl: '', manualMode } });
}

/** A paid, waiting train order; each test uses another train, or its passengers would be on two. */
async function paid(train: string, seatClass = 'second'): Promise<TrainOrder> {
  const { verificationId } = await op().expect('verifyTrain', {
    id: `${train}.2026-11-25.VNP.AOH.${seatClass}`,
    passengers: { adult: 1, child: 0 },
  });
  const { contact } = GOOD_INPUTS.createTrainOrder;
  const { id, total } = await op().expect('createTrainOrder', { verificationId, passengers: [passenger()], contact });
  const { order } = await op().expect('payTrainOrder', { id, channel: 'balance', amount: total });
  return order;
}

const queued = async (orderId: string) =>
  (await desk().expect('deskQueue', { kind: 'ticketing', pageSize: 100 })).list.find(
    (task) => task.orderId === orderId,
  );
const leftOf = async (train: string) => {
  const { trains } = await op().expect('searchTrains', { origin: 'VNP', destination: 'AOH', date: '2026-11-25' });
  const found = trains.find(({ trainNo }) => trainNo === train);
  return found?.classes.find(({ seatClass }) => seatClass === 'business')?.left ?? Number.NaN;
};

describe('a train of an agency in manual mode', () => {
  it('waits at the desk once it is paid, and no machine tickets it', async () => {
    const order = await paid('G101');
    expect(order.status).toBe('proceeding');
    clock.advance(25 * 60_000);
    agents = api(server);
    await sweepOrders(server.deps);
    expect(await op().expect('trainOrder', { id: order.id })).toMatchObject({
      status: 'proceeding',
      passengers: [{ ticketNumber: null }],
    });
    expect(await queued(order.id)).toMatchObject({ product: 'train', serviceNumbers: ['G101'], holder: null });
    const found = await desk().expect('deskTrainOrder', { id: order.id });
    expect(found).toMatchObject({ agency: { id: DEMO_COMPANY.harbour }, can: ['ticket', 'issue', 'fail'] });
  });

  it('has the tickets that the desk bought by hand, and gives back the seats that were held', async () => {
    const before = await leftOf('G103');
    const { id } = await paid('G103', 'business');
    expect(await leftOf('G103')).toBe(before - 1);
    const wrong = await desk().callRaw('deskIssueTrain', { id, tickets: ['12'] });
    expect(wrong.envelope.data).toMatchObject({ fields: { 'tickets[0]': expect.any(String) } });
    const many = await desk().callRaw('deskIssueTrain', { id, tickets: ['E100000001', 'E100000002'] });
    expect(many.envelope.code).toBe(REFUSALS.badInput.code);
    const issued = await desk().expect('deskIssueTrain', { id, tickets: ['E100000001'], remark: 'At the counter' });
    expect(issued).toMatchObject({ task: null, can: [], order: { status: 'issued' } });
    const order = await op().expect('trainOrder', { id });
    expect(order).toMatchObject({
      ...{ status: 'issued', reviewRemark: 'At the counter' },
      passengers: [{ ticketNumber: 'E100000001' }],
    });
    expect((await op().expect('bookings', { q: 'e100000001' })).list).toMatchObject([{ id, product: 'train' }]);
    expect(await queued(id)).toBeUndefined();
    await server.deps.jobs.drain();
    expect(await leftOf('G103')).toBe(before);
    // The desk changes and refunds them (manual-changes.test.ts, manual-refunds.test.ts).
    const asked = order.actions.filter(({ action }) => action === 'refund' || action === 'change');
    expect(asked.map(({ allowed }) => allowed)).toEqual([true, true]);
  });

  it('is paid back whole when the desk cannot have it', async () => {
    const before = await balance();
    const { id } = await paid('G105');
    expect(await balance()).toBeLessThan(before);
    expect((await desk().callRaw('deskFailTrain', { id, remark: ' ' })).envelope.code).toBe(REFUSALS.badInput.code);
    await desk().expect('deskFailTrain', { id, remark: 'No seats at the counter' });
    await server.deps.jobs.drain();
    expect(await op().expect('trainOrder', { id })).toMatchObject({
      status: 'failed_reimbursed',
      reviewRemark: 'No seats at the counter',
    });
    expect(await balance()).toBe(before);
    const again = await desk().callRaw('deskIssueTrain', { id, tickets: ['E100000003'] });
    expect(again.envelope.code).toBe(REFUSALS.statusConflict.code);
  });

  it('is ticketed by the railway when the desk says so, and goes on as any other', async () => {
    const { id } = await paid('G107');
    await desk().expect('deskTicketTrain', { id });
    await server.deps.jobs.drain();
    const order = await op().expect('trainOrder', { id });
    expect(order).toMatchObject({
      status: 'issued',
      passengers: [{ ticketNumber: expect.stringMatching(/^970\d{10}$/) }],
    });
    expect(order.actions).toContainEqual({ action: 'refund', allowed: true });
    expect(await queued(id)).toBeUndefined();
  });

  it('is not ticketed by the railway once that has let the seats go', async () => {
    const { id } = await paid('G109');
    clock.advance(33 * 60_000);
    agents = api(server);
    expect((await desk().callRaw('deskTicketTrain', { id })).envelope.code).toBe(REFUSALS.deadlinePassed.code);
    expect(await desk().expect('deskIssueTrain', { id, tickets: ['E100000004'] })).toMatchObject({
      order: { status: 'issued' },
    });
  });

  it('is the provider’s desk’s alone, and a colleague’s who has taken it', async () => {
    const { id } = await paid('G111');
    for (const who of ['harbour.op', 'meridian.admin'])
      expect((await agents.as(who).callRaw('deskTrainOrder', { id })).envelope.code).toBe(REFUSALS.notAllowed.code);
    expect((await desk().callRaw('deskOrder', { id })).envelope.code).toBe(REFUSALS.orderNotFound.code);
    expect((await desk().callRaw('deskMove', { id, move: 'fail', remark: 'x' })).envelope.code).toBe(
      REFUSALS.orderNotFound.code,
    );
  });

  it('is answered by the sandbox desk where nobody takes it', async () => {
    const { id } = await paid('G113');
    await answerAsDesk(server.deps, id);
    await server.deps.jobs.drain();
    expect((await op().expect('trainOrder', { id })).status).toBe('issued');
  });

  it('needs no desk with the switch off', async () => {
    await setManual(false);
    const { id } = await paid('G115');
    expect(await queued(id)).toBeUndefined();
    expect((await desk().callRaw('deskIssueTrain', { id, tickets: ['E100000005'] })).envelope.code).toBe(
      REFUSALS.statusConflict.code,
    );
    await server.deps.jobs.drain();
    expect((await op().expect('trainOrder', { id })).status).toBe('issued');
    await setManual(true);
  });
});
