import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { REFUSALS } from '../../src/contract/errors.ts';
import { AGENCY_PERMISSIONS } from '../../src/contract/permission-grants.ts';
import { DESK_PERMISSIONS, PERMISSIONS, type Permission, type Role } from '../../src/contract/permissions.ts';
import { USER_ONLY_CALLS } from '../../src/contract/user-only.ts';
import { users } from '../../src/server/db/schema/users.ts';
import { DEMO_COMPANY } from '../../src/server/seed/demo-accounts.ts';
import { rawRoutesOf } from '../../src/server/wiring.ts';
import { type Api, api, type Caller } from '../factories/api.ts';
import { testClock } from '../factories/clock.ts';
import { changeCompany } from '../factories/companies.ts';
import { copyUser } from '../factories/flight-orders.ts';
import { askRoute } from '../factories/raw-routes.ts';
import { startTestServer, type TestServer } from '../factories/test-server.ts';
import { scriptedSupplier } from '../fakes/scripted-supplier.ts';
import { CALL_ROWS } from './call-rows.ts';
import type { Access, Ids } from './company-rows.ts';
import { makeHarbourRecords, NOBODYS } from './harbour-records.ts';
import { RAW_ROWS } from './raw-rows.ts';
import {
  BY_PERMISSION,
  CLOSED,
  HEARD,
  IN_ANY_ROLE,
  KEY,
  OPEN,
  OPENED_BY,
  PEOPLE,
  STRANGERS,
  type Verdict,
  verdictOf,
} from './seats.ts';

const { notAllowed, notFound, sessionUnknown } = REFUSALS;
const NAMES = Object.keys(endpoints) as EndpointName[]; // the keys of `endpoints` are what EndpointName lists
const ROUTES = Object.keys(RAW_ROWS);
/** Passes to the guards and then fails validation, so that no call does anything. */
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
  await seat('harbour.books', 'harbour.fin', ['finance'], AGENCY_PERMISSIONS);
  await seat('harbour.second', 'harbour.admin', ['SuperUser'], []);
  await seat('quay.second', 'quay.op', ['SuperUser'], AGENCY_PERMISSIONS);
  await seat('meridian.fin', 'meridian.op', ['finance'], ['agencybills:read']);
  await seat('meridian.desk', 'meridian.op', ['operator'], Object.values(DESK_PERMISSIONS));
  await seat('provider.given', 'provider.desk', ['finance'], []);
});
afterAll(() => server.close());

/** Creates another user of a company, with these roles and only these permissions. */
async function seat(username: string, colleague: string, roles: Role[], held: readonly Permission[]): Promise<void> {
  await copyUser(server, colleague, username);
  await hold(username, roles, held);
}

async function hold(username: string, roles: Role[], held: readonly Permission[]): Promise<void> {
  await server.deps.db
    .update(users)
    .set({ roles, permissions: [...held] })
    .where(eq(users.username, username));
  server.deps.sessions.forget();
}

async function flightService(enableFlightService: boolean): Promise<void> {
  await changeCompany(server, DEMO_COMPANY.meridian, { enableFlightService });
}

function callerAt(username: string | null): Caller {
  if (username === null) return agents.anonymous();
  return username === KEY ? withKey : agents.as(username);
}

/** The verdict in an answer's code; a file has none. */
const verdictIn = (code: number | null): Verdict => (code !== null && CLOSED.includes(code) ? code : OPEN);

async function heardOf(name: EndpointName, caller: Caller): Promise<Verdict> {
  const { status, envelope } = await caller.callRaw(name, STRAY);
  return status < 500 ? verdictIn(envelope.code) : status;
}

async function heardOfRoute(route: string, caller: Caller): Promise<Verdict> {
  const { status, code } = await askRoute(server, caller, route, { ...STRAY, name: 'countries' });
  return status < 500 ? verdictIn(code) : status;
}

