import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { orderInput, passenger, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { type ScriptedSupplier, scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { type OrdersQuery, orderPage } from '../../../contract/order-list.ts';

const clock = testClock('2026-12-01T02:00:00.000Z');
const supplier: ScriptedSupplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
/** Three bookings an hour apart: for LIN XIAO YU in 30 days, CHEN WEI in 40 (canceled), O_NEIL in 50. */
const made: FlightOrder[] = [];

beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  agents = api(server);
  for (const [surname, givenName, inDays] of [
    ['LIN', 'XIAO YU', 30],
    ['CHEN', 'WEI', 40],
    ['ONEIL', 'MAEVE', 50],
  ] as const) {
    const offer = await verifiedOffer(server, supplier, { inDays });
    made.push(await op().expect('createFlightOrder', orderInput(offer, [passenger('adult', { surname, givenName })])));
    clock.advance(60_000);
  }
  await op().expect('cancelFlightOrder', { id: made[1]?.id ?? '' });
});
afterAll(() => server.close());

const op = () => agents.as('harbour.op');
/** The bookings of this file; the demonstration's history is older. */
const find = async (query: Partial<OrdersQuery>) => {
  const { list } = await op().expect('flightOrders', { createdFrom: '2026-12-01', ...query });
  return list.map((row) => made.findIndex((order) => order.id === row.id));
};

