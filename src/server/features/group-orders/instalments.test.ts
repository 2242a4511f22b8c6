import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { askedGroup, GROUP_OPTION, seatedGroup } from '../../../../tests/factories/groups.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { PAYMENT_STAGES, type PaymentStage } from '../../../contract/group-order-states.ts';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { FIELD_MESSAGES } from '../../../contract/messages.ts';
import { sweepOrders } from '../../orders/jobs.ts';

const START = '2026-11-20T02:00:00.000Z';
const clock = testClock(START);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, pollJobs: false });
  agents = api(server);
});
afterAll(() => server.close());
afterEach(async () => {
  at(START);
  await assertBalanced(server.deps.db);
});

/** Who works at another time has logged in anew. */
function at(time: string): void {
  clock.set(time);
  agents = api(server);
}

const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const cny = (amount: number) => ({ amount, currency: 'CNY' as const });
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;
const read = (id: string) => op().expect('groupOrder', { id });

/** CNY 1,000.00 in four payments. */
const AMOUNTS: Record<PaymentStage, number> = { first: 20_000, second: 25_000, third: 15_000, last: 40_000 };
const DUE: Record<PaymentStage, string> = {
  first: '2026-11-24T02:00:00.000Z',
  second: '2026-11-26T02:00:00.000Z',
  third: '2026-11-28T02:00:00.000Z',
  last: '2026-12-01T02:00:00.000Z',
};
const OPTION = {
  ...GROUP_OPTION,
  instalments: (['first', 'second', 'third'] as const).map((stage) => ({ amount: AMOUNTS[stage], payBy: DUE[stage] })),
  lastPayBy: DUE.last,
};

const seated = () => seatedGroup(op(), desk(), OPTION);
const pay = (id: string, stage: PaymentStage, amount = AMOUNTS[stage]) =>
  op().callRaw('payGroupOrder', { id, stage, channel: 'balance', amount: cny(amount) });
async function paid(id: string, ...stages: PaymentStage[]): Promise<void> {
  for (const stage of stages) expect((await pay(id, stage)).envelope.code, stage).toBe(0);
}
const where = ({ status, payBy }: GroupOrder) => ({ status, payBy });
const hand = (id: string, confirm: boolean) =>
  op().callRaw('handInGroupList', { id, passengers: [passenger(), { ...passenger(), surname: 'LEE' }], confirm });

