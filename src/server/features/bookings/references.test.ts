import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { orderInput, passenger, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { exportPath } from '../../../contract/exports.ts';
import { REFERENCE_LENGTH } from '../../../contract/limits.ts';
import type { OrdersQuery } from '../../../contract/order-list.ts';
import { ORDER_PRODUCTS, type OrderProduct } from '../../../contract/order-products.ts';

const clock = testClock('2026-11-20T02:00:00.000Z');
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false });
  agents = api(server);
});
afterAll(() => server.close());

const op = () => agents.as('harbour.op');
const CALLS = {
  flight: { set: 'setFlightReference', read: 'flightOrder', cancel: 'cancelFlightOrder' },
  group: { set: 'setGroupReference', read: 'groupOrder', cancel: 'cancelGroupOrder' },
  train: { set: 'setTrainReference', read: 'trainOrder', cancel: 'cancelTrainOrder' },
} as const satisfies Record<OrderProduct, object>;

const traveller = () => passenger('adult', { phone: '+8613900001111', contactName: 'Mei Lin' });

/** A booking of each product, as sent by an agency's system. */
const BOOK = {
  flight: async (referenceId?: string) => {
    const input = orderInput(await verifiedOffer(server, supplier), [traveller()]);
    return op().callRaw('createFlightOrder', { ...input, referenceId });
  },
  group: (referenceId?: string) => op().callRaw('createGroupOrder', { ...GOOD_INPUTS.createGroupOrder, referenceId }),
  train: async (referenceId?: string) => {
    const offer = { id: 'G101.2026-11-25.VNP.AOH.second', passengers: { adult: 1, child: 0 } };
    const { verificationId } = await op().expect('verifyTrain', offer);
    const { contact } = GOOD_INPUTS.createTrainOrder;
    return op().callRaw('createTrainOrder', { verificationId, passengers: [traveller()], contact, referenceId });
  },
};

async function booked(product: OrderProduct, referenceId?: string): Promise<string> {
  const { envelope } = await BOOK[product](referenceId);
  if (envelope.code !== 0) throw new Error(`no ${product} was booked: ${envelope.message}`);
  return String(Object(envelope.data).id);
}

const read = (product: OrderProduct, id: string) => op().expect(CALLS[product].read, { id });
const set = (product: OrderProduct, id: string, referenceId: string, who = 'harbour.op') =>
  agents.as(who).call(CALLS[product].set, { id, referenceId });
const find = async (query: Partial<OrdersQuery>) =>
  (await op().expect('bookings', { createdFrom: '2026-11-20', pageSize: 100, ...query })).list.map(({ id }) => id);