describe('who may make a call', () => {
  it('is written down for every call', () => {
    expect(Object.keys(CALL_ROWS).sort()).toEqual([...NAMES].sort());
    const raw = rawRoutesOf(server.deps).map(({ method, path }) => `${method} ${path}`);
    expect([...ROUTES].sort()).toEqual(raw.sort());
  });

  describe.each(HEARD.map((each) => [each.seat, each] as const))('%s', (_, each) => {
    beforeAll(() => flightService(false));
    afterAll(() => flightService(true));
    const isKey = each.username === KEY;

    it.each(NAMES)('%s', async (name) => {
      const wanted = isKey && USER_ONLY_CALLS.has(name) ? PEOPLE : verdictOf(each, CALL_ROWS[name].access);
      expect(await heardOf(name, callerAt(each.username))).toBe(wanted);
    });

    it.each(Object.entries(RAW_ROWS))('%s', async (route, { access, peopleOnly }) => {
      const wanted = isKey && peopleOnly ? PEOPLE : verdictOf(each, access);
      expect(await heardOfRoute(route, callerAt(each.username))).toBe(wanted);
    });
  });

  it.each(Object.entries(RAW_ROWS))('%s with what is no session', async (route, { access }) => {
    const heard = await heardOfRoute(route, agents.withToken('not-a-session'));
    expect(heard).toBe(access === 'public' ? OPEN : sessionUnknown.code);
  });
});

describe('a permission of the provider', () => {
  const isGiven = ([, { access }]: [string, { access: Access }]) => BY_PERMISSION.has(access);
  const calls = NAMES.map((name) => [name, CALL_ROWS[name]] as [EndpointName, { access: Access }]).filter(isGiven);
  const routes = Object.entries(RAW_ROWS).filter(isGiven);

  /** The verdict of each call that requires a permission for this user. */
  async function heardBy(username: string): Promise<Record<string, Verdict>> {
    const heard: Record<string, Verdict> = {};
    for (const [name] of calls) heard[name] = await heardOf(name, agents.as(username));
    for (const [route] of routes) heard[route] = await heardOfRoute(route, agents.as(username));
    return heard;
  }
  const openTo = (open: readonly Access[]) =>
    Object.fromEntries(
      [...calls, ...routes].map(([name, { access }]) => [name, open.includes(access) ? OPEN : notAllowed.code]),
    );

  it('is asked for by calls of each kind', () => {
    expect(new Set([...calls, ...routes].map(([, { access }]) => access))).toEqual(BY_PERMISSION);
  });

  it.each(PERMISSIONS)('%s by itself opens what it is for, and nothing else', async (permission) => {
    await hold('provider.given', ['finance'], [permission]);
    expect(await heardBy('provider.given')).toEqual(openTo(OPENED_BY[permission]));
  });

  it('opens nothing of agencies to an operator, though all are held', async () => {
    await hold('provider.given', ['operator'], PERMISSIONS);
    expect(await heardBy('provider.given')).toEqual(openTo(IN_ANY_ROLE));
  });
});

