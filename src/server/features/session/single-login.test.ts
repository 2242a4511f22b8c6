import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { signedLogin } from '../../../../tests/factories/signed-login.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

let server: TestServer;
let calls: Api;
let key: string;
let code: string;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
  ({ apiKey: key } = await calls.as('harbour.admin').expect('renewAgencyKey', { id: DEMO_COMPANY.quay }));
  await changeCompany(server, DEMO_COMPANY.quay, { websitePrefix: 'quay' });
  ({ code } = await calls.as('harbour.admin').expect('agency', { id: DEMO_COMPANY.quay }));
});
afterAll(() => server.close());

let ticks = 0;
function signed(change: Partial<{ code: string; userid: string; timestamp: string; by: string }> = {}) {
  const timestamp = String(server.clock.now().getTime() + ++ticks);
  const { by, ...input } = { code, userid: 'quay.op', timestamp, by: key, ...change };
  return signedLogin(input, by);
}
const tried = async (input: ReturnType<typeof signed>) =>
  (await calls.anonymous().call('singleLogin', input)).envelope.code;

describe('a single login', () => {
  it('signs in whom the agency’s own system names, by name or by id', async () => {
    const answer = await calls.anonymous().expect('singleLogin', signed());
    expect([answer.company.name, answer.websitePrefix]).toEqual(['Quay Tours', 'quay']);
    const { userInfo } = await calls.withToken(answer.token).expect('me', {});
    expect(userInfo.username).toBe('quay.op');
    expect(await tried(signed({ userid: userInfo.id }))).toBe(0);
    const { list } = await calls.as('harbour.admin').expect('userLogs', { action: 'singleLogin' });
    expect(list).toEqual([]);
  });

  it('opens once, also when it comes twice at once', async () => {
    const input = signed();
    const codes = await Promise.all([tried(input), tried({ ...input, signature: input.signature.toUpperCase() })]);
    expect(codes).toHaveLength(2);
    expect(new Set(codes)).toEqual(new Set([0, REFUSALS.singleLoginExpired.code]));
  });

  it('counts for five minutes before and after', async () => {
    const at = (ms: number) => signed({ timestamp: String(server.clock.now().getTime() + ms) });
    expect(await tried(at(-301_000))).toBe(REFUSALS.singleLoginExpired.code);
    expect(await tried(at(301_000))).toBe(REFUSALS.singleLoginExpired.code);
    expect(await tried(at(-290_000))).toBe(0);
    const seconds = String(Math.floor(server.clock.now().getTime() / 1000));
    expect(await tried(signed({ timestamp: seconds }))).toBe(0);
  });

  it.each([
    ['another key', () => signed({ by: 'il_other' })],
    ['a code that is nobody’s', () => signed({ code: 'AG00000000' })],
    ['a user of another company', () => signed({ userid: 'harbour.op' })],
    ['a user who is none', () => signed({ userid: 'nobody' })],
    ['the user that the key acts as', () => signed({ userid: `api:${code}` })],
    ['another user than was signed for', () => ({ ...signed(), userid: 'quay.fin' })],
    ['a time that was not signed', () => ({ ...signed(), timestamp: String(server.clock.now().getTime() + 5) })],
  ])('with %s is the same refusal', async (_, input) => {
    expect(await tried(input())).toBe(REFUSALS.singleLoginFailed.code);
  });

  it('opens nothing by a key that was replaced, nor for an agency that is disabled', async () => {
    const before = key;
    ({ apiKey: key } = await calls.as('harbour.admin').expect('renewAgencyKey', { id: DEMO_COMPANY.quay }));
    expect(await tried(signed({ by: before }))).toBe(REFUSALS.singleLoginFailed.code);
    await changeCompany(server, DEMO_COMPANY.quay, { disabledAt: new Date(0) });
    expect(await tried(signed())).toBe(REFUSALS.singleLoginFailed.code);
    await changeCompany(server, DEMO_COMPANY.quay, { disabledAt: null });
    expect(await tried(signed())).toBe(0);
  });
});
