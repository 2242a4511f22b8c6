import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { SITE } from '../../../../tests/factories/site-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { APP_MANIFEST } from '../../../build/app-manifest.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { SiteConfig } from '../../../contract/site.ts';
import type { Site } from '../../../contract/sites.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const PAGE = `<!doctype html><html><head><link rel="icon" href="/icon.svg" type="image/svg+xml" />
<meta name="apple-mobile-web-app-title" content="Interline" /><title>Interline</title></head></html>`;
const [PIER, HARBOUR] = ['trips.pier.example', 'harbour.example'];
/** Names of an agency's site. */
const QUAY = {
  ...{ name: 'Quay Tours', shortName: 'Quay', chineseName: '码头旅游', chineseShortName: '栈桥' },
  ...{ traditionalName: '', traditionalShortName: '' },
};

let folder: string;
let server: TestServer;
let calls: Api;
let pier: Site;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'interline-sites-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(APP_MANIFEST));
  server = await startTestServer({ clientFolder: folder });
  calls = api(server);
  pier = await provider().expect('createSite', SITE);
  await provider().expect('createSite', {
    ...SITE,
    ...{ name: 'Harbour & <Sons>', shortName: 'Harbour & <Sons>', hosts: [HARBOUR], type: 'client' },
    ...{ accent: '', accentDark: '', icpCode: '', networkSecurityCode: '', chatUrl: '', claims: [] },
    defaultLanguage: 'zh-tw',
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const provider = () => calls.as('provider.admin');
const get = (url: string, host: string, language = 'en') =>
  server.app.inject({ url, headers: { host, 'accept-language': language } });
const configOf = async (host: string): Promise<SiteConfig> =>
  (await get('/api/base/v2/config/getSiteConfig', host)).json().data;
const faultsOf = async (changes: object) => {
  const { envelope } = await provider().callRaw('createSite', { ...SITE, hosts: [], ...changes });
  return Object(envelope.data).fields;
};

describe('a site', () => {
  it('is what its hosts show, with its port or without', async () => {
    for (const host of [PIER, `${PIER}:8443`, PIER.toUpperCase(), 'pier.localhost:8080'])
      expect(await configOf(host)).toMatchObject({ name: 'Pier Travel Online', defaultCurrency: 'HKD', isIcp: true });
    expect(await configOf(HARBOUR)).toMatchObject({ name: 'Harbour & <Sons>', isIcp: false, type: 'client' });
  });

  it('is the default one under any other host', async () => {
    for (const host of ['elsewhere.example', 'localhost:8080', 'pier.localhost', 'evil.trips.pier.example'])
      expect(await configOf(host)).toMatchObject({ name: 'Interline', type: 'client', chatHost: '' });
  });

  it('has its names in the first page, in Chinese where that is read, and nothing of them is markup', async () => {
    expect((await get('/login', PIER)).body).toContain('<title>Pier</title>');
    const chinese = await get('/login', PIER, 'zh-TW');
    expect(chinese.body).toContain('<title>碼頭</title>');
    expect((await get('/login', PIER, 'zh-CN')).body).toContain('<title>码头</title>');
    expect(chinese.headers.vary).toContain('accept-language');
    expect(chinese.body).toContain('--site-dark-accent:#f29ac8');
    const { body, headers } = await get('/login', HARBOUR);
    expect(body).toContain('<title>Harbour &amp; &lt;Sons&gt;</title>');
    expect(body).toContain('content="Harbour &amp; &lt;Sons&gt;"');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it('speaks its own language to whoever reads none of the portal’s', async () => {
    expect((await get('/login', PIER, 'fr')).body).toContain('<title>Pier</title>');
    expect((await get('/login', HARBOUR, 'fr')).body).toContain('<title>碼頭</title>');
    expect((await configOf(HARBOUR)).defaultLanguage).toBe('zh-tw');
  });

  it('leaves the file that the worker keeps by its hash as it was built', async () => {
    expect((await get('/index.html', PIER)).body).toBe(PAGE);
  });

  it('has a manifest of its own', async () => {
    const icon = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#8a1f5c' } })
      .png()
      .toBuffer();
    const image = new Uint8Array(icon);
    pier = await provider().expect('uploadSitePicture', { id: pier.id, kind: 'favicon', image });
    const { headers, body } = await get('/manifest.webmanifest', PIER, 'zh-CN');
    expect(headers['content-type']).toContain('application/manifest+json');
    const manifest = JSON.parse(body);
    expect(manifest).toMatchObject({
      name: '码头旅行在线',
      short_name: '码头',
      theme_color: '#8a1f5c',
      start_url: '/',
    });
    expect(manifest.icons).toEqual([expect.objectContaining({ src: pier.favicon, sizes: '512x512' })]);
    const { width, height } = await sharp((await get(pier.favicon, PIER)).rawPayload).metadata();
    expect([width, height]).toEqual([512, 512]);
    const other = JSON.parse((await get('/manifest.webmanifest', 'elsewhere.example')).body);
    expect(other).toMatchObject({ name: 'Interline', icons: APP_MANIFEST.icons, theme_color: '#ffffff' });
    await provider().expect('deleteSitePicture', { id: pier.id, kind: 'favicon' });
    expect((await configOf(PIER)).favicon).toBe('/icon.svg');
    expect((await get(pier.favicon, PIER)).statusCode).toBe(404);
  });

  it('lets its chat widget into one page alone, and names its host', async () => {
    expect((await configOf(PIER)).chatHost).toBe('chat.pier.example');
    const { statusCode, headers, body } = await get('/api/base/v2/config/chat', PIER);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain('frame-src https://chat.pier.example;');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(body).toContain('src="https://chat.pier.example/widget?site=1&amp;lang=en"');
    expect(body).toContain('color-scheme: light dark');
    expect((await get('/login', PIER)).headers['content-security-policy']).not.toContain('chat.pier.example');
    expect((await get('/api/base/v2/config/chat', HARBOUR)).statusCode).toBe(404);
  });
});

describe('what is set of a site', () => {
  it('names what is wrong with it', async () => {
    const messages = Object.values(await faultsOf({ hosts: ['https://trips.example', 'a b'], currencies: ['USD'] }));
    expect(messages).toHaveLength(3);
    expect(Object.keys(await faultsOf({ hosts: ['ok.example', PIER] }))).toEqual(['hosts[1]']);
    expect(await faultsOf({ accent: 'red' })).toEqual({ accent: 'A colour such as #1552d0' });
    expect((await faultsOf({ accent: '#ffd000' })).accent).toContain('hard to read');
    expect((await faultsOf({ accentDark: '#10304f' })).accentDark).toContain('hard to read');
    for (const chatUrl of ['', 'http://chat.example', 'javascript:alert(1)', 'https://a.example; script-src *'])
      expect(Object.keys(await faultsOf({ chatUrl })), chatUrl).toEqual(['chatUrl']);
    expect(Object.keys(await faultsOf({ defaultLanguage: 'fr', dateFormat: 'yy', currencies: [] })).sort()).toEqual([
      'currencies',
      'dateFormat',
      'defaultCurrency',
      'defaultLanguage',
    ]);
  });

  it('is of the type client where none is named', async () => {
    const { type: _, chatUrl: __, ...untyped } = { ...SITE, hosts: [] };
    const { envelope } = await provider().callRaw('createSite', untyped);
    expect(envelope.data).toMatchObject({ type: 'client', name: SITE.name });
    await provider().expect('deleteSite', { id: Object(envelope.data).id });
  });

  it('calls it as no company but the one that it is for, and what is shown elsewhere as the provider alone', async () => {
    const taken = 'This name is taken';
    expect(await faultsOf({ ...QUAY, chineseShortName: 'Meridian TMC.' })).toEqual({ chineseShortName: taken });
    expect(await faultsOf({ ...QUAY, traditionalName: '聯運商旅分銷平台' })).toEqual({ traditionalName: taken });
    const first = (await provider().expect('sites', {})).list.find(({ isDefault }) => isDefault);
    const { isDefault: _, logo: __, whiteLogo: ___, favicon: ____, ...shown } = first ?? pier;
    const { envelope } = await provider().callRaw('updateSite', { ...shown, chineseShortName: '海港旅行' });
    expect(envelope.data).toEqual({ fields: { chineseShortName: taken } });
    await changeCompany(server, DEMO_COMPANY.quay, { websitePrefix: 'quay' });
    const hosts = ['quay.example'];
    expect(await faultsOf({ ...QUAY, hosts, name: 'Harbour Travel' })).toEqual({ name: taken });
    const { id, name } = await provider().expect('createSite', { ...SITE, ...QUAY, hosts });
    expect(name).toBe('Quay Tours');
    await provider().expect('deleteSite', { id });
    await changeCompany(server, DEMO_COMPANY.quay, { websitePrefix: '' });
  });

  it('is changed in the version it was read in', async () => {
    const { isDefault: _, logo: __, whiteLogo: ___, favicon: ____, ...current } = await reread(pier.id);
    const saved = await provider().expect('updateSite', { ...current, shortName: 'Pier 2', hosts: [PIER] });
    expect(saved).toMatchObject({ shortName: 'Pier 2', version: current.version + 1, hosts: [PIER] });
    expect((await configOf(PIER)).shortName).toBe('Pier 2');
    const late = await provider().call('updateSite', { ...current, shortName: 'Pier 3' });
    expect(late.envelope.code).toBe(REFUSALS.staleVersion.code);
    expect(Object(late.envelope.data).current.shortName).toBe('Pier 2');
  });

  it('is the provider’s alone', async () => {
    for (const username of ['harbour.admin', 'quay.op']) {
      const { envelope } = await calls.as(username).call('updateSite', { ...SITE, id: pier.id, version: 1 });
      expect(envelope.code).toBe(REFUSALS.notAllowed.code);
    }
  });

  it('can be removed, but for what is shown elsewhere', async () => {
    const first = (await provider().expect('sites', {})).list[0];
    expect(first?.isDefault).toBe(true);
    const kept = await provider().call('deleteSite', { id: first?.id ?? '' });
    expect(kept.envelope.code).toBe(REFUSALS.siteIsDefault.code);
    await provider().expect('deleteSite', { id: pier.id });
    expect((await configOf(PIER)).name).toBe('Interline');
  });
});

async function reread(id: string): Promise<Site> {
  const found = (await provider().expect('sites', {})).list.find((site) => site.id === id);
  if (!found) throw new Error('the site is gone');
  return found;
}
