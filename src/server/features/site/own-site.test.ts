import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { SITE, SITE_LOOK } from '../../../../tests/factories/site-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { SiteConfig } from '../../../contract/site.ts';
import type { OwnSiteInput, Site } from '../../../contract/sites.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const HOSTS = ['trips.localhost:8080', 'trips.pier.example'];
const [LOCAL = '', PIER = ''] = HOSTS;

let server: TestServer;
let calls: Api;
let given: Site;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
  given = await calls.as('provider.admin').expect('createSite', { ...SITE, hosts: HOSTS });
  await changeCompany(server, DEMO_COMPANY.harbour, { websitePrefix: 'trips' });
});
afterAll(() => server.close());

const provider = () => calls.as('provider.admin');
const admin = () => calls.as('harbour.admin');
const own = () => admin().expect('ownSite', {});
const configAt = async (host: string): Promise<SiteConfig> =>
  (await server.app.inject({ url: '/api/base/v2/config/getSiteConfig', headers: { host } })).json().data;
const isThere = async (picture: string) => (await server.app.inject({ url: picture })).statusCode === 200;
const picture = async (background: string) => {
  const made = sharp({ create: { width: 40, height: 20, channels: 3, background } });
  return new Uint8Array(await made.png().toBuffer());
};

/** The provider's view of the site, with changes. */
async function byProvider(changes: Partial<Site>): Promise<Site> {
  const now = (await provider().expect('sites', {})).list.find(({ id }) => id === given.id);
  if (!now) throw new Error('the site is gone');
  const { isDefault: _, logo: __, whiteLogo: ___, favicon: ____, ...current } = now;
  return provider().expect('updateSite', { ...current, ...changes });
}

describe('an agency’s own site', () => {
  it('is changed by its administrator, and its hosts show the change', async () => {
    const { version } = await own();
    const changes = {
      ...{ shortName: 'Trips', accent: '#0a655c', icpCode: '' },
      currencies: ['HKD', 'EUR'],
    } satisfies Partial<OwnSiteInput>;
    const saved = await admin().expect('updateOwnSite', { ...SITE_LOOK, ...changes, version });
    expect(saved).toMatchObject({ ...changes, id: given.id, version: version + 1 });
    for (const host of [LOCAL, PIER, `${PIER}:8443`])
      expect(await configAt(host)).toMatchObject({
        shortName: 'Trips',
        colours: { light: { accent: '#0a655c' } },
        isIcp: false,
        currencies: ['HKD', 'EUR'],
      });
    expect((await configAt('elsewhere.example')).shortName).toBe('Interline');
    const [entry] = (await admin().expect('userLogs', { pageSize: 1 })).list;
    expect(entry).toMatchObject({ action: 'updateSite', subject: { id: given.id, name: SITE.name } });
  });

  it('keeps its host names, its type and its chat as the provider has set them', async () => {
    const { version } = await own();
    const saved = await admin().expect('updateOwnSite', { ...SITE_LOOK, version });
    expect(saved).toMatchObject({ hosts: HOSTS, type: 'agent-chat', chatUrl: SITE.chatUrl });
    const chatUrl = 'https://chat.example';
    const wanted = { id: given.id, hosts: ['other.example'], type: 'client', chatUrl, isDefault: true };
    for (const [field, value] of Object.entries(wanted)) {
      const input = { ...SITE_LOOK, version: saved.version, [field]: value };
      const { status, envelope } = await admin().callRaw('updateOwnSite', input);
      expect([status, Object.keys(Object(envelope.data).fields)]).toEqual([400, [field]]);
    }
    expect(await own()).toEqual(saved);
  });

  it('is not called as another company is, the provider least of all, but may be as its own', async () => {
    const { version } = await own();
    const names = { name: 'quay tours', chineseShortName: 'ＩＮＴＥＲＬＩＮＥ', traditionalName: '联运商旅分销平台' };
    const { status, envelope } = await admin().callRaw('updateOwnSite', { ...SITE_LOOK, ...names, version });
    expect([status, Object.keys(Object(envelope.data).fields)]).toEqual([400, Object.keys(names)]);
    const { name } = await admin().expect('company', {});
    expect(await admin().expect('updateOwnSite', { ...SITE_LOOK, name, version })).toMatchObject({ name });
  });

  it('has names that no other company takes, but its own may', async () => {
    const alias = '碼頭 旅行在線';
    const answers = [];
    for (const username of ['meridian.admin', 'harbour.admin']) {
      const { version, name, contactName, contactEmail, contactPhone } = await calls.as(username).expect('company', {});
      const input = { version, name, alias, address: '8 Pier Road', contactName, contactEmail, contactPhone };
      answers.push((await calls.as(username).call('updateCompany', input)).envelope.data);
    }
    const agency = { ...GOOD_INPUTS.createAgency, name: 'PIER', alias: '' };
    answers.push((await provider().call('createAgency', agency)).envelope.data);
    const taken = 'This name is taken';
    expect(answers).toEqual([
      { fields: { alias: taken } },
      expect.objectContaining({ alias }),
      { fields: { name: taken } },
    ]);
  });

  it('is changed in the version it was read in, whoever has changed it meanwhile', async () => {
    const { version } = await own();
    await byProvider({ shortName: 'Pier 2' });
    const late = await admin().call('updateOwnSite', { ...SITE_LOOK, shortName: 'Pier 3', version });
    expect(late.envelope.code).toBe(REFUSALS.staleVersion.code);
    expect(Object(late.envelope.data).current).toMatchObject({ shortName: 'Pier 2', version: version + 1 });
    expect((await configAt(PIER)).shortName).toBe('Pier 2');
  });

  it('names what is wrong with it', async () => {
    const { version } = await own();
    const wrong = { name: '', accent: '#ffd000', currencies: ['USD'], icpCode: 'a\nb' };
    const { envelope } = await admin().callRaw('updateOwnSite', { ...SITE_LOOK, ...wrong, version });
    expect(Object.keys(Object(envelope.data).fields).sort()).toEqual(['accent', 'defaultCurrency', 'icpCode', 'name']);
  });

  it('has the pictures of whoever sent one last, and none is left behind', async () => {
    const { id } = given;
    const image = await picture('#8a1f5c');
    const { logo: first } = await provider().expect('uploadSitePicture', { id, kind: 'logo', image });
    const { logo: second } = await admin().expect('uploadOwnSitePicture', { kind: 'logo', image });
    expect((await configAt(PIER)).logo).toBe(second);
    expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
    const { logo: third } = await provider().expect('uploadSitePicture', { id, kind: 'logo', image });
    expect([await isThere(second), await isThere(third)]).toEqual([false, true]);
    expect((await admin().expect('deleteOwnSitePicture', { kind: 'logo' })).logo).toBe('');
    expect(await isThere(third)).toBe(false);
  });

  it('is led to from the company profile', async () => {
    expect((await admin().expect('company', {})).siteHost).toBe(LOCAL);
    expect((await calls.as('meridian.admin').expect('company', {})).siteHost).toBeNull();
  });
});