describe('the bookings list', () => {
  it('answers rows as the contract describes them', async () => {
    const answer = await op().expect('flightOrders', { createdFrom: '2026-12-01' });
    await orderPage.validate(answer, { strict: true });
    expect(answer.list[0]).toMatchObject({
      createdAt: made[2]?.createdAt,
      payBy: made[2]?.payBy,
      total: made[2]?.total,
    });
    expect(answer.list[0]?.route).toEqual(
      made[2]?.journeys.flatMap((j, i) => [...(i ? [] : [j.origin]), j.destination]),
    );
  });

  it('shows the newest first, page by page, with the total', async () => {
    expect(await find({})).toEqual([2, 1, 0]);
    expect(await find({ page: 2, pageSize: 2 })).toEqual([0]);
    const { total, page, pageSize } = await op().expect('flightOrders', {
      createdFrom: '2026-12-01',
      pageSize: 2,
      page: 3,
    });
    expect({ total, page, pageSize }).toEqual({ total: 3, page: 3, pageSize: 2 });
  });

  it('shows what a row needs', async () => {
    const { list } = await op().expect('flightOrders', { bookingId: made[0]?.id });
    expect(list).toEqual([
      {
        id: made[0]?.id,
        product: 'flight',
        originalBookingId: null,
        referenceId: null,
        type: 'origin',
        status: 'to_be_paid',
        pnr: made[0]?.pnr,
        airline: 'MU',
        createdAt: '2026-12-01T02:00:00.000Z',
        payBy: '2026-12-01T02:28:00.000Z',
        total: { amount: 115_000, currency: 'CNY' },
        clientTotal: { amount: 115_000, currency: 'CNY' },
        route: ['PVG', 'HKG'],
        departureDate: '2026-12-31',
        flightNumbers: ['MU501'],
        leadPassenger: 'LIN/XIAO YU',
        passengerCount: 1,
        spentBy: null,
        isDisrupted: false,
        version: 1,
      },
    ]);
  });

  it.each<[string, Partial<OrdersQuery>, number[]]>([
    ['part of a name, any case', { q: 'xiao' }, [0]],
    ['words in any order', { q: 'wei chen' }, [1]],
    ['surname and given name as on a ticket', { q: 'ONEIL/MAEVE' }, [2]],
    ['a flight number', { q: 'mu501' }, [2, 1, 0]],
    ['a percent sign, taken literally', { q: '%' }, []],
    ['an underscore, taken literally', { q: 'o_eil' }, []],
    ['a quote', { q: "o'neil" }, []],
    ['a passenger', { passenger: 'LIN' }, [0]],
    ['a passenger called as a month', { passenger: 'jan' }, []],
    ['a passenger called as a place', { passenger: 'HKG' }, []],
    ['a passenger by full name', { passenger: 'maeve oneil' }, [2]],
    ['a status', { status: 'origin_canceled' }, [1]],
    ['several statuses', { status: 'origin_canceled,to_be_paid' }, [2, 1, 0]],
    ['a type', { type: 'refund' }, []],
    ['an airline', { airline: 'mu' }, [2, 1, 0]],
    ['another airline', { airline: 'CX' }, []],
    ['a flight, with a space', { flightNumber: 'mu 501' }, [2, 1, 0]],
    ['days of departure', { departureFrom: '2027-01-01', departureTo: '2027-01-10' }, [1]],
    ['days of booking', { createdTo: '2026-11-30', createdFrom: '2026-11-30' }, []],
    ['the day of booking itself', { createdTo: '2026-12-01' }, [2, 1, 0]],
    ['an original booking', { originalBookingId: '2600100001' }, []],
    ['a reference', { referenceId: 'X-1' }, []],
    ['several filters at once', { q: 'mu501', status: 'to_be_paid', departureFrom: '2027-01-15' }, [2]],
  ])('finds by %s', async (_, query, expected) => {
    expect(await find(query)).toEqual(expected);
  });

  it('shows what has a word page by page, wherever it stands among the newest, each with the total', async () => {
    const query = { q: 'mu501', createdFrom: '2026-12-01' };
    for (const sort of ['newest', 'deadline'] as const) {
      const whole = (await op().expect('flightOrders', { ...query, sort })).list.map(({ id }) => id);
      expect(whole).toHaveLength(3);
      for (const [page, ids] of [
        [1, whole.slice(0, 2)],
        [2, whole.slice(2)],
        [3, []],
      ] as const) {
        const { list, total } = await op().expect('flightOrders', { ...query, sort, page, pageSize: 2 });
        expect([list.map(({ id }) => id), total], `${sort} ${page}`).toEqual([ids, 3]);
      }
    }
  });

  it('finds by locator and by the start of a booking number', async () => {
    expect(await find({ pnr: made[2]?.pnr?.toLowerCase() })).toEqual([2]);
    expect(await find({ q: made[2]?.pnr ?? '' })).toEqual([2]);
    expect(await find({ bookingId: made[0]?.id.slice(0, 5) })).toEqual([2, 1, 0]);
  });

  it('refuses a status that does not exist and a date that is none', async () => {
    const status = await op().callRaw('flightOrders', { status: 'issued,lost' });
    expect([status.status, status.envelope.data]).toEqual([400, { fields: { status: 'Not a valid value' } }]);
    expect((await op().callRaw('flightOrders', { createdFrom: '2026-02-30' })).status).toBe(400);
    expect((await op().callRaw('flightOrders', { pageSize: 101 })).status).toBe(400);
  });

  it('shows a company nothing of another', async () => {
    for (const who of ['quay.op', 'meridian.admin', 'provider.admin']) {
      const { list } = await agents.as(who).expect('flightOrders', { q: 'xiao', createdFrom: '2026-12-01' });
      expect(list, who).toEqual([]);
      const one = await agents.as(who).call('flightOrder', { id: made[0]?.id ?? '' });
      expect([one.status, one.envelope.code], who).toEqual([404, 404002]);
      expect((await agents.as(who).call('cancelFlightOrder', { id: made[0]?.id ?? '' })).status, who).toBe(404);
      expect((await agents.as(who).call('confirmFlightOrder', { id: made[0]?.id ?? '' })).status, who).toBe(404);
    }
  });

  it('counts by status, with zeros for those that were asked for', async () => {
    const counts = await op().expect('flightOrderCounts', { status: 'void_rejected,to_be_paid' });
    const { total } = await op().expect('flightOrders', { status: 'to_be_paid' });
    const { total: rejected } = await op().expect('flightOrders', { status: 'void_rejected' });
    expect([...counts].sort((a, b) => (a.status < b.status ? -1 : 1))).toEqual([
      { status: 'to_be_paid', cnt: total },
      { status: 'void_rejected', cnt: rejected },
    ]);
    const all = await op().expect('flightOrderCounts', {});
    expect(all.reduce((sum, { cnt }) => sum + cnt, 0)).toBe((await op().expect('flightOrders', {})).total);
  });
});