describe('a group of three instalments and a final payment', () => {
  it('goes from request to ticket, one payment after the other, each for its amount by its own deadline', async () => {
    const before = await balance();
    const { id, payments, paid: nothing } = await seated();
    expect(payments.map(({ stage, amount, payBy }) => ({ stage, amount: amount.amount, payBy }))).toEqual(
      PAYMENT_STAGES.map((stage) => ({ stage, amount: AMOUNTS[stage], payBy: DUE[stage] })),
    );
    expect(nothing).toEqual(cny(0));
    const waits = ['to_be_pay_first', 'to_be_pay_second', 'to_be_pay_third', 'to_be_paid_last_money'];
    let sum = 0;
    for (const [i, stage] of (['first', 'second', 'third'] as const).entries()) {
      expect(where(await read(id))).toEqual({ status: waits[i], payBy: DUE[stage] });
      // Neither another one's turn, nor another amount.
      for (const other of PAYMENT_STAGES.filter((one) => one !== stage))
        expect((await pay(id, other)).envelope.code, other).toBe(REFUSALS.statusConflict.code);
      for (const amount of [AMOUNTS[stage] - 1, AMOUNTS[stage] + 1])
        expect((await pay(id, stage, amount)).envelope.code).toBe(REFUSALS.priceChanged.code);
      const twice = await Promise.all([pay(id, stage), pay(id, stage)]);
      expect(twice.map(({ envelope }) => envelope.code).toSorted((a, b) => a - b)).toEqual([
        0,
        REFUSALS.statusConflict.code,
      ]);
      sum += AMOUNTS[stage];
      expect((await read(id)).paid).toEqual(cny(sum));
      expect(before - (await balance())).toBe(sum);
      // The list is open all the while.
      expect((await hand(id, false)).envelope.code).toBe(0);
    }
    expect(where(await read(id))).toEqual({ status: waits[3], payBy: DUE.last });
    expect((await hand(id, true)).envelope.data).toMatchObject({ isListLocked: true });
    await paid(id, 'last');
    expect(where(await read(id))).toEqual({ status: 'proceeding', payBy: null });
    expect(before - (await balance())).toBe(100_000);
    await desk().expect('deskIssueGroup', { id, tickets: ['1601234567890', '1601234567891'] });
    const issued = await read(id);
    expect(issued).toMatchObject({ status: 'issued', paid: cny(100_000), total: cny(100_000) });
    expect(issued.payments.every(({ paidAt }) => paidAt !== null)).toBe(true);
    const { list } = await agents.as('harbour.fin').expect('walletEntries', { pageSize: 10 });
    const entries = list.filter(({ orderId }) => orderId === id).map(({ amount }) => -amount.amount);
    expect(entries.toSorted((a, b) => a - b)).toEqual(Object.values(AMOUNTS).toSorted((a, b) => a - b));
  });

  it.each(['second', 'third', 'last'] as const)(
    'is closed when its %s payment is late, and keeps what was paid',
    async (stage) => {
      const before = await balance();
      const { id } = await seated();
      const earlier = PAYMENT_STAGES.slice(0, PAYMENT_STAGES.indexOf(stage));
      await paid(id, ...earlier);
      await hand(id, false);
      at(DUE[stage]);
      expect((await pay(id, stage)).envelope.code).toBe(REFUSALS.groupPaymentExpired.code);
      await sweepOrders(server.deps);
      expect((await read(id)).status).toBe('closed');
      // The same is said once the clock has closed it.
      expect((await pay(id, stage)).envelope.code).toBe(REFUSALS.groupPaymentExpired.code);
      const kept = earlier.reduce((sum, one) => sum + AMOUNTS[one], 0);
      expect(before - (await balance())).toBe(kept);
    },
  );

  it('has all of it back when the airline takes the seats away before the third', async () => {
    const before = await balance();
    const { id } = await seated();
    await paid(id, 'first', 'second');
    await desk().expect('deskFailGroup', { id, remark: 'The airline took the seats back' });
    await server.deps.jobs.drain();
    expect((await read(id)).status).toBe('failed');
    expect(await balance()).toBe(before);
  });

  it('takes no final payment before everybody is on the list', async () => {
    const { id } = await seated();
    await paid(id, 'first', 'second', 'third');
    expect((await pay(id, 'last')).envelope.code).toBe(REFUSALS.groupListIncomplete.code);
    await hand(id, false);
    await paid(id, 'last');
    // The final payment locks the list.
    expect((await hand(id, false)).envelope.code).toBe(REFUSALS.statusConflict.code);
  });

  it('is quoted with a final payment, by an airline that there is', async () => {
    const { id } = await askedGroup(op());
    const faultsOf = async (change: object) => {
      const quote = { id, validUntil: '2026-11-22T02:00:00Z', options: [{ ...OPTION, ...change }] };
      return (await desk().callRaw('deskQuoteGroup', quote)).envelope.data;
    };
    const [first, ...others] = OPTION.instalments;
    expect(await faultsOf({ instalments: [{ ...first, amount: 60_000 }, ...others] })).toEqual({
      fields: { 'options[0].instalments[2].amount': FIELD_MESSAGES.instalmentsTooHigh.en },
    });
    expect(await faultsOf({ airline: 'ZZ' })).toEqual({
      fields: { 'options[0].airline': FIELD_MESSAGES.unknownAirline.en },
    });
  });
});