describe.each(ORDER_PRODUCTS)('the agency’s own number of a %s', (product) => {
  const reference = `Fair ${product}/Kyoto-7b`;
  let id: string;
  beforeAll(async () => {
    id = await booked(product, reference);
  });

  it('is given with the booking, as is whom to reach of its passengers', async () => {
    const order = await read(product, id);
    expect(order.referenceId).toBe(reference);
    expect(order.passengers.map(({ contactName }) => contactName)).toEqual(product === 'group' ? [] : ['Mei Lin']);
    const { list } = await op().expect('bookings', { bookingId: id });
    expect(list).toMatchObject([{ id, referenceId: reference }]);
    const unnamed = await booked(product);
    expect((await read(product, unnamed)).referenceId).toBeNull();
  });

  it.each<[string, Partial<OrdersQuery>]>([
    ['the search, in small letters', { q: reference.toLowerCase() }],
    ['the search, in capitals', { q: reference.toUpperCase() }],
    ['the search, by a part', { q: `${product}/kyoto` }],
    ['its own field, in small letters', { referenceId: reference.toLowerCase() }],
    ['its own field, in capitals', { referenceId: ` ${reference.toUpperCase()} ` }],
  ])('is found by %s', async (_, query) => {
    expect(await find(query)).toEqual([id]);
  });

  it('is no passenger, and no other number’s beginning', async () => {
    expect(await find({ passenger: 'kyoto' })).toEqual([]);
    expect(await find({ referenceId: `Fair ${product}` })).toEqual([]);
  });

  it('is taken without what stands around it, and found full-width', async () => {
    for (const given of [' Ａb7 ', 'Ａb7\u00a0', '\u3000Ａb7', 'Ａb7\u200b ', '\u200e Ａb7']) {
      await set(product, id, given);
      expect((await read(product, id)).referenceId, JSON.stringify(given)).toBe('Ａb7');
    }
    const spaced = await booked(product, ' Osaka 9 ');
    expect((await read(product, spaced)).referenceId).toBe('Osaka 9');
    for (const same of ['ab7', 'ＡＢ7', ' AB7 ']) expect(await find({ referenceId: same }), same).toEqual([id]);
    for (const other of ['ab', 'b7', 'ab_']) expect(await find({ referenceId: other }), other).toEqual([]);
    await set(product, id, reference);
  });

  it('goes out in the sheet', async () => {
    const headers = {
      authorization: `Bearer ${await op().token()}`,
      'accept-language': 'en',
      'content-type': 'application/json',
    };
    const payload = { referenceId: reference.toLowerCase() };
    const answer = await server.app.inject({ method: 'POST', url: `/api${exportPath('orders')}`, headers, payload });
    const [head = [], ...rows] = await readSheet(answer.rawPayload);
    expect(rows.map((row) => [row[0], row[head.indexOf('Agency Reference ID')]])).toEqual([[id, reference]]);
  });

  it.each(['quay.op', 'provider.admin'])('is not found by %s', async (stranger) => {
    const { status, envelope } = await set(product, id, 'theirs', stranger);
    expect([status, envelope.code]).toEqual([404, REFUSALS.orderNotFound.code]);
  });

  it('is written by operators, on one line of so many letters', async () => {
    expect((await set(product, id, 'of finance', 'harbour.fin')).envelope.code).toBe(REFUSALS.notAllowed.code);
    for (const wrong of ['x'.repeat(REFERENCE_LENGTH + 1), 'two\nlines', undefined]) {
      const { status, envelope } = await op().callRaw(CALLS[product].set, { id, referenceId: wrong });
      expect([status, Object.keys(Object(envelope.data).fields)]).toEqual([400, ['referenceId']]);
    }
    const { status, envelope } = await BOOK[product]('x'.repeat(REFERENCE_LENGTH + 1));
    expect([status, Object.keys(Object(envelope.data).fields)]).toEqual([400, ['referenceId']]);
    expect((await read(product, id)).referenceId).toBe(reference);
  });

  it('is changed, also of a booking that has ended, and taken off, and nothing else of it changes', async () => {
    const ended = await op().expect(CALLS[product].cancel, { id });
    const other = `Wuhan-${product}`;
    expect((await set(product, id, other)).envelope.data).toEqual({ ...ended, referenceId: other });
    expect(await find({ q: reference })).toEqual([]);
    expect(await find({ q: other.toUpperCase() })).toEqual([id]);
    const { list } = await agents.as('harbour.admin').expect('userLogs', { action: CALLS[product].set });
    expect(list[0]).toMatchObject({ user: { username: 'harbour.op' }, subject: { id } });
    await set(product, id, '');
    expect(await read(product, id)).toEqual({ ...ended, referenceId: null });
    expect(await find({ q: other })).toEqual([]);
  });
});

describe('the agency’s own number', () => {
  it('goes on to what is asked of the tickets, which keeps it', async () => {
    const id = await booked('flight', 'Harbour-1');
    await op().expect('payFlightOrder', { id, channel: 'balance' });
    await server.deps.jobs.drain();
    const { passengers } = await op().expect('flightOrder', { id });
    const refund = { id, passengers: passengers.map((one) => one.id), reason: 0 };
    const asked = await op().expect('refundFlightOrder', refund);
    expect(asked).toMatchObject({ type: 'refund', referenceId: 'Harbour-1' });
    expect(asked.passengers).toMatchObject([{ contactName: 'Mei Lin' }]);
    await set('flight', id, 'Harbour-2');
    expect(await find({ q: 'harbour-1' })).toEqual([asked.id]);
    expect(await find({ q: 'harbour-2' })).toEqual([id]);
  });

  it('is read at the desk, which finds its tasks by it', async () => {
    const id = await booked('group', 'Desk/Q7Z9');
    const desk = agents.as('provider.admin');
    expect((await desk.expect('deskGroupOrder', { id })).order.referenceId).toBe('Desk/Q7Z9');
    const { list } = await desk.expect('deskQueue', { q: 'DESK/Q7Z9' });
    expect(list.map(({ orderId }) => orderId)).toEqual([id]);
    const { list: groups } = await op().expect('groupOrders', { q: 'desk/q7z9' });
    expect(groups.map((group) => group.id)).toEqual([id]);
  });
});
