import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { REFUSALS } from '../../src/contract/errors.ts';
import type { FlightOrder } from '../../src/contract/flight-orders.ts';
import { PEOPLE_ONLY } from '../../src/contract/people-only.ts';
import { AGENCY_PERMISSIONS } from '../../src/contract/permission-giving.ts';
import type { Permission, Role } from '../../src/contract/permissions.ts';
import { DEMO_COMPANY } from '../../src/server/seed/demo-accounts.ts';
import { rawRoutesOf } from '../../src/server/wiring.ts';
import { type Api, api, type Caller } from '../factories/api.ts';
import { testClock } from '../factories/clock.ts';
import { changeCompany } from '../factories/companies.ts';
import { bookedOrder, orderInput, passenger, verifiedOffer } from '../factories/flight-orders.ts';
import { GOOD_INPUTS } from '../factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../factories/test-server.ts';
import { scriptedSupplier } from '../fakes/scripted-supplier.ts';
import { type Access, COMPANY_ROWS, type Ids, type Row } from './company-rows.ts';
import { DESK_RAW_ROWS, DESK_ROWS } from './desk-rows.ts';
import { EXPORT_ROWS } from './export-rows.ts';
import { GROUP_ROWS } from './group-rows.ts';
import { MONEY_ROWS } from './money-rows.ts';
import { RATE_ROWS } from './rate-rows.ts';
import { CLOSED, HEARD, KEY, OPEN, PEOPLE, verdictOf } from './seats.ts';
import { DRAFT, SESSION_ROWS } from './session-rows.ts';
import { TRAIN_ROWS } from './train-rows.ts';

const byOrder = ({ order }: Ids) => ({ id: order });
const changeOf = (id: string) => ({ id, passengers: ['x'], journeys: [{ journey: 0, date: '2027-01-10' }] });
const byTraveller = ({ traveller: id }: Ids) => ({ id });
/** One traveller for both tries, so that the inputs differ by the id alone. */
const traveller = passenger();

/** Calls with the same access that name nobody's record. */
const all = <K extends EndpointName>(access: Access, ...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, { access }])) as Record<K, Row>; // one row for each of `names`

/** Who may make each call, written down apart from the contract that the server goes by. A call without a row fails below. */
const ROWS: Record<EndpointName, Row> = {
  ...SESSION_ROWS,
  analysePassengerText: { access: 'session' },
  analyseDocument: { access: 'session' },
  ...MONEY_ROWS,
  ...RATE_ROWS,
  ...all('finances', 'walletTopUps', 'startTopUp'),
  travellers: { access: 'operators' },
  openTraveller: { access: 'operators', naming: byTraveller },
  createTraveller: { access: 'operators' },
  updateTraveller: {
    access: 'operators',
    naming: ({ traveller: id }) => ({ id, version: 1, surname: 'OTHER', givenName: 'NAME', documents: [] }),
  },
  deleteTraveller: { access: 'operators', naming: byTraveller },
  importTravellers: { access: 'operators' },
  memberCards: { access: 'operators' },
  createMemberCard: {
    access: 'operators',
    naming: ({ traveller: travellerId }) => ({ travellerId, airline: 'CA', number: '123456' }),
  },
  updateMemberCard: { access: 'operators', naming: ({ card: id }) => ({ id, version: 1, airline: 'MU' }) },
  deleteMemberCard: { access: 'operators', naming: ({ card: id }) => ({ id }) },
  userLogs: { access: 'superUsers' },
  ...COMPANY_ROWS,
  shopping: { access: 'flights' },
  solutions: { access: 'flights', naming: ({ search }) => ({ searchId: search, cursor: 0 }) },
  verifySolution: { access: 'flights', naming: ({ solution }) => ({ id: solution }) },
  analysePnr: { access: 'flights' },
  accurateSearch: { access: 'flights' },
  createFlightOrder: { access: 'flights', naming: ({ verification }) => orderInput(verification, [traveller]) },
  flightOrders: { access: 'flights', naming: ({ order }) => ({ bookingId: order }) },
  flightOrderCounts: { access: 'flights' },
  flightOrder: { access: 'flights', naming: byOrder },
  cancelFlightOrder: { access: 'flights', naming: byOrder },
  confirmFlightOrder: { access: 'flights', naming: byOrder },
  uploadFile: { access: 'operators' },
  searchFlightChange: { access: 'flights', naming: ({ order }) => changeOf(order) },
  changeFlightOrder: { access: 'flights', naming: ({ order }) => ({ ...changeOf(order), reason: 0 }) },
  refundFlightOrder: { access: 'flights', naming: ({ order }) => ({ id: order, passengers: ['x'], reason: 0 }) },
  requoteFlightOrder: { access: 'flights', naming: byOrder },
  voidFlightOrder: { access: 'flights', naming: byOrder },
  payFlightOrder: { access: 'flights', naming: ({ order }) => ({ id: order, channel: 'balance' }) },
  setFlightReference: { access: 'flights', naming: ({ order: id }) => ({ id, referenceId: 'of a stranger' }) },
  addOrderRemark: { access: 'flights', naming: ({ order }) => ({ id: order, text: 'from a stranger' }) },
  flightOrderPayment: { access: 'flights', naming: byOrder },
  flightPaymentConfig: { access: 'flights' },
  ...all('session', 'notices', 'unreadNotices', 'readNotices', 'push', 'subscribePush', 'forgetPush'),
  voyages: { access: 'flights', naming: ({ order }) => ({ orderId: order }) },
  answerVoyage: { access: 'flights', naming: ({ draft: id }) => ({ id, decision: 'desk' }) },
  answerVoyages: { access: 'flights' },
  ...GROUP_ROWS,
  ...TRAIN_ROWS,
  ...DESK_ROWS,
};

