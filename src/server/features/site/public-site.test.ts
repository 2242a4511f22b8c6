import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Words } from '../../../../tests/e2e/words.ts';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { SITE } from '../../../../tests/factories/site-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { LONGEST_TURN_MS, shortestTurn } from '../../../../tests/factories/worst-bodies.ts';
import { renderPublicPages } from '../../../build/render-public-pages.ts';
import { ENQUIRY_LIMITS } from '../../../contract/limits.ts';
import { LOCALES } from '../../../contract/locale.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const PIER = 'trips.pier.example';
const HARBOUR = 'harbour.localhost';
const FORM = {
  name: 'Ms Lin',
  country: 'HK',
  email: 'lin@example.com',
  companyName: 'Lin & <Co>',
  remarks: 'API please',
};

let folder: string;
let server: TestServer;
let calls: Api;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'interline-public-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), readFileSync('index.html'));
  await renderPublicPages(join(folder, 'pages.json'));
  server = await startTestServer({ clientFolder: folder });
  calls = api(server);
  const name = 'Pier & <script>alert(1)</script>';
  await calls.as('provider.admin').expect('createSite', { ...SITE, name });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, host = 'portal.example', language = 'en') =>
  server.app.inject({ url, headers: { host, 'accept-language': language } });
const stampIn = (html: string) => /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? '';

/** Opens the form like a browser, waits, and submits it. */
async function send(changes: Record<string, string> = {}, afterMs = 30_000, host = 'portal.example') {
  const stamp = stampIn((await get('/?enquiry=true')).body);
  server.clock.advance(afterMs);
  const payload = new URLSearchParams({ ...FORM, stamp, lang: 'en', ...changes }).toString();
  const headers = { host, 'content-type': 'application/x-www-form-urlencoded' };
  return server.app.inject({ method: 'POST', url: '/?enquiry=true', headers, payload });
}
const enquiries = async () => (await calls.as('provider.admin').expect('enquiries', {})).list;

const PAGES = [
  ['/', 'Flights and trains for travel agencies', '面向旅行社的机票与火车票平台', 'B2B aggregators'],
  ['/about', 'About us', '关于我们', 'How agencies work with us'],
  ['/terms', 'Terms of use', '使用条款', 'Who may use the portal'],
  ['/privacy', 'Privacy', '隐私', 'What is stored'],
  ['/?enquiry=true', 'Work with us', '与我们合作', 'Company address'],
] as const;

