import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { bookedOrder, passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { PENDING_GROUPS } from '../../../contract/order-groups.ts';
import { type OrdersQuery, orderPage } from '../../../contract/order-list.ts';
import { loadDictionaries } from '../../dictionaries/load.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const clock = testClock('2026-11-20T02:00:00.000Z');
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
/** One of each product, a minute apart. */
const made = { flight: '', group: '', train: '' };
/** Bookings of this file; the demonstration data has others. */
const mine = new Set<string>();

beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false });
  agents = api(server);
  made.flight = (await bookedOrder(server, supplier, op(), { returnInDays: 37 })).id;
  clock.advance(60_000);
  const party = { adult: 2, child: 0, infant: 0 };
  made.group = (await op().expect('createGroupOrder', { ...GOOD_INPUTS.createGroupOrder, passengers: party })).id;
  clock.advance(60_000);
  const { verificationId } = await op().expect('verifyTrain', {
    id: 'G101.2026-11-25.VNP.AOH.second',
    passengers: { adult: 1, child: 0 },
  });
  const rider = passenger('adult', { surname: 'RAILWAY', givenName: 'WEI' });
  const { contact } = GOOD_INPUTS.createTrainOrder;
  made.train = (await op().expect('createTrainOrder', { verificationId, passengers: [rider], contact })).id;
  for (const id of Object.values(made)) mine.add(id);
});
afterAll(() => server.close());

const op = () => agents.as('harbour.op');
const today = { createdFrom: '2026-11-20' };
const find = async (query: Partial<OrdersQuery>, who = 'harbour.op') => {
  const { list, total } = await agents.as(who).expect('bookings', { ...today, pageSize: 100, ...query });
  expect(total).toBe(list.length);
  return list.map(({ id }) => id).filter((id) => mine.has(id));
};

