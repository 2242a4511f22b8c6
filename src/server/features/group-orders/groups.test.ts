import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { GroupOrder } from '../../../contract/group-orders.ts';
import { sweepOrders } from '../../orders/jobs.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const clock = testClock('2026-11-20T02:00:00.000Z');
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, pollJobs: false });
  agents = api(server);
});
afterAll(() => server.close());
afterEach(async () => {
  at('2026-11-20T02:00:00.000Z');
  await assertBalanced(server.deps.db);
});

/** Sets the time and logs in again. */
function at(time: string): void {
  clock.set(time);
  agents = api(server);
}

const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const party = { adult: 2, child: 0, infant: 0 };
const request = () => op().expect('createGroupOrder', { ...GOOD_INPUTS.createGroupOrder, passengers: party });
const option = {
  airline: 'CX',
  flights: 'CX 759 08:00',
  prices: { adult: 50_000, child: 40_000, infant: 5_000 },
  instalments: [{ amount: 30_000, payBy: '2026-11-24T02:00:00Z' }],
  lastPayBy: '2026-11-28T02:00:00Z',
};
const quote = { validUntil: '2026-11-22T02:00:00Z', options: [option, { ...option, airline: 'MU', instalments: [] }] };

async function quoted(): Promise<GroupOrder> {
  const { id } = await request();
  return (await desk().expect('deskQuoteGroup', { id, ...quote })).order;
}

async function seated(choice = '1'): Promise<GroupOrder> {
  const { id, options } = await quoted();
  const total = options.find((one) => one.id === choice)?.total ?? { amount: 0, currency: 'CNY' };
  await op().expect('confirmGroupOrder', { id, option: choice, total });
  await op().expect('applyGroupSeats', { id });
  return (await desk().expect('deskGroupSeats', { id, pnr: 'GRP001' })).order;
}

const dueOf = ({ payments }: GroupOrder, stage: string) =>
  payments.find((payment) => payment.stage === stage)?.amount ?? { amount: 0, currency: 'CNY' as const };
const pay = (order: GroupOrder, stage: 'first' | 'last', rest: object = {}, who = 'harbour.op') =>
  agents
    .as(who)
    .callRaw('payGroupOrder', { id: order.id, stage, channel: 'balance', amount: dueOf(order, stage), ...rest });
const openOf = ({ actions }: GroupOrder) => actions.filter(({ allowed }) => allowed).map(({ action }) => action);
const list = () => [passenger(), { ...passenger(), surname: 'LEE' }];
const balance = async () => (await agents.as('harbour.fin').expect('wallet', {})).balance;