describe('a public page without scripts', () => {
  it.each(PAGES)('%s says what it is, in the language that is asked for', async (path, title, chinese, words) => {
    const { body, headers, statusCode } = await get(path);
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, undefined]);
    expect(body).toMatch(new RegExp(`<title>[^<]*${title}[^<]*</title>`));
    expect(body).toContain(words);
    expect(body).toContain('<html lang="en"');
    const other = await get(path, 'portal.example', 'zh-CN');
    expect(/<title>[^<]*<\/title>/.exec(other.body)?.[0]).toContain(chinese);
    const named = await get(`${path}${path.includes('?') ? '&' : '?'}lang=zh-tw`);
    expect(named.body).toContain('<html lang="zh-Hant-TW"');
    for (const { body: page } of [await get(path), other, named]) expect(page).not.toContain('{{');
  });

  it('tells search engines its address, its languages and whose it is', async () => {
    const { body } = await get('/about', PIER);
    expect(body).toContain(`<link rel="canonical" href="http://${PIER}/about?lang=en">`);
    for (const tag of ['en', 'zh-Hans-CN', 'zh-Hant-TW', 'x-default']) expect(body).toContain(`hreflang="${tag}"`);
    expect(body.match(/<meta name="description" content="[^"]{20,}"/g)).toHaveLength(1);
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '');
    expect(data['@graph'][0]).toMatchObject({ '@type': 'Organization', name: 'Pier & <script>alert(1)</script>' });
    expect(data['@graph'][1]).toMatchObject({ '@type': 'WebSite', alternateName: SITE.chineseName });
  });

  it('lets no word of a site be markup, whatever host was named', async () => {
    for (const path of ['/', '/about', '/?enquiry=true'])
      expect((await get(path, PIER)).body).not.toContain('<script>alert');
    const { body } = await get('/', '"><script>alert(2)</script>');
    expect(body).not.toContain('alert(2)');
    expect((await get('/', PIER)).headers['content-security-policy']).toContain("script-src 'self';");
  });

  it.each(['/', '/about'])('%s shows the figures of the site alone', async (path) => {
    const own = (await get(path, PIER)).body;
    expect(own).toContain('<b>12</b> <span>desks in three cities</span>');
    expect(own).not.toContain('60+');
    expect((await get(path, PIER, 'zh-TW')).body).toContain('三座城市的服務台');
    const portals = (await get(path)).body;
    expect(portals).toContain('<b>60+</b> <span>suppliers</span>');
    expect(portals).toContain('<b>20+</b> <span>years of experience</span>');
    expect((await get(path, 'harbour.localhost')).body).not.toMatch(/60\+|20\+|desks in three cities/);
  });

  it.each(['/about', '/terms', '/privacy'])('%s names who runs the site, and how they are reached', async (path) => {
    const blockIn = async (host: string) => /<address>.*?<\/address>/.exec((await get(path, host)).body)?.[0];
    const written = ['1 Century Avenue, Shanghai', 'mailto:provider.admin@example.com', 'tel:+862155501000'];
    for (const host of ['portal.example', PIER, HARBOUR])
      for (const words of ['<strong>Interline</strong>', ...written]) expect(await blockIn(host)).toContain(words);
    await changeCompany(server, DEMO_COMPANY.harbour, { websitePrefix: 'harbour' });
    expect(await blockIn(HARBOUR)).toContain('<strong>Harbour Travel</strong>');
    expect(await blockIn(HARBOUR)).not.toContain('Interline');
    expect(await blockIn(PIER)).toContain('<strong>Interline</strong>');
    await changeCompany(server, DEMO_COMPANY.harbour, { websitePrefix: '' });
  });

  it.each(LOCALES)('says in %s of when its texts are, and whom a message reaches', async (language) => {
    const words = new Words(language);
    for (const path of ['/terms', '/privacy'])
      expect((await get(`${path}?lang=${language}`)).body).toMatch(words.pattern('This text is of {day}.'));
    const said = words.say('Your message goes to {operator}. See <0>Privacy</0> for what is stored.');
    const [before = ''] = said.split('{operator}');
    expect((await get(`/?enquiry=true&lang=${language}`)).body).toContain(`${before}Interline`);
  });

  it('leads from the registration of a site to its register', async () => {
    const { body } = await get('/', PIER);
    expect(body).toContain(`<a href="https://beian.miit.gov.cn/" rel="noopener">${SITE.icpCode}</a>`);
    expect((await get('/')).body).not.toContain('beian');
  });

  it('stands in the sitemap of its host, and the portal’s own pages are in no index', async () => {
    expect((await get('/robots.txt', PIER)).body).toContain(`Sitemap: http://${PIER}/sitemap.xml`);
    const { body, headers } = await get('/sitemap.xml', PIER);
    expect(headers['content-type']).toContain('application/xml');
    expect(body.match(/<url>/g)).toHaveLength(15);
    expect(body).toContain(`<loc>http://${PIER}/terms?lang=zh-cn</loc>`);
    for (const path of ['/login', '/flight/booking']) expect((await get(path)).headers['x-robots-tag']).toBe('noindex');
    expect((await get('/pages.json')).headers['content-type']).toContain('text/html');
  });
});

/** The sections of spec §1: for whom, what, what else, and how to work together. */
const OFFERED = [
  ...['Travel agencies', 'Tour operators', 'Travel management companies', 'Destination management companies'],
  ...['Online travel agencies', 'B2B aggregators', 'Flights', 'Self-transfer trips', 'Groups', 'Trains'],
  ...['Wallet and bills', 'Sub-agencies', 'Hotels', 'Transfers', 'Activities', 'Customized tours', 'Travel insurance'],
  ...['E-visas', 'Airport lounges', 'Ancillaries', 'API integration', 'B2B agent portal', 'White-label or widget'],
  'SaaS',
];