/** The codes of the four calls for a user: one where they agree. */
async function codesFor(username: string): Promise<number[]> {
  const caller = calls.as(username);
  const answers = [
    await caller.call('ownSite', {}),
    await caller.call('updateOwnSite', { ...SITE_LOOK, version: 1 }),
    await caller.call('uploadOwnSitePicture', { kind: 'logo', image: await picture('#111111') }),
    await caller.call('deleteOwnSitePicture', { kind: 'logo' }),
  ];
  return [...new Set(answers.map(({ envelope }) => envelope.code))];
}

describe('a site that is not one’s own', () => {
  it.each(['harbour.op', 'harbour.fin'])('is shut to %s, who is no administrator', async (username) => {
    expect(await codesFor(username)).toEqual([REFUSALS.notAllowed.code]);
  });

  it('is not there for the provider, for another agency and for an agency of the agency', async () => {
    const quay = `update users set roles = array['SuperUser'] where username = 'quay.op'`;
    await server.deps.pool.query(quay);
    server.deps.sessions.forget();
    for (const username of ['provider.admin', 'meridian.admin', 'quay.op'])
      expect(await codesFor(username), username).toEqual([REFUSALS.notFound.code]);
  });

  it('is none that an agency’s web address is not the beginning of', async () => {
    await changeCompany(server, DEMO_COMPANY.meridian, { websitePrefix: 'trip' });
    expect(await codesFor('meridian.admin')).toEqual([REFUSALS.notFound.code]);
  });

  it('is one that is shown under another name as well, or under none', async () => {
    for (const hosts of [[...HOSTS, 'www.pier.example'], []]) {
      await byProvider({ hosts });
      expect(await codesFor('harbour.admin')).toEqual([REFUSALS.notFound.code]);
      expect((await admin().expect('company', {})).siteHost).toBeNull();
    }
    await byProvider({ hosts: HOSTS });
    expect((await own()).id).toBe(given.id);
  });
});
