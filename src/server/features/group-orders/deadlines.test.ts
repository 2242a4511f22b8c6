import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { askedGroup, confirmedGroup, GROUP_OPTION } from '../../../../tests/factories/groups.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { answerAsDesk } from '../../orders/after-sales/sandbox-desk.ts';
import { closeOverdueOrder } from '../../orders/close-order.ts';
import { sweepOrders } from '../../orders/jobs.ts';

const START = '2026-11-20T02:00:00.000Z';
const FIRST_DUE = '2026-11-24T02:00:00.000Z';
const clock = testClock(START);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, pollJobs: false });
});
beforeEach(() => at(START));
afterAll(() => server.close());

/** Sets the time and logs in again. */
function at(time: string): void {
  clock.set(time);
  agents = api(server);
}

const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const statusOf = async (id: string) => (await op().expect('groupOrder', { id })).status;

describe('a confirmed group', () => {
  it('needs its seats until its first payment is due, and is closed by the clock then', async () => {
    const { id, status, payBy } = await confirmedGroup(op(), desk());
    expect({ status, payBy }).toEqual({ status: 'to_be_apply_seat', payBy: FIRST_DUE });
    at(FIRST_DUE);
    await sweepOrders(server.deps);
    expect(await statusOf(id)).toBe('closed');
  });

  it('is closed while the airline is asked for its seats, also where the sandbox desk comes too late', async () => {
    const { id } = await confirmedGroup(op(), desk());
    expect((await op().expect('applyGroupSeats', { id })).payBy).toBe(FIRST_DUE);
    at(FIRST_DUE);
    await answerAsDesk(server.deps, id);
    expect(await statusOf(id)).toBe('seat_applying');
    await closeOverdueOrder(server.deps, id);
    expect(await statusOf(id)).toBe('closed');
  });

  it('asks for no seats when its first payment is over', async () => {
    const { id } = await confirmedGroup(op(), desk());
    at(FIRST_DUE);
    const { envelope } = await op().callRaw('applyGroupSeats', { id });
    expect(envelope.code).toBe(REFUSALS.groupPaymentExpired.code);
    expect(await statusOf(id)).toBe('closed');
  });
});

describe('the desk’s task of a group', () => {
  const taskOf = async (id: string) => (await desk().expect('deskGroupOrder', { id })).task;

  it('is due when its quote was promised, by working days', async () => {
    // A Friday: two working days later is Tuesday.
    const { id, answerBy } = await askedGroup(op());
    expect(answerBy).toBe('2026-11-24T02:00:00.000Z');
    expect(await taskOf(id)).toMatchObject({ kind: 'group', dueAt: answerBy });
  });

  it('is due when the first payment is, while the airline is asked for its seats', async () => {
    const { id } = await confirmedGroup(op(), desk());
    expect(await taskOf(id)).toBeNull();
    at('2026-11-21T02:00:00.000Z');
    await op().expect('applyGroupSeats', { id });
    expect(await taskOf(id)).toMatchObject({ dueAt: FIRST_DUE });
  });

  it('stands in the queue by that deadline', async () => {
    const asked = await askedGroup(op());
    const seats = await confirmedGroup(op(), desk());
    await op().expect('applyGroupSeats', { id: seats.id });
    at('2026-11-20T08:00:00.000Z');
    const later = await askedGroup(op());
    const { list } = await desk().expect('deskQueue', { kind: 'group', pageSize: 100 });
    const at8 = list.filter(({ orderId }) => [asked.id, seats.id, later.id].includes(orderId ?? ''));
    expect(at8.map(({ dueAt }) => dueAt)).toEqual([FIRST_DUE, FIRST_DUE, '2026-11-24T08:00:00.000Z']);
    expect(at8.at(-1)?.orderId).toBe(later.id);
  });
});

