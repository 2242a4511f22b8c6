import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { eventually } from '../../../../tests/factories/eventually.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { signedLogin } from '../../../../tests/factories/signed-login.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import type { AuditAction } from '../../../contract/audit-actions.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { SingleLoginInput } from '../../../contract/session.ts';
import { stepAt, totpOf } from '../../crypto/totp.ts';
import { DEMO_COMPANY, DEMO_PASSWORD } from '../../seed/demo-accounts.ts';

const HOUR_MS = 60 * 60_000;

let server: TestServer;
let calls: Api;
let key: string;
let code: string;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
  key = await newKey();
  ({ code } = await calls.as('provider.admin').expect('agency', { id: DEMO_COMPANY.harbour }));
});
// Counts of refusals reset after an hour.
beforeEach(() => server.clock.advance(HOUR_MS + 1));
afterAll(() => server.close());

const { apiKeyUnknown, badInput, notFound, sessionUnknown } = REFUSALS;
const { singleLoginExpired, singleLoginFailed, singleLoginGuarded } = REFUSALS;
const admin = () => calls.as('harbour.admin');
const newKey = async () =>
  (await calls.as('provider.admin').expect('renewAgencyKey', { id: DEMO_COMPANY.harbour })).apiKey;

let ticks = 0;
function signed(userid: string, by = key, agoMs = 0): SingleLoginInput {
  const timestamp = String(server.clock.now().getTime() - agoMs + ++ticks);
  return signedLogin({ code, timestamp, userid }, by);
}
const tried = async (input: SingleLoginInput) => (await calls.anonymous().call('singleLogin', input)).envelope.code;
const codeWith = async (token: string) => (await calls.withToken(token).call('me', {})).envelope.code;
const entries = async (action: AuditAction) => (await admin().expect('userLogs', { action })).list;

async function allowAdmins(singleLoginAdmins: boolean): Promise<void> {
  const { version, config } = await admin().expect('company', {});
  await admin().expect('saveCompanyConfig', { version, ...config, singleLoginAdmins });
}

describe('the accounts that an agency’s key opens', () => {
  it('are no administrators’, unless the agency itself lets them be', async () => {
    expect(await tried(signed('harbour.admin'))).toBe(singleLoginGuarded.code);
    expect(await tried(signed('harbour.op'))).toBe(0);
    await allowAdmins(true);
    expect(await tried(signed('harbour.admin'))).toBe(0);
    await allowAdmins(false);
    expect(await tried(signed('harbour.admin'))).toBe(singleLoginGuarded.code);
  });

  it('are none whose owners ask for a second factor, likewise', async () => {
    const fin = calls.as('harbour.fin');
    const { secret } = await fin.expect('beginSecondFactor', { current: DEMO_PASSWORD });
    const { token } = await calls.anonymous().expect('singleLogin', signed('harbour.fin'));
    expect(await codeWith(token)).toBe(0);
    await fin.expect('confirmSecondFactor', { otp: totpOf(secret, stepAt(server.clock.now())) });
    expect(await codeWith(token)).toBe(sessionUnknown.code);
    expect(await codeWith(await fin.token())).toBe(0);
    expect(await tried(signed('harbour.fin'))).toBe(singleLoginGuarded.code);
    await allowAdmins(true);
    expect(await tried(signed('harbour.fin'))).toBe(0);
    await allowAdmins(false);
  });

  it('stay open no longer than the key may open them: a promotion and a change of mind end its sessions alone', async () => {
    const byKey = async (userid: string) => (await calls.anonymous().expect('singleLogin', signed(userid))).token;
    const byPassword = async (username: string) =>
      (await calls.anonymous().expect('login', { username, password: DEMO_PASSWORD })).token;
    await allowAdmins(true);
    const [ofAdmin, ofOperator, own] = [await byKey('harbour.admin'), await byKey('harbour.op'), await admin().token()];
    expect([await codeWith(ofAdmin), await codeWith(ofOperator)]).toEqual([0, 0]);
    await allowAdmins(false);
    expect(await codeWith(ofAdmin)).toBe(sessionUnknown.code);
    expect([await codeWith(ofOperator), await codeWith(own)]).toEqual([0, 0]);

    const password = await byPassword('harbour.op');
    const promote = (roles: string[]) =>
      server.deps.pool.query('update users set roles = $1 where username = $2', [roles, 'harbour.op']);
    const { rows } = await server.deps.pool.query("select roles from users where username = 'harbour.op'");
    await promote([...rows[0].roles, 'SuperUser']);
    await eventually(async () => expect(await codeWith(ofOperator)).toBe(sessionUnknown.code));
    expect(await codeWith(password)).toBe(0);
    await promote(rows[0].roles);
  });

  it('are not chosen by the company above, which has made the key', async () => {
    const { common, ...config } = GOOD_INPUTS.saveAgencyConfig;
    const input = { ...config, id: DEMO_COMPANY.harbour, common: { ...common, singleLoginAdmins: true } };
    expect((await calls.as('provider.admin').callRaw('saveAgencyConfig', input)).envelope.code).toBe(badInput.code);
  });

  it('are told to nobody who has not got the key', async () => {
    for (const userid of ['harbour.admin', 'harbour.op', 'nobody'])
      expect(await tried(signed(userid, 'il_guessed'))).toBe(singleLoginFailed.code);
  });
});