/** Calls that answer streams and files. */
const RAW_ROWS: Record<string, Access> = {
  'GET /base/v2/dictionaries/{name}': 'public',
  'GET /base/v2/events': 'session',
  'GET /base/v2/files/{id}': 'operators',
  'GET /base/v2/often-used-passengers/template': 'operators',
  'GET /order/v2/group/passenger-template': 'flights',
  'POST /payment/v2/notifications/{channel}': 'public',
  'GET /base/v2/pictures/{id}': 'public',
  'GET /base/v2/config/chat': 'public',
  ...DESK_RAW_ROWS,
  ...EXPORT_ROWS,
};

const { notAllowed, notFound } = REFUSALS;
/** Agents of a sub-agency, a parent and a company that has nothing to do with it. */
const STRANGERS = ['quay.op', 'provider.admin', 'meridian.op'];

const NAMES = Object.keys(endpoints) as EndpointName[]; // the keys of `endpoints` are what EndpointName lists
const NAMING = NAMES.filter((name) => ROWS[name]?.naming);
const HARBOUR_OP = '20000000-0000-4000-8000-000000000003';
/** Reaches the guards and is then bad input, so that no call does anything. */
const STRAY = { id: '2000000000', name: 'places', key: 'cities', surprise: 1 };

const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
let withKey: Caller;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  agents = api(server);
  const { apiKey } = await agents.as('harbour.admin').expect('renewAgencyKey', { id: DEMO_COMPANY.quay });
  withKey = agents.withToken(apiKey);
  await invite('harbour.books', 'finance', [...AGENCY_PERMISSIONS]);
  await invite('harbour.second', 'SuperUser', []);
});
afterAll(() => server.close());

describe('who may make a call', () => {
  it('is written down for every call', () => {
    expect(Object.keys(ROWS).sort()).toEqual([...NAMES].sort());
    const raw = rawRoutesOf(server.deps).map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(RAW_ROWS).sort()).toEqual(raw.sort());
  });

  describe.each(HEARD.map(([seat, username, ...verdicts]) => [seat, { username, verdicts }] as const))(
    '%s',
    (_, { username, verdicts }) => {
      beforeAll(() => flightService(false));
      afterAll(() => flightService(true));

      it.each(NAMES)('%s', async (name) => {
        const caller = username === null ? agents.anonymous() : username === KEY ? withKey : agents.as(username);
        const { status, envelope } = await caller.callRaw(name, STRAY);
        const verdict = CLOSED.includes(envelope.code) ? envelope.code : OPEN;
        const wanted = username === KEY && PEOPLE_ONLY.has(name) ? PEOPLE : verdictOf(verdicts, ROWS[name].access);
        expect([verdict, status < 500]).toEqual([wanted, true]);
      });
    },
  );

  it.each(Object.entries(RAW_ROWS))('%s without a session', async (route, access) => {
    const method = route.startsWith('POST') ? 'POST' : 'GET';
    const url = `/api${route.split(' ')[1]?.replace('{name}', 'countries')}`;
    const isShut = async (headers = {}) => (await server.app.inject({ method, url, headers })).statusCode === 401;
    expect(await isShut()).toBe(access !== 'public');
    expect(await isShut({ authorization: 'Bearer not-a-session' })).toBe(access !== 'public');
  });
});

/** A colleague of harbour.admin, with the password of the demonstration. */
async function invite(username: string, role: Role, permissions: Permission[]): Promise<void> {
  const colleague = { username, nickname: username, email: `${username}@example.com`, status: 'active' as const };
  await agents.as('harbour.admin').expect('createUser', { ...colleague, role: [role], permissions });
  const known = "select password_hash from users where username = 'harbour.fin'";
  await server.deps.pool.query(`update users set password_hash = (${known}) where username = $1`, [username]);
}

