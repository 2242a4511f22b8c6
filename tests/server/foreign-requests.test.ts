import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { AGENCY_PERMISSIONS } from '../../src/contract/permission-grants.ts';
import type { SingleLoginInput } from '../../src/contract/session.ts';
import { companies } from '../../src/server/db/schema/companies.ts';
import { orders } from '../../src/server/db/schema/orders.ts';
import { users } from '../../src/server/db/schema/users.ts';
import { DEMO_COMPANY } from '../../src/server/seed/demo-accounts.ts';
import { type Api, api, type Caller } from '../factories/api.ts';
import { testClock } from '../factories/clock.ts';
import { copyUser } from '../factories/flight-orders.ts';
import { GOOD_INPUTS } from '../factories/good-inputs.ts';
import { askRoute } from '../factories/raw-routes.ts';
import { seededRandom } from '../factories/seeded-random.ts';
import { signedLogin } from '../factories/signed-login.ts';
import { startTestServer, type TestServer } from '../factories/test-server.ts';
import { scriptedSupplier } from '../fakes/scripted-supplier.ts';
import { sampled } from '../tools/run-mode.ts';
import { NOBODYS } from './harbour-records.ts';
import { RAW_ROWS } from './raw-rows.ts';

const AT_ONCE = 16;
/** Calls that show their names to everyone (the demonstration's accounts), hash a password, or end the caller's session. */
const LEFT_OUT = new Set<string>(['siteConfig', 'login', 'choosePassword', 'deleteMe', 'logout', 'endCompanyKey']);
const NAMES = (Object.keys(endpoints) as EndpointName[]).filter((name) => !LEFT_OUT.has(name)); // they are all of the table
/** Event streams never end. */
const ROUTES = Object.entries(RAW_ROWS).filter(([route]) => !route.endsWith('/events'));
/** Shares of all requests: single log-ins, and requests for a stream or a file. */
const SHARES = { logIns: 0.05, routes: 0.1 };

interface Askers {
  /** Their company, which also creates their API key. */
  company: keyof typeof DEMO_COMPANY;
  opener: string;
  /** Its users, the first one also by single login. Its key sends requests as well. */
  people: readonly [string, ...string[]];
  /** Also without a session, or with an almost valid token of Harbour Travel. */
  withNobody?: true;
  /** Owners of the requested records. */
  victims: readonly (keyof typeof DEMO_COMPANY)[];
  /** Their names, which no answer may contain, besides their ids. */
  names: readonly string[];
  /** Whether the victims are their agencies: then agency data, statements and logos are visible. */
  isParent?: true;
  requests: number;
}

const ASKERS: Readonly<Record<string, Askers>> = {
  strangers: {
    company: 'meridian',
    opener: 'provider.admin',
    people: ['meridian.op', 'meridian.admin'],
    withNobody: true,
    victims: ['harbour', 'quay'],
    names: ['Harbour Travel', 'Quay Tours', 'harbour.', 'quay.'],
    requests: sampled(10_000, 400),
  },
  'a sub-agency about its parent': {
    company: 'quay',
    opener: 'harbour.admin',
    people: ['quay.op', 'quay.fin', 'quay.second'],
    victims: ['harbour'],
    names: ['harbour.'],
    requests: sampled(5000, 100),
  },
  'a parent about the people of its sub-agency': {
    company: 'harbour',
    opener: 'provider.admin',
    people: ['harbour.op', 'harbour.fin', 'harbour.admin'],
    victims: ['quay'],
    names: ['quay.'],
    isParent: true,
    requests: sampled(5000, 100),
  },
};
/** Tables of an agency that a parent sees. */
const PARENTS_TO_SEE = ['statements', 'pictures'];
/** Calls in which it sees the numbers of the bookings that its income is from. */
const NAMING_BOOKINGS = new Set(['bookLines', 'POST /base/v2/agencies/exports/books']);

