import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { DEMO_COMPANY } from '../../src/server/seed/demo-accounts.ts';
import { type Api, api, type Caller } from '../factories/api.ts';
import { testClock } from '../factories/clock.ts';
import { GOOD_INPUTS } from '../factories/good-inputs.ts';
import { seededRandom } from '../factories/seeded-random.ts';
import { startTestServer, type TestServer } from '../factories/test-server.ts';
import { scriptedSupplier } from '../fakes/scripted-supplier.ts';
import { sampled } from '../tools/run-mode.ts';

const REQUESTS = sampled(10_000, 1000);
const AT_ONCE = 16;
/** Whose records are asked for: an agency and its own agency, strangers to the one that asks. */
const THEIRS = [DEMO_COMPANY.harbour, DEMO_COMPANY.quay];
const NAMES_OF_THEIRS = ['Harbour Travel', 'Quay Tours', 'harbour.', 'quay.'];
/** What names them to everybody (the demonstration's accounts), what costs a password's hash, and what would end the asker. */
const LEFT_OUT = new Set<string>(['siteConfig', 'login', 'choosePassword', 'deleteMe', 'logout']);
const NAMES = (Object.keys(endpoints) as EndpointName[]).filter((name) => !LEFT_OUT.has(name)); // they are all of the table

const random = seededRandom(1501);
const pick = <T>(list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

let server: TestServer;
let calls: Api;
let ids: string[];
let askers: Caller[];

beforeAll(async () => {
  const clock = testClock();
  server = await startTestServer({ clock, airSuppliers: [scriptedSupplier(clock)] });
  calls = api(server);
  const victim = calls.as('harbour.op');
  await victim.expect('createTraveller', { surname: 'CHAN', givenName: 'SECRET', documents: [] });
  const { apiKey: theirKey } = await calls.as('harbour.admin').expect('renewAgencyKey', { id: DEMO_COMPANY.quay });
  const own = await calls.as('provider.admin').expect('renewAgencyKey', { id: DEMO_COMPANY.meridian });
  ids = await foreignIds();
  const token = await victim.token();
  const session = (await victim.expect('ownSessions', {})).list[0]?.id ?? '';
  askers = [
    ...[calls.as('meridian.op'), calls.as('meridian.admin'), calls.withToken(own.apiKey)],
    ...[calls.anonymous(), calls.withToken(session), calls.withToken(randomUUID())],
    ...[token, theirKey].flatMap((secret) => tampered(secret).map((one) => calls.withToken(one))),
  ];
});
afterAll(() => server.close());

/** What is nearly a token: a letter changed, cut off, added, or in the other case. */
function tampered(secret: string): string[] {
  const at = Math.floor(secret.length / 2);
  const other = secret[at] === 'A' ? 'B' : 'A';
  const changed = secret.slice(0, at) + other + secret.slice(at + 1);
  return [changed, secret.slice(0, -1), `${secret}A`, secret.toUpperCase(), [...secret].reverse().join('')];
}

/** Tables whose rows carry a company. */
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

async function foreignIds(): Promise<string[]> {
  const found: string[] = [...THEIRS];
  for (const table of await companyTables(true)) {
    const query = `select id::text from ${table} where company_id = any($1::uuid[]) order by id limit 12`;
    found.push(...(await server.deps.pool.query<{ id: string }>(query, [THEIRS])).rows.map(({ id }) => id));
  }
  // Small numbers, as of log entries, are in every answer.
  return found.filter((id) => id.length >= 8);
}

/** All that is theirs, as one text a table. */
async function snapshot(): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const table of await companyTables(false)) {
    const query = `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${table} t where company_id = any($1::uuid[])`;
    all[table] = (await server.deps.pool.query<{ sum: string }>(query, [THEIRS])).rows[0]?.sum ?? '';
  }
  return all;
}

const isName = (key: string) =>
  /id$|^(code|userid|order|parent|passengers|agency|statement|traveller|ticket)/i.test(key);

/** A right input whose names of records are theirs, and of which now and then a value is something else. */
function twisted(value: unknown, key = ''): unknown {
  if (value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return value.map((one) => twisted(one, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, twisted(one, name)]));
  if (typeof value === 'string' && isName(key)) return random() < 0.9 ? pick(ids) : value;
  if (random() > 0.03) return value;
  return pick<unknown>(['', null, -1, pick(ids), [pick(ids)], { id: pick(ids) }, "' or '1'='1", '../../etc', '%']);
}

/** A draft is named by the device that makes it, each user's apart: these the strangers gave to drafts of their own. */
const chosen: string[] = [];

async function ask(): Promise<string[]> {
  const name = pick(NAMES);
  const input = twisted(GOOD_INPUTS[name]);
  const sent = JSON.stringify(input);
  const { status, envelope } = await pick(askers).callRaw(name, input);
  const answer = JSON.stringify(envelope);
  if (name === 'saveDraft') chosen.push(...ids.filter((id) => sent.includes(id)));
  const known = name === 'drafts' ? chosen : [];
  const isShown = (text: string) => answer.includes(text) && !sent.includes(text) && !known.includes(text);
  const shown = [...ids, ...NAMES_OF_THEIRS].filter(isShown);
  const faults = shown.map((text) => `${name} shows ${text}: ${answer.slice(0, 300)}`);
  return status < 500 ? faults : [...faults, `${name} answers ${status} to ${sent}: ${answer.slice(0, 300)}`];
}

describe('ten thousand requests of strangers', () => {
  it('are shown nothing that is another agency’s, and change nothing of it', async () => {
    expect(ids.length).toBeGreaterThan(80);
    const before = await snapshot();
    const faults: string[] = [];
    for (let made = 0; made < REQUESTS; made += AT_ONCE)
      faults.push(...(await Promise.all(Array.from({ length: AT_ONCE }, ask))).flat());
    expect(faults.slice(0, 10)).toEqual([]);
    expect(await snapshot()).toEqual(before);
  });
});