describe('the bookings of every product', () => {
  it('stand in one list, newest first, as the contract describes them', async () => {
    const answer = await op().expect('bookings', today);
    await orderPage.validate(answer, { strict: true });
    expect(answer.list.slice(0, 3).map(({ id, product }) => [id, product])).toEqual([
      [made.train, 'train'],
      [made.group, 'group'],
      [made.flight, 'flight'],
    ]);
    expect(answer.list[0]).toMatchObject({
      route: ['VNP', 'AOH'],
      flightNumbers: ['G101'],
      leadPassenger: 'RAILWAY/WEI',
    });
    expect(answer.list[1]).toMatchObject({ status: 'to_be_quote', route: expect.arrayContaining(['HKG', 'SIN']) });
  });

  it('are narrowed to one product', async () => {
    for (const product of ['flight', 'group', 'train'] as const)
      expect(await find({ product })).toEqual([made[product]]);
    expect((await op().callRaw('bookings', { product: 'ship' })).status).toBe(400);
  });

  it.each<[string, Partial<OrdersQuery>, keyof typeof made]>([
    ['a train’s number', { q: 'g101' }, 'train'],
    ['who rides', { q: 'railway wei' }, 'train'],
    ['the train in its own field', { flightNumber: 'g 101' }, 'train'],
    ['who rides, in its own field', { passenger: 'wei railway' }, 'train'],
    ['the day of the ride', { departureFrom: '2026-11-25', departureTo: '2026-11-25' }, 'train'],
    ['the places of a group', { q: 'hkg sin' }, 'group'],
    ['a status of groups', { status: 'to_be_quote' }, 'group'],
  ])('are found by %s', async (_, query, product) => {
    expect(await find(query)).toEqual([made[product]]);
  });

  it.each([
    ['a place of a flight', { passenger: 'hkg' }],
    ['a station of a train', { passenger: 'aoh' }],
  ])('are not found by %s where a passenger is looked for', async (_, query) => {
    expect(await find(query)).toEqual([]);
  });

  it.each<[string, string, (keyof typeof made)[]]>([
    ['the day as airlines write it', '25nov', ['train']],
    ['the day with its year', '2026-11-25', ['train']],
    ['the day in words', '25 November 2026', ['train']],
    ['the day in Chinese', '11月25日', ['train']],
    ['another year', '25nov27', []],
    ['the day of the flight back', '27dec', ['flight']],
    ['both days of a trip, with a place', 'hong kong 20dec 2026-12-27', ['flight']],
    ['the day on which a group comes back', '2027年1月15日', ['group']],
    ['a city, in two words', 'Hong Kong', ['group', 'flight']],
    ['a city, in Chinese', '香港', ['group', 'flight']],
    ['a city by rail, with the day', 'beijing 25nov', ['train']],
    ['two letters that begin a name', 'ra', ['train']],
    ['two letters within a name', 'ai', []],
    ['a month, which may be a name', 'nov', []],
  ])('are found by %s', async (_, q, found) => {
    expect(await find({ q })).toEqual(found.map((product) => made[product]));
  });

  it('are found by the airline, in English and Chinese, with a place', async () => {
    const { list } = await op().expect('bookings', { ...today, product: 'flight' });
    const names = loadDictionaries().airlines.get(list.find(({ id }) => id === made.flight)?.airline ?? '')?.names;
    if (!names) throw new Error('the flight has an airline');
    for (const q of [names.en, names['zh-cn'], `${names['zh-cn']} 香港`])
      expect(await find({ q }), q).toEqual([made.flight]);
    expect(await find({ q: `${names.en} beijing` })).toEqual([]);
  });

  it('come by deadline where that is asked for, those without one last', async () => {
    const { list } = await op().expect('bookings', { sort: 'deadline', pageSize: 100 });
    const deadlines = list.map(({ payBy }) => payBy ?? '9999');
    expect(new Set(deadlines).size).toBeGreaterThan(2);
    expect(deadlines).toEqual(deadlines.toSorted());
  });

  it('are found by their own numbers', async () => {
    for (const id of Object.values(made)) expect(await find({ q: id })).toEqual([id]);
  });

  it('are counted by what they wait for', async () => {
    for (const [group, statuses] of Object.entries(PENDING_GROUPS)) {
      const status = statuses.join(',');
      const counts = await op().expect('bookingCounts', { status });
      const { total } = await op().expect('bookings', { status });
      expect(
        counts.reduce((sum, { cnt }) => sum + cnt, 0),
        group,
      ).toBe(total);
    }
    expect(await find({ status: PENDING_GROUPS.reviewing.join(',') })).toContain(made.group);
    expect(await find({ status: PENDING_GROUPS.toBePaid.join(',') })).toContain(made.train);
  });

  it('are found by several statuses, each named or in one text', async () => {
    const { reviewing, toBePaid } = PENDING_GROUPS;
    const ask = async (path: string) => {
      const headers = { authorization: `Bearer ${await op().token()}` };
      return (await server.app.inject({ url: `/api/order/v2/${path}`, headers })).json();
    };
    const wanted = [...reviewing, ...toBePaid];
    const repeated = wanted.map((status) => `status=${status}`).join('&');
    for (const path of ['bookings', 'bookings/status']) {
      const found = await ask(`${path}?${repeated}`);
      expect(found.code).toBe(0);
      expect(found).toEqual(await ask(`${path}?status=${wanted.join(',')}`));
      expect(found).toEqual(await ask(`${path}?status=${reviewing.join(',')}&status=${toBePaid.join(',')}`));
    }
    const refused = await ask('bookings?status=reserved&status=nothing&odd=1&odd=2&q=a&q=b');
    expect(Object.keys(refused.data.fields).toSorted()).toEqual(['odd', 'q']);
    expect((await ask('bookings?status=reserved&status=nothing')).data.fields).toHaveProperty('status');
  });

  it('are the company’s own', async () => {
    for (const who of ['quay.op', 'meridian.admin', 'provider.admin']) expect(await find({}, who), who).toEqual([]);
  });

  it('leave out trains where the company has none', async () => {
    await changeCompany(server, DEMO_COMPANY.harbour, { enableTrainService: false });
    try {
      expect(await find({})).toEqual([made.group, made.flight]);
      expect(await find({ product: 'train' })).toEqual([]);
      const counts = await op().expect('bookingCounts', {});
      const { total } = await op().expect('bookings', {});
      expect(counts.reduce((sum, { cnt }) => sum + cnt, 0)).toBe(total);
    } finally {
      await changeCompany(server, DEMO_COMPANY.harbour, { enableTrainService: true });
    }
  });

  it('find a group by its contact also when its passengers are handed in', async () => {
    const order = { ...GOOD_INPUTS.createGroupOrder, passengers: { adult: 1, child: 0, infant: 0 } };
    const contact = { ...order.contact, name: 'Ophelia Reed' };
    const { id } = await op().expect('createGroupOrder', { ...order, contact });
    mine.add(id);
    const desk = agents.as('provider.admin');
    const quote = { validUntil: '2026-11-22T02:00:00Z', options: [quoteOf('2026-11-28T02:00:00Z')] };
    const { options } = (await desk.expect('deskQuoteGroup', { id, ...quote })).order;
    const total = options[0]?.total ?? { amount: 0, currency: 'CNY' as const };
    await op().expect('confirmGroupOrder', { id, option: options[0]?.id ?? '', total });
    await op().expect('applyGroupSeats', { id });
    await op().expect('handInGroupList', {
      id,
      passengers: [passenger('adult', { surname: 'GROUPER' })],
      confirm: false,
    });
    expect(await find({ q: 'ophelia' })).toEqual([id]);
    expect(await find({ q: 'grouper' })).toEqual([id]);
    expect(await find({ passenger: 'grouper' })).toEqual([id]);
    expect(await find({ passenger: 'ophelia' })).toEqual([]);
  });
});

const quoteOf = (lastPayBy: string) => ({
  airline: 'CX',
  flights: 'CX 759 08:00',
  prices: { adult: 50_000, child: 40_000, infant: 5_000 },
  instalments: [],
  lastPayBy,
});
