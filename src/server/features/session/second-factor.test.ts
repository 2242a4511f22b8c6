import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { SITE } from '../../../../tests/factories/site-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { stepAt, totpOf } from '../../crypto/totp.ts';
import { DEMO_PASSWORD } from '../../seed/demo-accounts.ts';

let server: TestServer;
let calls: Api;
let secret: string;
let recovery: string[];
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
});
afterAll(() => server.close());

const { secondFactorRequired, secondFactorWrong, loginFailed, badInput, peopleOnly } = REFUSALS;
const me = () => calls.as('quay.op');
const code = (steps = 0) => totpOf(secret, stepAt(server.clock.now()) + steps);
const nextStep = () => server.clock.advance(30_000);
async function logIn(otp?: string, password = DEMO_PASSWORD) {
  const input = { username: 'quay.op', password, ...(otp === undefined ? {} : { otp }) };
  return (await calls.anonymous().call('login', input)).envelope.code;
}

describe('two-step log-in', () => {
  it('is set up with the password, and counts only once the app has shown a code', async () => {
    const wrong = await me().call('beginSecondFactor', { current: 'not-it' });
    expect(wrong.envelope.code).toBe(badInput.code);
    // Authenticator apps list it under the name of the site that the user is on.
    await calls.as('provider.admin').expect('createSite', SITE);
    const [host = ''] = SITE.hosts;
    const { address } = await me().expect('beginSecondFactor', { current: DEMO_PASSWORD }, { headers: { host } });
    expect(address).toContain(`&issuer=${encodeURIComponent(SITE.name)}`);
    const setUp = await me().expect('beginSecondFactor', { current: DEMO_PASSWORD });
    ({ secret } = setUp);
    expect(setUp.address).toBe(`otpauth://totp/Interline%3Aquay.op?secret=${secret}&issuer=Interline`);
    expect(await logIn()).toBe(0);
    expect((await me().call('confirmSecondFactor', { otp: code(5) })).envelope.code).toBe(badInput.code);
    ({ codes: recovery } = await me().expect('confirmSecondFactor', { otp: code() }));
    expect(new Set(recovery).size).toBe(8);
    const { since, recoveryCodes } = await me().expect('secondFactor', {});
    expect([since, recoveryCodes]).toEqual([server.clock.now().toISOString(), 8]);
  });

  it('asks for a code only those who know the password', async () => {
    expect(await logIn()).toBe(secondFactorRequired.code);
    expect(await logIn(undefined, 'not-it')).toBe(loginFailed.code);
    nextStep();
    expect(await logIn(code(), 'not-it')).toBe(loginFailed.code);
    expect(await logIn(code())).toBe(0);
  });

  it('takes each code once, also when it comes twice at once', async () => {
    nextStep();
    const twice = await Promise.all([logIn(code()), logIn(code())]);
    expect(new Set(twice)).toEqual(new Set([0, secondFactorWrong.code]));
    expect(await logIn(code(-1))).toBe(secondFactorWrong.code);
    nextStep();
    expect(await logIn(`${code().slice(0, 3)} ${code().slice(3)}`)).toBe(0);
  });

  it('takes a recovery code in its place, once', async () => {
    const [first = ''] = recovery;
    expect(await logIn(first.toUpperCase().replaceAll('-', ' '))).toBe(0);
    expect(await logIn(first)).toBe(secondFactorWrong.code);
    expect((await me().expect('secondFactor', {})).recoveryCodes).toBe(7);
    const { rows } = await server.deps.pool.query('select * from second_factors');
    for (const kept of [secret, ...recovery]) expect(JSON.stringify(rows)).not.toContain(kept);
  });

  it('lets nobody guess on and on', async () => {
    server.clock.advance(60 * 60_000);
    const tries = [];
    for (let i = 0; i < 8; i++) tries.push(await logIn('000000'));
    expect(tries.slice(0, 5)).toEqual(Array(5).fill(secondFactorWrong.code));
    expect(tries.at(-1)).toBe(REFUSALS.loginLocked.code);
    server.clock.advance(60 * 60_000);
  });

  it('is switched off with the password, and by an administrator’s reset', async () => {
    expect((await me().call('removeSecondFactor', { current: 'not-it' })).envelope.code).toBe(badInput.code);
    await me().expect('removeSecondFactor', { current: DEMO_PASSWORD });
    expect(await logIn()).toBe(0);
    const other = calls.as('harbour.fin');
    ({ secret } = await other.expect('beginSecondFactor', { current: DEMO_PASSWORD }));
    await other.expect('confirmSecondFactor', { otp: code() });
    const [user] = (await calls.as('harbour.admin').expect('users', { q: 'harbour.fin' })).list;
    await calls.as('harbour.admin').expect('resetUserPassword', { id: user?.id ?? '' });
    const { rows } = await server.deps.pool.query('select * from second_factors');
    expect(rows).toEqual([]);
  });

  it('is nothing for an API key', async () => {
    const [quay] = (await calls.as('harbour.admin').expect('agencies', { q: 'quay' })).list;
    const { apiKey } = await calls.as('harbour.admin').expect('renewAgencyKey', { id: quay?.id ?? '' });
    expect((await calls.withToken(apiKey).call('secondFactor', {})).envelope.code).toBe(peopleOnly.code);
  });
});
