import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { mailTo, ticketFor } from '../../../../tests/factories/mails.ts';
import { SITE } from '../../../../tests/factories/site-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { User } from '../../../contract/users.ts';
import { stepAt, totpOf } from '../../crypto/totp.ts';
import { DEMO_COMPANY, DEMO_PASSWORD } from '../../seed/demo-accounts.ts';

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

const boss = () => calls.as('harbour.admin');
async function userOf(username: string): Promise<User> {
  const found = (await boss().expect('users', { q: username })).list.find((user) => user.username === username);
  if (!found) throw new Error(`no user ${username}`);
  return found;
}
async function switchOn(username: string): Promise<{ secret: string }> {
  const begun = await calls.as(username).expect('beginSecondFactor', { current: DEMO_PASSWORD });
  const otp = totpOf(begun.secret, stepAt(server.clock.now()));
  await calls.as(username).expect('confirmSecondFactor', { otp });
  return begun;
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

  it('is switched off with the password', async () => {
    expect((await me().call('removeSecondFactor', { current: 'not-it' })).envelope.code).toBe(badInput.code);
    await me().expect('removeSecondFactor', { current: DEMO_PASSWORD });
    expect(await logIn()).toBe(0);
  });

  it('stays when an administrator resets the password, which alone then lets nobody in', async () => {
    ({ secret } = await switchOn('harbour.fin'));
    const { id, email } = await userOf('harbour.fin');
    await boss().expect('resetUserPassword', { id });
    const ticket = await ticketFor(server, email);
    await calls.anonymous().expect('choosePassword', { ticket, password: 'Sunrise-42' });
    const again = { username: 'harbour.fin', password: 'Sunrise-42' };
    const { envelope } = await calls.anonymous().call('login', again);
    expect(envelope.code).toBe(secondFactorRequired.code);
    nextStep();
    expect((await calls.anonymous().call('login', { ...again, otp: code() })).envelope.code).toBe(0);
    // A caller who fails at the code knows the password, which the administrator should see.
    const { list } = await boss().expect('userLogs', { action: 'secondFactorRequired' });
    expect(list).toMatchObject([{ user: { username: 'harbour.fin' }, address: '127.0.0.1' }]);
  });

  it('is taken away by an administrator as a step of its own, of which the user hears and the log tells', async () => {
    const { id, email } = await userOf('harbour.fin');
    const op = await userOf('harbour.op');
    expect((await boss().expect('user', { id })).hasSecondFactor).toBe(true);
    // Colleagues do not see how an account is protected.
    expect(await calls.as('harbour.op').expect('user', { id })).not.toHaveProperty('hasSecondFactor');
    for (const who of ['harbour.op', 'quay.fin'])
      expect((await calls.as(who).call('removeUserSecondFactor', { id })).envelope.code).toBe(REFUSALS.notAllowed.code);
    const strange = await calls.as('meridian.admin').call('removeUserSecondFactor', { id });
    expect(strange.envelope.code).toBe(REFUSALS.notFound.code);
    expect((await boss().expect('removeUserSecondFactor', { id })).hasSecondFactor).toBe(false);
    const { envelope } = await calls.anonymous().call('login', { username: 'harbour.fin', password: 'Sunrise-42' });
    expect(envelope.code).toBe(0);
    const mail = await mailTo(server, email);
    for (const words of ['Harbour admin has switched off the two-step log-in of harbour.fin', '/profile/security'])
      expect(mail).toContain(words);
    const { list } = await boss().expect('userLogs', { action: 'removeUserSecondFactor' });
    expect(list).toMatchObject([{ user: { username: 'harbour.admin' }, subject: { type: 'user', id } }]);
    // It is removed already, and the other never had one: no mail is sent.
    for (const each of [id, op.id])
      expect((await boss().call('removeUserSecondFactor', { id: each })).envelope.code).toBe(REFUSALS.notFound.code);
    expect((await boss().expect('userLogs', { action: 'removeUserSecondFactor' })).total).toBe(1);
  });

  it('of one’s own takes the password also of an administrator', async () => {
    await switchOn('harbour.admin');
    const { id } = await userOf('harbour.admin');
    expect((await boss().call('removeUserSecondFactor', { id })).envelope.code).toBe(REFUSALS.notAllowed.code);
    expect((await boss().expect('secondFactor', {})).since).not.toBeNull();
    expect((await boss().call('removeSecondFactor', { current: 'not-it' })).envelope.code).toBe(badInput.code);
    const { list } = await boss().expect('userLogs', { action: 'passwordWrong' });
    expect(list).toMatchObject([{ user: { username: 'harbour.admin' }, address: '127.0.0.1' }]);
    await boss().expect('removeSecondFactor', { current: DEMO_PASSWORD });
  });

  it('of an agency’s administrator is taken away by whoever opened the agency, not by the reset', async () => {
    await switchOn('meridian.admin');
    const [provider, id] = [calls.as('provider.admin'), DEMO_COMPANY.meridian];
    expect((await provider.expect('resetAgencyPassword', { id })).admin?.hasSecondFactor).toBe(true);
    expect((await boss().call('removeAgencySecondFactor', { id })).envelope.code).toBe(REFUSALS.notFound.code);
    server.clock.advance(1_000);
    const { admin } = await provider.expect('removeAgencySecondFactor', { id });
    expect(admin?.hasSecondFactor).toBe(false);
    expect(await mailTo(server, admin?.email ?? '')).toContain(
      'has switched off the two-step log-in of meridian.admin',
    );
    expect((await provider.call('removeAgencySecondFactor', { id })).envelope.code).toBe(REFUSALS.notFound.code);
    const { list } = await provider.expect('userLogs', { action: 'removeAgencySecondFactor' });
    expect(list).toMatchObject([{ subject: { type: 'agency', id } }]);
    const { rows } = await server.deps.pool.query('select * from second_factors');
    expect(rows).toEqual([]);
  });

  it('is nothing for an API key', async () => {
    const [quay] = (await calls.as('harbour.admin').expect('agencies', { q: 'quay' })).list;
    const { apiKey } = await calls.as('harbour.admin').expect('renewAgencyKey', { id: quay?.id ?? '' });
    expect((await calls.withToken(apiKey).call('secondFactor', {})).envelope.code).toBe(peopleOnly.code);
  });
});
