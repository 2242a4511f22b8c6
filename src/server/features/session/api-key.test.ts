import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api, type Caller } from '../../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

let server: TestServer;
let calls: Api;
let key: string;
beforeAll(async () => {
  server = await startTestServer({ settings: { rateLimit: 1000, apiKeyRateLimit: 25 } });
  calls = api(server);
  key = await newKey();
});
afterAll(() => server.close());

const admin = () => calls.as('harbour.admin');
const newKey = async () => (await admin().expect('renewAgencyKey', { id: DEMO_COMPANY.quay })).apiKey;
const codeOf = async (caller: Caller, name: Parameters<Caller['callRaw']>[0], input: object = {}) =>
  (await caller.callRaw(name, input)).envelope.code;

describe('an agency’s API key', () => {
  it('acts for the agency as an operator and finance user, in either header', async () => {
    const me = await calls.withToken(key).expect('me', {});
    expect([me.company.name, me.userInfo.role]).toEqual(['Quay Tours', ['operator', 'finance']]);
    expect((await calls.withToken(key).expect('wallet', {})).currency).toBe('HKD');
    const { envelope } = await calls.anonymous().call('me', {}, { headers: { 'x-api-key': key } });
    expect(envelope.data?.company.name).toBe('Quay Tours');
  });

  it('is in the log with what it begins with, and in no list of people', async () => {
    const traveller = { surname: 'CHAN', givenName: 'KEY', documents: [] };
    await calls.withToken(key).expect('createTraveller', traveller);
    const { rows } = await server.deps.pool.query(
      "select detail->>'apiKey' as key, u.username from audit_log join users u on u.id = user_id where action = 'createTraveller'",
    );
    expect(rows).toEqual([{ key: key.slice(0, 9), username: expect.stringMatching(/^api:AG/) }]);
    const people = await calls.as('harbour.admin').expect('users', {});
    expect(people.list.map(({ username }) => username)).not.toContainEqual(expect.stringMatching(/^api:/));
  });

  it('may not what is about a person, nor what administrators do', async () => {
    const caller = calls.withToken(key);
    for (const name of ['logout', 'updateMe', 'deleteMe', 'changePassword', 'ownSessions', 'drafts'] as const)
      expect(await codeOf(caller, name), name).toBe(REFUSALS.peopleOnly.code);
    expect(await codeOf(caller, 'company')).toBe(REFUSALS.notAllowed.code);
    expect(await codeOf(caller, 'createUser')).toBe(REFUSALS.notAllowed.code);
    const events = { url: '/api/base/v2/events', headers: { authorization: `Bearer ${key}` } };
    expect((await server.app.inject(events)).statusCode).toBe(403);
  });

  it('has a limit of its own', async () => {
    key = await newKey();
    const all = await Promise.all(Array.from({ length: 26 }, () => calls.withToken(key).call('me', {})));
    const refused = all.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await codeOf(admin(), 'me')).toBe(0);
  });

  it('is over as soon as there is a new one', async () => {
    const before = await newKey();
    expect(await codeOf(calls.withToken(before), 'me')).toBe(0);
    const next = await newKey();
    expect(await codeOf(calls.withToken(before), 'me')).toBe(REFUSALS.apiKeyUnknown.code);
    expect(await codeOf(calls.withToken(next), 'me')).toBe(0);
    const odd = await calls.anonymous().call('me', {}, { headers: { 'x-api-key': 'not a key' } });
    expect(odd.envelope.code).toBe(REFUSALS.apiKeyUnknown.code);
  });
});