describe('single logins that were refused', () => {
  it('are in the agency’s log, with whom they named and where they came from', async () => {
    const input = signed('harbour.op');
    expect([await tried(input), await tried(input)]).toEqual([0, singleLoginExpired.code]);
    await tried(signed('harbour.op', 'il_guessed'));
    await tried(signed('nobody'));
    await tried(signed('harbour.admin'));
    const [address, named] = ['127.0.0.1', { user: { username: 'harbour.op' }, address: '127.0.0.1' }];
    expect((await entries('singleLoginExpired'))[0]).toMatchObject(named);
    expect((await entries('singleLoginFailed')).slice(0, 2)).toMatchObject([{ user: null, address }, named]);
    expect((await entries('singleLoginGuarded'))[0]).toMatchObject({ user: { username: 'harbour.admin' }, address });
  });

  it('fill no log, and keep nobody out', async () => {
    const before = (await entries('singleLoginFailed')).length;
    for (let i = 0; i < 12; i++) expect(await tried(signed('nobody', 'il_guessed'))).toBe(singleLoginFailed.code);
    expect((await entries('singleLoginFailed')).length - before).toBe(5);
    expect(await tried(signed('harbour.op'))).toBe(0);
  });

  it('are nobody’s where no agency has the code', async () => {
    const before = (await entries('singleLoginFailed')).length;
    const timestamp = String(server.clock.now().getTime());
    expect(await tried(signedLogin({ code: 'AG00000000', timestamp, userid: 'harbour.op' }, key))).toBe(
      singleLoginFailed.code,
    );
    expect((await entries('singleLoginFailed')).length).toBe(before);
  });
});

describe('an API key', () => {
  it('is shown to its agency by what it begins with, since when and by whom it was made', async () => {
    key = await newKey();
    const made = { prefix: key.slice(0, 9), createdAt: server.clock.now().toISOString(), madeBy: 'Interline' };
    const profile = await admin().expect('company', {});
    expect(profile.apiKey).toEqual(made);
    expect(JSON.stringify(profile)).not.toContain(key);
  });

  it('names no company above the one that has opened the agency', async () => {
    await server.deps.pool.query("update users set roles = array['SuperUser'] where username = 'quay.fin'");
    const madeBy = async (maker: string) => {
      await calls.as(maker).expect('renewAgencyKey', { id: DEMO_COMPANY.quay });
      return (await calls.as('quay.fin').expect('company', {})).apiKey?.madeBy;
    };
    expect(await madeBy('harbour.admin')).toBe('Harbour Travel');
    expect(await madeBy('provider.admin')).toBeNull();
  });

  it('is ended by the agency itself: it calls and signs nothing, and whom it has logged in is logged out', async () => {
    const { token } = await calls.anonymous().expect('singleLogin', signed('harbour.op'));
    const { token: byPassword } = await calls
      .anonymous()
      .expect('login', { username: 'harbour.op', password: DEMO_PASSWORD });
    expect([await codeWith(key), await codeWith(token)]).toEqual([0, 0]);
    expect((await admin().expect('endCompanyKey', {})).apiKey).toBeNull();
    expect(await codeWith(key)).toBe(apiKeyUnknown.code);
    expect(await codeWith(token)).toBe(sessionUnknown.code);
    expect(await codeWith(byPassword)).toBe(0);
    expect(await tried(signed('harbour.op'))).toBe(singleLoginFailed.code);
    expect((await admin().call('endCompanyKey', {})).envelope.code).toBe(notFound.code);
    expect(await entries('endCompanyKey')).toHaveLength(1);
  });

  it('is ended by the company that opened the agency, and by the provider', async () => {
    const quay = { id: DEMO_COMPANY.quay };
    for (const ender of ['harbour.admin', 'provider.admin']) {
      const { apiKey } = await calls.as('harbour.admin').expect('renewAgencyKey', quay);
      expect((await calls.as('meridian.admin').call('endAgencyKey', quay)).status).not.toBe(200);
      expect(await codeWith(apiKey)).toBe(0);
      expect((await calls.as(ender).expect('endAgencyKey', quay)).apiKey).toBeNull();
      expect(await codeWith(apiKey)).toBe(apiKeyUnknown.code);
    }
  });

  it('ends with the next one, and so does what it has opened', async () => {
    key = await newKey();
    const { token } = await calls.anonymous().expect('singleLogin', signed('harbour.op'));
    key = await newKey();
    expect(await codeWith(token)).toBe(sessionUnknown.code);
    expect(await tried(signed('harbour.op'))).toBe(0);
  });
});