describe('a quote', () => {
  it('has no payment after the day of departure', async () => {
    const { id } = await askedGroup(op(), '2026-11-28');
    const quote = (lastPayBy: string) =>
      desk().callRaw('deskQuoteGroup', {
        id,
        validUntil: '2026-11-22T02:00:00Z',
        options: [{ ...GROUP_OPTION, lastPayBy }],
      });
    // Midnight of the 29th at Hong Kong.
    const { envelope } = await quote('2026-11-28T16:00:00Z');
    expect(envelope.data).toEqual({ fields: { 'options[0].lastPayBy': 'This is after the day of departure' } });
    expect((await quote('2026-11-28T15:59:59Z')).envelope.code).toBe(0);
  });

  it('of the sandbox desk ends all its payments by the day of departure', async () => {
    const { id } = await askedGroup(op(), '2026-11-22');
    await answerAsDesk(server.deps, id);
    const { status, options } = await op().expect('groupOrder', { id });
    expect(status).toBe('to_be_confirm');
    for (const { payments } of options)
      for (const { payBy } of payments) expect(payBy < '2026-11-22T16:00:00Z', payBy).toBe(true);
  });

  it('of the sandbox desk keeps its week where the trip is far away', async () => {
    const { id } = await askedGroup(op());
    await answerAsDesk(server.deps, id);
    const { payBy, options } = await op().expect('groupOrder', { id });
    expect(payBy).toBe('2026-11-22T02:00:00.000Z');
    expect(options[0]?.payments.map((due) => due.payBy)).toEqual([FIRST_DUE, '2026-11-27T02:00:00.000Z']);
  });

  it('of the sandbox desk offers all ways to pay, at fares of the agency’s own currency', async () => {
    const { id } = await askedGroup(agents.as('quay.op'));
    await answerAsDesk(server.deps, id);
    const { options } = await agents.as('quay.op').expect('groupOrder', { id });
    expect(options.map(({ payments }) => payments.map(({ stage }) => stage))).toEqual([
      ['first', 'last'],
      ['last'],
      ['first', 'second', 'third', 'last'],
    ]);
    const fare = options[0]?.prices.adult;
    expect(fare?.currency).toBe('HKD');
    // More Hong Kong dollars than renminbi.
    expect(fare?.amount).toBeGreaterThan(128_000);
  });

  it('is refused by the sandbox desk when the departure is too near', async () => {
    const { id } = await askedGroup(op(), '2026-11-20');
    at('2026-11-20T15:30:00.000Z');
    await answerAsDesk(server.deps, id);
    expect(await statusOf(id)).toBe('failed');
  });
});

describe('a quote that was sent', () => {
  const quoted = async () => {
    const { id } = await askedGroup(op());
    const quote = { id, validUntil: '2026-11-22T02:00:00Z', options: [GROUP_OPTION] };
    return { quote, sent: await desk().expect('deskQuoteGroup', quote) };
  };
  const takes = ({ id, options }: GroupOrder) => ({
    id,
    option: options[0]?.id ?? '',
    total: options[0]?.total ?? { amount: 0, currency: 'CNY' as const },
  });

  it('is mended until it is confirmed, and nobody confirms the one before', async () => {
    const { quote, sent } = await quoted();
    expect(sent.can).toEqual(['quote', 'fail']);
    const { version } = sent.order;
    const options = [{ ...GROUP_OPTION, flights: 'CX 715 01:00' }];
    const unseen = await desk().callRaw('deskQuoteGroup', { ...quote, options });
    expect(unseen.envelope.code).toBe(REFUSALS.statusConflict.code);
    const { order } = await desk().expect('deskQuoteGroup', { ...quote, options, version });
    expect(order).toMatchObject({ status: 'to_be_confirm', options: [{ flights: 'CX 715 01:00' }] });
    const late = await desk().callRaw('deskQuoteGroup', { ...quote, version });
    expect(late.envelope.code).toBe(REFUSALS.staleVersion.code);
    const old = await op().callRaw('confirmGroupOrder', takes(sent.order));
    expect(old.envelope.code).toBe(REFUSALS.priceChanged.code);
    expect(await op().expect('confirmGroupOrder', takes(order))).toMatchObject({ status: 'to_be_apply_seat' });
    const after = await desk().callRaw('deskQuoteGroup', { ...quote, version });
    expect(after.envelope.code).toBe(REFUSALS.statusConflict.code);
  });

  it('is withdrawn by the desk, also once it is confirmed, and the agency is told why', async () => {
    for (const isConfirmed of [false, true]) {
      const { sent } = await quoted();
      const { id } = sent.order;
      if (isConfirmed) await op().expect('confirmGroupOrder', takes(sent.order));
      await desk().expect('deskFailGroup', { id, remark: 'The airline has no seats any more' });
      const withdrawn = await op().expect('groupOrder', { id });
      expect(withdrawn).toMatchObject({ status: 'failed', reviewRemark: 'The airline has no seats any more' });
    }
  });
});
