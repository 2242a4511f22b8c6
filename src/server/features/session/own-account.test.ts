import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { ticketFor } from '../../../../tests/factories/mails.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { DEMO_PASSWORD } from '../../seed/demo-accounts.ts';

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
});
afterAll(() => server.close());

const logIn = async (username: string, password: string = DEMO_PASSWORD) =>
  (await calls.anonymous().call('login', { username, password })).envelope;
const another = async (username: string) =>
  calls.withToken((await calls.anonymous().expect('login', { username, password: DEMO_PASSWORD })).token);
const { accountDisabled, badInput, lastSuperUser, loginFailed, notFound, sessionUnknown } = REFUSALS;

describe('the own account', () => {
  it('has a phone number, which a change of the name alone leaves as it is', async () => {
    const op = calls.as('quay.op');
    const phone = { areaCode: '852', mobile: '21234567' };
    expect((await op.expect('updateMe', phone)).userInfo).toMatchObject(phone);
    expect((await op.expect('updateMe', { nickname: 'Quay op' })).userInfo).toMatchObject(phone);
    const none = await op.expect('updateMe', { areaCode: '', mobile: '' });
    expect(none.userInfo).toMatchObject({ nickname: 'Quay op', areaCode: '', mobile: '' });
    const { envelope } = await op.call('updateMe', { mobile: '21234567' });
    expect(envelope.data).toEqual({ fields: { areaCode: 'Required' } });
  });

  it('has a portrait that goes with the next one', async () => {
    const op = calls.as('quay.op');
    const made = sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } }).png();
    const image = new Uint8Array(await made.toBuffer());
    const { avatar } = (await op.expect('uploadAvatar', { image })).userInfo;
    const seen = async () => (await server.app.inject({ url: avatar ?? '' })).statusCode;
    expect([(await op.expect('me', {})).userInfo.avatar, await seen()]).toEqual([avatar, 200]);
    await op.expect('deleteAvatar', {});
    expect(await seen()).toBe(404);
  });

  it('says where it is signed in, and signs out there', async () => {
    const [here, there] = [await another('quay.op'), await another('quay.op')];
    const { list } = await there.expect('ownSessions', {});
    const mine = list.filter(({ isThis }) => isThis);
    expect([mine.length, list.length >= 2, mine[0]?.place]).toEqual([1, true, '127.0.0.1']);
    const [id] = mine.map((one) => one.id);
    await here.expect('endSession', { id: id ?? '' });
    expect((await there.call('me', {})).envelope.code).toBe(sessionUnknown.code);
    expect((await here.call('endSession', { id: id ?? '' })).envelope.code).toBe(notFound.code);
    expect((await here.expect('ownSessions', {})).list.map((one) => one.id)).not.toContain(id);
  });

  it('names the browser and the system of each session', async () => {
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
    const input = { username: 'quay.op', password: DEMO_PASSWORD };
    const headers = { 'user-agent': phone };
    const { token } = await calls.anonymous().expect('login', input, { headers });
    const { list } = await calls.withToken(token).expect('ownSessions', {});
    expect(list.find(({ isThis }) => isThis)).toMatchObject({ browser: 'Safari', system: 'iPhone' });
    const other = await calls.anonymous().expect('login', input, { headers: { 'user-agent': 'curl/8.9.1' } });
    const { list: all } = await calls.withToken(other.token).expect('ownSessions', {});
    expect(all.find(({ isThis }) => isThis)).toMatchObject({ browser: null, system: null });
  });

  it('changes its password knowing the old one, and is logged out elsewhere', async () => {
    const [here, there] = [await another('quay.op'), await another('quay.op')];
    const wrong = await here.call('changePassword', { current: 'guessed', password: 'Sunrise-42' });
    expect([wrong.envelope.code, wrong.envelope.data]).toEqual([
      badInput.code,
      { fields: { current: 'Not your current password' } },
    ]);
    const weak = await here.call('changePassword', { current: DEMO_PASSWORD, password: 'short' });
    expect(weak.envelope.data).toEqual({ fields: { password: '6 to 15 characters' } });
    await here.expect('changePassword', { current: DEMO_PASSWORD, password: 'Sunrise-42' });
    expect((await here.call('me', {})).envelope.code).toBe(0);
    expect((await there.call('me', {})).envelope.code).toBe(accountDisabled.code);
    expect((await logIn('quay.op')).code).toBe(loginFailed.code);
    expect((await logIn('quay.op', 'Sunrise-42')).code).toBe(0);
    // The answer was lost: the same form is sent again.
    await here.expect('changePassword', { current: DEMO_PASSWORD, password: 'Sunrise-42' });
    expect((await logIn('quay.op', 'Sunrise-42')).code).toBe(0);
  });

  it('changes its password, and the link that would have chosen another opens nothing any more', async () => {
    const admin = await another('meridian.admin');
    const { id, email } = (await admin.expect('me', {})).userInfo;
    // The only administrator keeps the old password until a new one is set.
    await admin.expect('resetUserPassword', { id });
    const ticket = await ticketFor(server, email);
    await admin.expect('changePassword', { current: DEMO_PASSWORD, password: 'Sunrise-42' });
    const late = await calls.anonymous().call('choosePassword', { ticket, password: 'Sunset-42' });
    expect([ticket.length, late.envelope.code]).toEqual([43, REFUSALS.ticketExpired.code]);
    expect((await logIn('meridian.admin', 'Sunrise-42')).code).toBe(0);
  });

  it('is slow to hear guesses at the password it has', async () => {
    const op = await another('meridian.op');
    const guess = () => op.call('changePassword', { current: 'guessed', password: 'Sunrise-42' });
    for (let i = 0; i < 6; i++) await guess();
    expect((await guess()).envelope.code).toBe(REFUSALS.loginLocked.code);
  });

  it('is deleted for good, except the only administrator’s', async () => {
    const fin = await another('harbour.fin');
    // Somebody else at an unattended screen.
    const guess = await fin.call('deleteMe', { current: 'guessed' });
    expect(guess.envelope.data).toEqual({ fields: { current: 'Not your current password' } });
    expect((await fin.call('me', {})).envelope.code).toBe(0);
    await fin.expect('deleteMe', { current: DEMO_PASSWORD });
    expect((await fin.call('me', {})).envelope.code).toBe(accountDisabled.code);
    expect((await logIn('harbour.fin')).code).toBe(loginFailed.code);
    const admin = calls.as('harbour.admin');
    expect((await admin.call('deleteMe', { current: DEMO_PASSWORD })).envelope.code).toBe(lastSuperUser.code);
    expect((await admin.expect('users', { q: 'harbour' })).list.map(({ username }) => username)).not.toContain(
      'harbour.fin',
    );
  });
});