async function flightService(enableFlightService: boolean): Promise<void> {
  await changeCompany(server, DEMO_COMPANY.meridian, { enableFlightService });
}

describe('a record of another company', () => {
  let theirs: Ids;
  const none = {
    order: '2600000001',
    search: '00000000-0000-4000-8000-000000000001',
    solution: '00000000-0000-4000-8000-000000000002',
    verification: '00000000-0000-4000-8000-000000000003',
    draft: '00000000-0000-4000-8000-000000000004',
    traveller: '00000000-0000-4000-8000-000000000005',
    card: '00000000-0000-4000-8000-000000000006',
    user: '00000000-0000-4000-8000-000000000007',
    agency: '00000000-0000-4000-8000-000000000008',
    session: '00000000-0000-4000-8000-000000000009',
  };
  let before: { order: FlightOrder; draft: unknown; traveller: unknown };
  const owner = () => agents.as('harbour.op');
  const state = async () => ({
    order: await owner().expect('flightOrder', { id: theirs.order }),
    draft: await owner().expect('draft', { id: theirs.draft }),
    traveller: await owner().expect('openTraveller', { id: theirs.traveller }),
  });

  beforeAll(async () => {
    theirs = await makeRecords();
    before = await state();
  });

  describe.each(STRANGERS)('to %s', (stranger) => {
    it.each(NAMING.filter((name) => ROWS[name].openTo !== stranger))('%s is the same as none', async (name) => {
      const ask = async (ids: Ids) => {
        const input = ROWS[name].naming?.(ids);
        const { status, envelope } = await agents.as(stranger).callRaw(name, input);
        return { status, envelope };
      };
      expect(await ask(theirs)).toEqual(await ask(none));
      expect(await state()).toEqual(before);
    });

    // The desk sees the orders of all agencies; who sits there stands above.
    it.each(
      NAMES.filter(
        (name) => endpoints[name].method === 'GET' && !NAMING.includes(name) && ROWS[name].access !== 'desk',
      ),
    )('%s tells nothing of it', async (name) => {
      const { envelope } = await agents.as(stranger).callRaw(name, {});
      expect([0, notAllowed.code, notFound.code]).toContain(envelope.code);
      const text = JSON.stringify(envelope.data);
      for (const id of [...Object.values(theirs), DEMO_COMPANY.harbour]) expect(text).not.toContain(id);
    });
  });

  it('is there for its owner under the same names', async () => {
    for (const name of ['draft', 'solutions', 'verifySolution', 'flightOrder', 'flightOrders', 'bookings'] as const)
      expect((await owner().callRaw(name, ROWS[name].naming?.(theirs))).envelope.code, name).toBe(0);
    const { total } = await owner().expect('flightOrders', { bookingId: theirs.order });
    expect(total).toBe(1);
  });

  async function makeRecords(): Promise<Ids> {
    const { id: order } = await bookedOrder(server, supplier, owner());
    const verification = await verifiedOffer(server, supplier);
    const { searchId: search } = await owner().expect('shopping', {
      journeys: [{ origin: 'PVG', destination: 'HKG', date: '2026-12-20' }],
      passengers: { adult: 1, child: 0, infant: 0 },
      bookingType: 'oneway',
      cabin: 'economy',
    });
    const found: string[] = [];
    for (let cursor = 0, done = false; !done; ) {
      const answer = await owner().expect('solutions', { searchId: search, cursor });
      found.push(...answer.solutions.map(({ id }) => id));
      ({ cursor, done } = answer);
    }
    const draft = server.deps.ids.uuid();
    const parts = [{ key: 'p0', content: '{}', baseRev: 0 }];
    await owner().expect('saveDraft', { ...DRAFT, id: draft, baseRev: 0, parts });
    const person = {
      surname: 'PRIVATE',
      givenName: 'PERSON',
      documents: [{ type: 'passport' as const, number: 'E70000001' }],
    };
    const { id: traveller } = await owner().expect('createTraveller', person);
    const { id: agency } = await agents.as('harbour.admin').expect('createAgency', GOOD_INPUTS.createAgency);
    const { id: card } = await owner().expect('createMemberCard', {
      travellerId: traveller,
      airline: 'CA',
      number: '777000111',
    });
    const session = (await owner().expect('ownSessions', {})).list[0]?.id ?? '';
    return {
      order,
      search,
      solution: found[0] ?? '',
      verification,
      draft,
      traveller,
      card,
      user: HARBOUR_OP,
      agency,
      session,
    };
  }
});