describe('a group', () => {
  it('goes from request to ticket', async () => {
    const before = await balance();
    const asked = await request();
    expect(asked).toMatchObject({ status: 'to_be_quote', answerBy: '2026-11-24T02:00:00.000Z' });
    expect(openOf(asked)).toEqual(['cancel']);
    const waiting = await desk().expect('deskQueue', { kind: 'group', pageSize: 100 });
    expect(waiting.list).toContainEqual(expect.objectContaining({ orderId: asked.id, product: 'group' }));

    const order = await seated();
    expect(order).toMatchObject({ status: 'to_be_pay_first', pnr: 'GRP001', payBy: '2026-11-24T02:00:00.000Z' });
    expect((await pay(order, 'first')).envelope.data).toMatchObject({ order: { status: 'to_be_paid_last_money' } });
    expect((await pay(order, 'last')).envelope.code).toBe(REFUSALS.groupListIncomplete.code);
    const listed = await op().expect('handInGroupList', { id: order.id, passengers: list(), confirm: true });
    expect(listed).toMatchObject({ isListLocked: true, passengers: [{}, { surname: 'LEE' }] });
    const again = { id: order.id, passengers: list(), confirm: false };
    expect((await op().callRaw('handInGroupList', again)).envelope.code).toBe(REFUSALS.statusConflict.code);
    expect((await pay(order, 'last')).envelope.data).toMatchObject({ order: { status: 'proceeding' } });
    expect(before - (await balance())).toBe(100_000);
    const tickets = ['1601234567890', '1601234567891'];
    await desk().expect('deskIssueGroup', { id: order.id, tickets });
    const issued = await op().expect('groupOrder', { id: order.id });
    expect(issued).toMatchObject({ status: 'issued', passengers: [{ ticketNumber: tickets[0] }, {}] });
    expect(openOf(issued)).toEqual(['refund']);
  });

  it('is paid once at each stage, for exactly what is due', async () => {
    const order = await seated();
    const before = await balance();
    const under = { amount: { ...dueOf(order, 'first'), amount: 29_999 } };
    expect((await pay(order, 'first', under)).envelope.code).toBe(REFUSALS.priceChanged.code);
    const over = { amount: { ...dueOf(order, 'first'), amount: 30_001 } };
    expect((await pay(order, 'first', over)).envelope.code).toBe(REFUSALS.priceChanged.code);
    const answers = await Promise.all([pay(order, 'first'), pay(order, 'first'), pay(order, 'first')]);
    expect(answers.map(({ envelope }) => envelope.code).sort((a, b) => a - b)).toEqual([
      0,
      REFUSALS.statusConflict.code,
      REFUSALS.statusConflict.code,
    ]);
    expect(before - (await balance())).toBe(30_000);
  });

  it('is closed when it is paid late, and says to whom to turn', async () => {
    const order = await seated();
    at('2026-11-24T02:00:00.000Z');
    const late = await pay(order, 'first');
    expect(late.envelope).toMatchObject({ code: REFUSALS.groupPaymentExpired.code });
    expect(late.envelope.message).toContain('contact the administrator');
    const closed = await op().expect('groupOrder', { id: order.id });
    expect([closed.status, openOf(closed)]).toEqual(['closed', []]);
  });

  it.each([
    ['en', 'The time to pay for this group has passed. Please contact the administrator.'],
    ['zh-cn', '团队订单支付时间已过，请联系管理员。'],
    ['zh-tw', '團體訂單付款時間已過，請聯絡管理員。'],
  ])('that the clock has closed says the same to whoever pays or goes on, in %s', async (language, words) => {
    const order = await seated();
    at('2026-11-24T02:00:00.000Z');
    await sweepOrders(server.deps);
    const { id } = order;
    const amount = dueOf(order, 'first');
    const says = async (name: EndpointName, input: object) =>
      (await op().callRaw(name, { id, ...input }, { language })).envelope;
    for (const channel of ['balance', 'alipay'])
      expect(await says('payGroupOrder', { stage: 'first', channel, amount })).toMatchObject({ message: words });
    expect(await says('applyGroupSeats', {})).toMatchObject({ message: words });
    expect(await says('handInGroupList', { passengers: list(), confirm: false })).toMatchObject({ message: words });
  });

  it('is closed by the clock when its quote is not confirmed in time', async () => {
    const { id, options } = await quoted();
    at('2026-11-22T02:00:01.000Z');
    await sweepOrders(server.deps);
    const total = options[0]?.total ?? { amount: 0, currency: 'CNY' };
    const late = await op().callRaw('confirmGroupOrder', { id, option: '1', total });
    expect(late.envelope.code).toBe(REFUSALS.quoteExpired.code);
    expect(await op().expect('groupOrder', { id })).toMatchObject({ status: 'closed' });
  });

  it('is not confirmed in another currency than the company settles in by now', async () => {
    const { id, options } = await quoted();
    const total = options[0]?.total ?? { amount: 0, currency: 'CNY' };
    const settleIn = (settlementCurrency: 'CNY' | 'USD') =>
      changeCompany(server, DEMO_COMPANY.harbour, { settlementCurrency });
    await settleIn('USD');
    const { envelope } = await op().callRaw('confirmGroupOrder', { id, option: '1', total });
    await settleIn('CNY');
    expect(envelope.code).toBe(REFUSALS.settlementChanged.code);
    expect((await op().expect('confirmGroupOrder', { id, option: '1', total })).status).toBe('to_be_apply_seat');
  });

  it('forfeits its deposit when it is cancelled, and gets it back when it cannot be had', async () => {
    const before = await balance();
    const kept = await seated();
    await pay(kept, 'first');
    const canceled = await op().expect('cancelGroupOrder', { id: kept.id });
    expect(canceled).toMatchObject({ status: 'canceled', paid: { amount: 30_000 } });
    expect(before - (await balance())).toBe(30_000);
    const lost = await seated();
    await pay(lost, 'first');
    await desk().expect('deskFailGroup', { id: lost.id, remark: 'The airline took the seats back' });
    const { reviewRemark } = await op().expect('groupOrder', { id: lost.id });
    expect(reviewRemark).toBe('The airline took the seats back');
    expect(before - (await balance())).toBe(30_000);
  });

  it('is not cancelled when it would forfeit another sum than its agent was told', async () => {
    const order = await seated();
    await pay(order, 'first');
    const cancel = async (forfeits: number) =>
      (await op().callRaw('cancelGroupOrder', { id: order.id, forfeits })).envelope;
    expect(await cancel(0)).toMatchObject({
      code: REFUSALS.forfeitChanged.code,
      data: { forfeits: { amount: 30_000, currency: 'CNY' } },
    });
    expect((await op().expect('groupOrder', { id: order.id })).status).toBe('to_be_paid_last_money');
    expect((await cancel(30_000)).data).toMatchObject({ status: 'canceled', paid: { amount: 30_000 } });
  });

  it('is nobody else’s, and no flight order', async () => {
    const { id } = await request();
    for (const who of ['quay.op', 'meridian.op']) {
      const { envelope } = await agents.as(who).callRaw('groupOrder', { id });
      expect(envelope.code).toBe(REFUSALS.orderNotFound.code);
    }
    expect((await agents.as('harbour.fin').callRaw('groupOrder', { id })).envelope.code).toBe(REFUSALS.notAllowed.code);
    for (const call of ['flightOrder', 'cancelFlightOrder', 'confirmFlightOrder'] as const)
      expect((await op().callRaw(call, { id })).envelope.code).toBe(REFUSALS.orderNotFound.code);
    expect((await op().expect('flightOrders', { bookingId: id })).total).toBe(0);
    expect((await op().callRaw('deskQuoteGroup', { id, ...quote })).envelope.code).toBe(REFUSALS.notAllowed.code);
  });

  it('keeps its list as it was when a row of a new one is wrong', async () => {
    const order = await seated('2');
    await op().expect('handInGroupList', { id: order.id, passengers: list(), confirm: false });
    const passengers = [passenger(), { ...passenger(), birthday: '2025-01-01' }];
    const { envelope } = await op().callRaw('handInGroupList', { id: order.id, passengers, confirm: false });
    expect(envelope.code).toBe(REFUSALS.badInput.code);
    expect(envelope.data).toMatchObject({ fields: { 'passengers[1].birthday': expect.any(String) } });
    expect((await op().expect('groupOrder', { id: order.id })).passengers).toMatchObject([{}, { surname: 'LEE' }]);
  });

  it('leads from one city to another, on days in order', async () => {
    const { journeys, ...rest } = GOOD_INPUTS.createGroupOrder;
    const [journey] = journeys;
    const send = async (...changes: object[]) => {
      const asked = changes.map((change) => ({ ...journey, ...change }));
      return (await op().callRaw('createGroupOrder', { ...rest, journeys: asked })).envelope;
    };
    expect(await send({}, { destination: 'HKG' })).toMatchObject({
      code: REFUSALS.journeyRules.code,
      data: { key: 'order.flight.booking.journeyError.rules', index: 1 },
    });
    expect(await send()).toMatchObject({
      code: REFUSALS.journeyEmpty.code,
      data: { key: 'flight.booking.journeyError.empty' },
    });
    const past = await send({ date: '2026-11-01' });
    expect([past.code, past.data]).toMatchObject([
      REFUSALS.badInput.code,
      { fields: { 'journeys[0].date': 'The date has passed' } },
    ]);
    expect((await send({ returnDate: '2027-01-09' })).data).toMatchObject({
      fields: { 'journeys[0].returnDate': 'The return is before the departure' },
    });
    expect((await send({}, { date: '2027-01-09' })).data).toMatchObject({
      fields: { 'journeys[1].date': 'This date is before the flight before it' },
    });
    // The first one flies back on the 15th.
    expect((await send({}, { date: '2027-01-14', returnDate: undefined })).data).toMatchObject({
      fields: { 'journeys[1].date': 'This date is before the flight before it' },
    });
    const far = 'Groups can be requested up to two years ahead';
    expect((await send({ date: '9999-12-30', returnDate: '9999-12-31' })).data).toEqual({
      fields: { 'journeys[0].date': far, 'journeys[0].returnDate': far },
    });
  });

  it('is asked for with no more heads than one list holds, and an adult for each infant', async () => {
    const send = async (adult: number, child: number, infant: number) => {
      const input = { ...GOOD_INPUTS.createGroupOrder, passengers: { adult, child, infant } };
      return (await op().callRaw('createGroupOrder', input)).envelope;
    };
    expect((await send(300, 200, 0)).code).toBe(0);
    expect(await send(300, 201, 0)).toMatchObject({
      code: REFUSALS.badInput.code,
      data: { fields: { 'passengers.adult': 'At most 500 people in one group' } },
    });
    expect((await send(1, 9, 2)).data).toEqual({
      fields: { 'passengers.infant': 'Each infant needs an adult of its own' },
    });
    expect((await send(0, 0, 0)).data).toEqual({ fields: { 'passengers.adult': 'Required' } });
  });

  it('says that payment is switched off, and takes none', async () => {
    const order = await seated();
    const setting = (disablePayment: boolean) => changeCompany(server, DEMO_COMPANY.harbour, { disablePayment });
    await setting(true);
    const { actions } = await op().expect('groupOrder', { id: order.id });
    expect(actions).toContainEqual({ action: 'pay', allowed: false, reason: 'paymentDisabled' });
    expect((await pay(order, 'first')).envelope.code).toBe(REFUSALS.paymentSwitchedOff.code);
    await setting(false);
    expect(openOf(await op().expect('groupOrder', { id: order.id }))).toEqual(['pay', 'handIn', 'cancel']);
  });

  it('shows every status with its count', async () => {
    const before = await op().expect('groupOrderCounts', {});
    await request();
    const after = await op().expect('groupOrderCounts', {});
    expect(after).toHaveLength(13);
    const of = (counts: typeof after) => counts.find(({ status }) => status === 'to_be_quote')?.cnt ?? 0;
    expect(of(after)).toBe(of(before) + 1);
  });
});