const random = seededRandom(1501);
const pick = <T>(list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

/** Logged-in callers with what they know of their victims. */
interface Round extends Askers {
  callers: readonly Caller[];
  key: string;
  ids: readonly string[];
  codes: { own: string; theirs: readonly string[] };
  usernames: readonly string[];
  /** Booking numbers of their agencies. */
  bookings: readonly string[];
}

let server: TestServer;
let calls: Api;
const rounds = new Map<string, Round>();

beforeAll(async () => {
  const clock = testClock();
  server = await startTestServer({ clock, airSuppliers: [scriptedSupplier(clock)] });
  calls = api(server);
  await copyUser(server, 'quay.op', 'quay.second');
  const administrator = { roles: ['SuperUser'], permissions: [...AGENCY_PERMISSIONS] };
  await server.deps.db.update(users).set(administrator).where(eq(users.username, 'quay.second'));
  await calls.as('harbour.op').expect('createTraveller', { surname: 'CHAN', givenName: 'SECRET', documents: [] });
  const keys = new Map<string, string>();
  for (const { company, opener } of Object.values(ASKERS))
    keys.set(company, (await calls.as(opener).expect('renewAgencyKey', { id: DEMO_COMPANY[company] })).apiKey);
  // All of them before the first request: strangers use others' ids for their own drafts.
  for (const [who, askers] of Object.entries(ASKERS)) rounds.set(who, await roundOf(askers, keys));
});
afterAll(() => server.close());

async function roundOf(askers: Askers, keys: ReadonlyMap<string, string>): Promise<Round> {
  const { company, people, victims, withNobody = false } = askers;
  const theirs = victims.map((each) => DEMO_COMPANY[each]);
  const key = keys.get(company) ?? '';
  const all = await server.deps.db.select().from(companies);
  const codeOf = (id: string) => all.find((row) => row.id === id)?.code ?? '';
  const staff = await server.deps.db.select().from(users).where(inArray(users.companyId, theirs));
  const booked = await server.deps.db.select({ id: orders.id }).from(orders).where(inArray(orders.companyId, theirs));
  const callers = [...people.map((username) => calls.as(username)), calls.withToken(key)];
  return {
    ...askers,
    key,
    callers: withNobody ? [...callers, ...(await nobodies(keys.get('quay') ?? ''))] : callers,
    ids: await foreignIds(askers, theirs),
    codes: { own: codeOf(DEMO_COMPANY[company]), theirs: theirs.map(codeOf) },
    usernames: staff.map(({ username }) => username),
    bookings: askers.isParent ? booked.map(({ id }) => id) : [],
  };
}

async function nobodies(apiKey: string): Promise<Caller[]> {
  const victim = calls.as('harbour.op');
  const session = (await victim.expect('ownSessions', {})).list[0]?.id ?? '';
  const nearly = [await victim.token(), apiKey].flatMap(tampered);
  return [calls.anonymous(), ...[session, randomUUID(), ...nearly].map((one) => calls.withToken(one))];
}

/** Almost valid tokens: a letter changed, cut off, added, or in the other case. */
function tampered(secret: string): string[] {
  const at = Math.floor(secret.length / 2);
  const other = secret[at] === 'A' ? 'B' : 'A';
  const changed = secret.slice(0, at) + other + secret.slice(at + 1);
  return [changed, secret.slice(0, -1), `${secret}A`, secret.toUpperCase(), [...secret].reverse().join('')];
}

/** Tables whose rows belong to a company. */
async function companyTables(withId: boolean): Promise<string[]> {
  const { rows } = await server.deps.pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
     where c.table_schema = 'public' and c.column_name = 'company_id' and ($1 = false or exists (
       select from information_schema.columns i
       where i.table_schema = 'public' and i.table_name = c.table_name and i.column_name = 'id'))
     order by 1`,
    [withId],
  );
  return rows.map(({ name }) => name);
}

async function foreignIds({ isParent }: Askers, theirs: readonly string[]): Promise<string[]> {
  const found: string[] = isParent ? [] : [...theirs];
  const tables = (await companyTables(true)).filter((table) => !isParent || !PARENTS_TO_SEE.includes(table));
  for (const table of tables) {
    const query = `select id::text from ${table} where company_id = any($1::uuid[]) order by id limit 12`;
    found.push(...(await server.deps.pool.query<{ id: string }>(query, [theirs])).rows.map(({ id }) => id));
  }
  // Small numbers, such as of log entries, occur in every answer.
  return found.filter((id) => id.length >= 8);
}

/** All of their data, one text per table; except log entries of log-ins in their name, which are legitimate. */
async function snapshot({ victims }: Askers): Promise<Record<string, string>> {
  const theirs = victims.map((each) => DEMO_COMPANY[each]);
  const all: Record<string, string> = {};
  for (const table of await companyTables(false)) {
    const but = table === 'audit_log' ? "and action not like 'singleLogin%'" : '';
    const query = `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${table} t where company_id = any($1::uuid[]) ${but}`;
    all[table] = (await server.deps.pool.query<{ sum: string }>(query, [theirs])).rows[0]?.sum ?? '';
  }
  return all;
}

/** A reference is the caller's own text, which its lists and sheets show again. */
const isName = (key: string) =>
  key !== 'referenceId' &&
  /id$|^(code|userid|order|parent|passengers|agency|statement|traveller|ticket|file|holder|replaces)/i.test(key);

/** A valid input with the victims' record ids, and now and then another wrong value. */
function twisted(ids: readonly string[], value: unknown, key = ''): unknown {
  if (value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return value.map((one) => twisted(ids, one, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, twisted(ids, one, name)]));
  if (typeof value === 'string' && isName(key)) return random() < 0.9 ? pick(ids) : value;
  if (random() > 0.03) return value;
  return pick<unknown>(['', null, -1, pick(ids), [pick(ids)], { id: pick(ids) }, "' or '1'='1", '../../etc', '%']);
}

let ticks = 0;
/** A single login of a user, signed with the callers' key. */
function signed({ key }: Round, code: string, userid: string): SingleLoginInput {
  return signedLogin({ code, userid, timestamp: String(server.clock.now().getTime() + ++ticks) }, key);
}

/** The same with one bit of the signature flipped. */
function bent(input: SingleLoginInput): SingleLoginInput {
  const bytes = Buffer.from(input.signature, 'hex');
  const at = Math.floor(random() * bytes.length);
  bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << Math.floor(random() * 8)), at);
  return { ...input, signature: bytes.toString('hex') };
}

/** A draft's id is chosen by its device, separately per user: the strangers gave these to their own drafts. */
const chosen: string[] = [];

interface Asked {
  what: string;
  sent: string;
  status: number;
  answer: string;
}

async function askCall({ callers, ids }: Round): Promise<Asked> {
  const name = pick(NAMES);
  const input = twisted(ids, GOOD_INPUTS[name]);
  const sent = JSON.stringify(input);
  const { status, envelope } = await pick(callers).callRaw(name, input);
  if (name === 'saveDraft') chosen.push(...ids.filter((id) => sent.includes(id)));
  return { what: name, sent, status, answer: JSON.stringify(envelope) };
}

async function askForFile({ callers, ids }: Round): Promise<Asked> {
  const [route, { naming }] = pick(ROUTES);
  const input = Object(twisted(ids, naming?.(NOBODYS) ?? {}));
  const { status, text } = await askRoute(server, pick(callers), route, input);
  return { what: route, sent: JSON.stringify(input), status, answer: text };
}

/** For a victim's user with the callers' key, or for one of their own with an almost valid signature. */
async function askLogIn(round: Round): Promise<Asked & { isOpened: boolean }> {
  const { codes, ids, usernames, people } = round;
  const isTheirs = random() < 0.7;
  const input = isTheirs
    ? signed(round, pick([codes.own, ...codes.theirs]), pick([...usernames, ...ids]))
    : bent(signed(round, codes.own, people[0]));
  const { status, envelope } = await calls.anonymous().callRaw('singleLogin', input);
  const asked = { what: 'singleLogin', sent: JSON.stringify(input), status, answer: JSON.stringify(envelope) };
  return { ...asked, isOpened: envelope.code === 0 };
}

async function ask(round: Round): Promise<string[]> {
  const chance = random();
  if (chance < SHARES.logIns) {
    const { isOpened, ...asked } = await askLogIn(round);
    return [...faultsOf(round, asked), ...(isOpened ? [`${asked.sent} opens a session`] : [])];
  }
  return faultsOf(round, chance < SHARES.logIns + SHARES.routes ? await askForFile(round) : await askCall(round));
}

function faultsOf({ ids, names, bookings }: Round, { what, sent, status, answer }: Asked): string[] {
  const known = what === 'drafts' ? chosen : NAMING_BOOKINGS.has(what) ? bookings : [];
  const isShown = (text: string) => answer.includes(text) && !sent.includes(text) && !known.includes(text);
  const faults = [...ids, ...names].filter(isShown).map((text) => `${what} shows ${text}: ${answer.slice(0, 300)}`);
  return status < 500 ? faults : [...faults, `${what} answers ${status} to ${sent}: ${answer.slice(0, 300)}`];
}

describe('generated requests', () => {
  it.each(Object.keys(ASKERS))('of %s are shown nothing that is not theirs, and change nothing of it', async (who) => {
    const round = rounds.get(who);
    if (!round) throw new Error(`nobody asks as ${who}`);
    expect(round.ids.length).toBeGreaterThan(25);
    const before = await snapshot(round);
    const own = signed(round, round.codes.own, round.people[0]);
    expect((await calls.anonymous().callRaw('singleLogin', own)).envelope.code, 'the key signs').toBe(0);
    const faults: string[] = [];
    for (let made = 0; made < round.requests; made += AT_ONCE)
      faults.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => ask(round)))).flat());
    expect(faults.slice(0, 10)).toEqual([]);
    expect(await snapshot(round)).toEqual(before);
  });
});