describe.each(['/', '/about'])('what the portal offers, on %s', (path) => {
  it.each(LOCALES)('is named whole in %s', async (language) => {
    const words = new Words(language);
    const { body } = await get(`${path}?lang=${language}`);
    expect(OFFERED.filter((name) => !body.includes(`>${words.say(name)}<`))).toEqual([]);
  });

  it('has a picture for each, which the page itself draws', async () => {
    const content = /<div id="page">.*?<div id="root">/s.exec((await get(path)).body)?.[0] ?? '';
    const pictures = content.match(/<svg [^>]*aria-hidden="true"/g) ?? [];
    // And one beside the introduction.
    expect(pictures).toHaveLength(OFFERED.length + 1);
    expect(content).not.toMatch(/<img|<image|url\(/);
  });
});

describe('the enquiry form without scripts', () => {
  it('says what is missing, and keeps what was typed', async () => {
    const { statusCode, body } = await send({ name: ' ', country: '', email: 'lin@' });
    expect(statusCode).toBe(400);
    for (const words of ['Please input the username', 'Please select your country', 'The email format is incorrect.'])
      expect(body).toContain(words);
    expect(body).toContain('value="Lin &amp; &lt;Co&gt;"');
    expect((await send({ email: '', phone: '' })).body).toContain('Please input email address or phone number');
    expect(await enquiries()).toEqual([]);
  });

  it('is taken as the portal’s own form is', async () => {
    const { statusCode, body } = await send();
    expect(statusCode).toBe(200);
    expect(body).toContain('Thank you! We have received your message and our account manager will reach you out soon.');
    expect(body).not.toContain('<script type="module"');
    expect(await enquiries()).toMatchObject([{ name: 'Ms Lin', companyName: 'Lin & <Co>', country: 'HK' }]);
    const chinese = await send({ lang: 'zh-cn' });
    expect(chinese.body).toContain('<html lang="zh-Hans-CN"');
  });

  it('is refused at once, much later and with a stamp of its own, and doubtful with what nobody sees', async () => {
    const before = (await enquiries()).length;
    for (const answer of [
      await send({}, 100),
      await send({}, 3 * 60 * 60_000),
      await send({ stamp: `${server.clock.now().getTime() - 60_000}.forged` }),
      await send({ stamp: '' }),
    ]) {
      expect(answer.statusCode).toBe(429);
      expect(answer.body).toContain('Failed. Please submit later');
      expect(answer.body).toContain('value="Ms Lin"');
    }
    expect((await enquiries()).length).toBe(before);
    expect((await send({ topic: '1' })).statusCode).toBe(200);
    expect((await enquiries()).filter(({ isDoubtful }) => isDoubtful)).toHaveLength(1);
  });

  it('keeps the site that it was sent from', async () => {
    server.clock.advance(60 * 60_000);
    expect((await send({ name: 'Ms Pier' }, 30_000, PIER)).statusCode).toBe(200);
    expect((await enquiries())[0]).toMatchObject({ name: 'Ms Pier', host: PIER });
  });

  it('has room for fields as long as they may be, and takes no body that is far longer', async () => {
    const { companyName, companyAddress, website, remarks } = ENQUIRY_LIMITS;
    const long = Object.entries({ companyName, companyAddress, website, remarks }).map(([field, most]) => [
      field,
      '李'.repeat(most),
    ]);
    expect((await send({ country: '', ...Object.fromEntries(long) })).statusCode).toBe(400);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = async (payload: string) =>
      (await server.app.inject({ method: 'POST', url: '/', headers, payload })).statusCode;
    const { ms, status } = await shortestTurn(() => post('a&'.repeat(16_000)));
    expect(status).toBeLessThan(500);
    expect(ms).toBeLessThan(LONGEST_TURN_MS);
    expect(await post('a&'.repeat(100_000))).toBe(413);
  });

  it('is taken some times an hour from one address', async () => {
    server.clock.advance(60 * 60_000);
    const statuses = [];
    for (let i = 0; i <= ENQUIRY_LIMITS.perAddress; i++) statuses.push((await send({}, 5_000)).statusCode);
    expect(statuses).toEqual([...Array<number>(ENQUIRY_LIMITS.perAddress).fill(200), 429]);
  });
});
