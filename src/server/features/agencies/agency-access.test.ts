import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { mailTo, ticketFor } from '../../../../tests/factories/mails.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import type { AgencyAccessInput } from '../../../contract/agencies.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { secondFactors } from '../../db/schema/second-factors.ts';
import { users } from '../../db/schema/users.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const { harbour, meridian } = DEMO_COMPANY;
const { notAllowed, notFound, loginDisabled, staleVersion } = REFUSALS;
const { admin } = GOOD_INPUTS.createAgency;
const PASSWORD = 'Sunrise-42';

let server: TestServer;
let calls: Api;
/** An agency opened by Harbour Travel. */
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
  ({ id } = await calls.as('harbour.admin').expect('createAgency', GOOD_INPUTS.createAgency));
  await choosePassword();
});
afterAll(() => server.close());

async function choosePassword(): Promise<void> {
  const ticket = await ticketFor(server, admin.email);
  await calls.anonymous().expect('choosePassword', { ticket, password: PASSWORD });
}

async function access(who: string, changes: Partial<AgencyAccessInput>) {
  const { version, status } = await calls.as(who).expect('agency', { id });
  return (await calls.as(who).call('saveAgencyAccess', { id, version, status, ...changes })).envelope;
}

const logIn = async () =>
  (await calls.anonymous().call('login', { username: admin.username, password: PASSWORD })).envelope.code;

const LOOKED_AFTER_BY = ['harbour.admin', 'provider.admin'] as const;
const ANY_RIGHT = [true, false].flatMap((may) => LOOKED_AFTER_BY.map((who) => [who, may] as const));

describe.each(ANY_RIGHT)('an agency of an agency, looked after by %s (its parent may open more: %s)', (who, may) => {
  beforeAll(() => changeCompany(server, harbour, { canCreateSubAgency: may }));
  afterAll(() => changeCompany(server, harbour, { canCreateSubAgency: true }));

  it('is shut out and let in again', async () => {
    expect(await access(who, { status: 'disabled' })).toMatchObject({ code: 0, data: { status: 'disabled' } });
    expect(await logIn()).toBe(loginDisabled.code);
    expect(await access(who, { status: 'active' })).toMatchObject({ code: 0, data: { status: 'active' } });
    expect(await logIn()).toBe(0);
  });

  it('has its key renewed, of which the one before opens nothing', async () => {
    const renewed = async () => (await calls.as(who).expect('renewAgencyKey', { id })).apiKey;
    const [before, after] = [await renewed(), await renewed()];
    expect((await calls.withToken(before).call('me', {})).status).toBe(401);
    expect((await calls.withToken(after).expect('me', {})).company.id).toBe(id);
  });

  it('has its administrator helped with a lost password and a lost device', async () => {
    const { db, clock } = server.deps;
    const user = (await db.select().from(users)).find(({ username }) => username === admin.username);
    const on = { userId: user?.id ?? '', sealed: '', confirmedAt: clock.now(), createdAt: clock.now() };
    await db.insert(secondFactors).values(on);
    server.clock.advance(1_000);
    const seen = await calls.as(who).expect('agency', { id });
    expect(seen.admin).toMatchObject({ username: admin.username, hasSecondFactor: true });
    expect((await calls.as(who).expect('removeAgencySecondFactor', { id })).admin?.hasSecondFactor).toBe(false);
    expect(await mailTo(server, admin.email)).toContain('has switched off the two-step log-in of');
    server.clock.advance(1_000);
    await calls.as(who).expect('resetAgencyPassword', { id });
    expect(await logIn()).not.toBe(0);
    await choosePassword();
    expect(await logIn()).toBe(0);
  });
});

describe('the web address of an agency of an agency', () => {
  it('is given by the provider alone, is no other agency’s, and stays when its parent shuts it out', async () => {
    expect(await access('harbour.admin', { websitePrefix: 'pier' })).toMatchObject({
      data: { fields: { websitePrefix: expect.any(String) } },
    });
    const given = { data: { websitePrefix: 'pier' } };
    expect(await access('provider.admin', { websitePrefix: 'pier' })).toMatchObject(given);
    await changeCompany(server, meridian, { websitePrefix: 'south' });
    expect((await access('provider.admin', { websitePrefix: 'south' })).data).toEqual({
      fields: { websitePrefix: 'Another agency has this web address' },
    });
    expect(await access('harbour.admin', { status: 'disabled' })).toMatchObject(given);
    expect(await access('harbour.admin', { status: 'active' })).toMatchObject(given);
    const login = { username: admin.username, password: PASSWORD };
    expect((await calls.anonymous().expect('login', login)).websitePrefix).toBe('pier');
  });
});

describe('who looks after an agency', () => {
  const asked = async (who: string) => {
    const caller = calls.as(who);
    const input = { id, version: 1, status: 'disabled' as const };
    const answers = [
      await caller.call('saveAgencyAccess', input),
      await caller.call('renewAgencyKey', { id }),
      await caller.call('resetAgencyPassword', { id }),
      await caller.call('removeAgencySecondFactor', { id }),
    ];
    return answers.map(({ envelope }) => envelope.code);
  };

  it('is neither a stranger nor anybody below it: to them there is no such agency', async () => {
    await changeCompany(server, meridian, { canCreateSubAgency: true });
    expect(new Set(await asked('meridian.admin'))).toEqual(new Set([notFound.code]));
    await changeCompany(server, meridian, { canCreateSubAgency: false });
    for (const who of ['meridian.admin', 'quay.fin', 'harbour.op', 'harbour.fin'])
      expect(new Set(await asked(who)), who).toEqual(new Set([notAllowed.code]));
  });

  it('changes nothing of what its parent has agreed with it and calls it', async () => {
    const provider = calls.as('provider.admin');
    const { version, config, status } = await provider.expect('agency', { id });
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const answers = [
      await provider.call('updateAgency', { ...GOOD_INPUTS.updateAgency, id, version, status }),
      await provider.call('saveAgencyConfig', { id, version, common: config }),
      await provider.call('uploadAgencyLogo', { id, image: new Uint8Array(image) }),
      await provider.call('deleteAgencyLogo', { id }),
      await provider.call('deleteAgency', { id }),
    ];
    expect(new Set(answers.map(({ envelope }) => envelope.code))).toEqual(new Set([notFound.code]));
    expect((await provider.expect('agency', { id })).flight).not.toHaveProperty('markups');
  });

  it('does so as it is now: what somebody else has changed meanwhile is shown first', async () => {
    const { version } = await calls.as('provider.admin').expect('agency', { id });
    await access('harbour.admin', { status: 'active' });
    const input = { id, version, status: 'disabled' as const };
    const { envelope } = await calls.as('provider.admin').call('saveAgencyAccess', input);
    expect([envelope.code, Object(envelope.data).current.status]).toEqual([staleVersion.code, 'active']);
  });
});