describe('a record of another company', () => {
  let theirs: Ids;
  let before: unknown;
  const owner = () => agents.as('harbour.op');
  const state = async () => ({
    order: await owner().expect('flightOrder', { id: theirs.order }),
    group: await owner().expect('groupOrder', { id: theirs.group }),
    train: await owner().expect('trainOrder', { id: theirs.train }),
    draft: await owner().expect('draft', { id: theirs.draft }),
    traveller: await owner().expect('openTraveller', { id: theirs.traveller }),
    cards: await owner().expect('memberCards', { id: theirs.card }),
    tasks: await agents.as('provider.admin').expect('deskQueue', { pageSize: 100 }),
  });

  beforeAll(async () => {
    // Everything that would refuse its users before the record's owner is checked.
    const all = { enableFlightService: true, enableTrainService: true, canCreateSubAgency: true };
    await changeCompany(server, DEMO_COMPANY.meridian, all);
    theirs = await makeHarbourRecords(server, agents, supplier);
    before = await state();
  });

  describe.each(STRANGERS.map((each) => [each.seat, each] as const))('to %s', (_, each) => {
    const { username } = each;
    const isTried = ({ access, openTo }: { access: Access; openTo?: string }) =>
      verdictOf(each, access) === OPEN && openTo !== username;
    const tried = NAMES.filter((name) => isTried(CALL_ROWS[name]));

    it.each(tried.filter((name) => CALL_ROWS[name].naming))('%s is the same as none', async (name) => {
      const ask = async (ids: Ids) => {
        const { status, envelope } = await callerAt(username).callRaw(name, CALL_ROWS[name].naming?.(ids));
        return { status, envelope };
      };
      const answer = await ask(theirs);
      expect(CLOSED, 'it is not the role that keeps them out').not.toContain(answer.envelope.code);
      expect(answer).toEqual(await ask(NOBODYS));
    });

    const routes = Object.entries(RAW_ROWS).filter(([, row]) => isTried(row));
    it.each(routes.filter(([, { naming }]) => naming))('%s is the same as none', async (route, { naming }) => {
      const ask = (ids: Ids) => askRoute(server, callerAt(username), route, naming?.(ids) ?? {});
      const answer = await ask(theirs);
      expect(CLOSED, 'it is not the role that keeps them out').not.toContain(answer.code);
      expect(answer).toEqual(await ask(NOBODYS));
    });

    const shownIn = (text: string) =>
      [...Object.values(theirs), DEMO_COMPANY.harbour].filter((id) => text.includes(id));
    const reads = tried.filter((name) => endpoints[name].method === 'GET' && !CALL_ROWS[name].naming);
    it.each(reads)('%s tells nothing of it', async (name) => {
      const { envelope } = await callerAt(username).callRaw(name, {});
      expect([0, notFound.code]).toContain(envelope.code);
      expect(shownIn(JSON.stringify(envelope.data))).toEqual([]);
    });

    it.each(routes.filter(([, { isList }]) => isList))('%s tells nothing of it', async (route) => {
      const { status, text } = await askRoute(server, callerAt(username), route, {});
      expect(status).toBe(200);
      expect(shownIn(text)).toEqual([]);
    });

    it('is as it was', async () => expect(await state()).toEqual(before));
  });

  it('is there for its owner under the same names', async () => {
    const own = [
      'draft',
      'solutions',
      'verifySolution',
      'flightOrder',
      'explainFlightPrice',
      'groupOrder',
      'trainOrder',
    ] as const;
    const desk = ['deskOrder', 'explainDeskPrice', 'deskGroupOrder', 'deskTrainOrder', 'deskBooking'] as const;
    const codeOf = async (username: string, name: EndpointName) =>
      (await agents.as(username).callRaw(name, CALL_ROWS[name].naming?.(theirs))).envelope.code;
    for (const name of own) expect(await codeOf('harbour.op', name), name).toBe(0);
    for (const name of desk) expect(await codeOf('provider.admin', name), name).toBe(0);
    expect(await codeOf('harbour.fin', 'statement')).toBe(0);
    const { total } = await owner().expect('flightOrders', { bookingId: theirs.order });
    expect(total).toBe(1);
  });

  it.each([
    ['harbour.op', 'GET /base/v2/files/{id}'],
    ['harbour.fin', 'POST /base/v2/agencies/exports/statements'],
    ['provider.admin', 'GET /desk/v2/flight/orders/{id}/files/{file}'],
    ['provider.admin', 'GET /desk/v2/flight/orders/{id}/passengers'],
    ['provider.admin', 'GET /desk/v2/train/orders/{id}/passengers'],
  ])('is there for %s at %s', async (username, route) => {
    const { status } = await askRoute(server, agents.as(username), route, RAW_ROWS[route]?.naming?.(theirs) ?? {});
    expect(status).toBe(200);
  });
});
