import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { type OfferChoice, orderInput, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { askPaper, pdfText } from '../../../../tests/factories/papers.ts';
import { SITE } from '../../../../tests/factories/site-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import type { PaperInput } from '../../../contract/order-papers.ts';
import { companies } from '../../db/schema/companies.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  agents = api(server);
});
afterAll(() => server.close());

const op = () => agents.as('harbour.op');

async function booked(choice: OfferChoice = {}, contact: Partial<ReturnType<typeof orderInput>['contact']> = {}) {
  const input = orderInput(await verifiedOffer(server, supplier, choice));
  return op().expect('createFlightOrder', { ...input, contact: { ...input.contact, ...contact } });
}

const picture = () =>
  sharp({ create: { width: 60, height: 20, channels: 4, background: '#0a7' } })
    .png()
    .toBuffer();
const imagesOf = (pdf: Buffer) => pdf.toString('latin1').split('/Subtype /Image').length - 1;

const paperFor = (id: string, input: Partial<PaperInput> = {}, username = 'harbour.op') =>
  askPaper({ server, agents, username }, { product: 'flight', id }, input);

describe('the paper of an order', () => {
  it.each([
    ['en', /Harbour Travel.*Itinerary.*PNR.*Checked bags/],
    ['zh-cn', /行程单.*上海浦东.*托运行李/],
    ['zh-tw', /行程單.*上海浦東.*託運行李/],
  ] as const)('is a PDF in %s that says what the traveller needs, and weighs little', async (language, said) => {
    const order = await booked();
    const answer = await paperFor(order.id, { language });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toContain(`${order.id}.pdf`);
    const pdf = answer.rawPayload;
    expect(pdf.length).toBeLessThan(300_000);
    const text = await pdfText(pdf);
    expect(text).toMatch(said);
    expect(text).toContain(order.id);
    for (const { surname, document } of order.passengers) {
      expect(text).toContain(surname);
      expect(text).not.toContain(document.number.slice(-4));
    }
    expect(text).not.toContain('¥');
  });

  it('writes dates as its reader has chosen, else as the site does that they are on', async () => {
    await agents.as('provider.admin').expect('createSite', SITE);
    const [host = ''] = SITE.hosts;
    const of = { product: 'flight', id: (await booked()).id } as const;
    const dates = async () => {
      const { rawPayload } = await askPaper({ server, agents, host }, of);
      return (await pdfText(rawPayload)).match(/\d{4}-\d\d-\d\d|\d\d\/\d\d\/\d{4}/g) ?? [];
    };
    expect((await dates()).join(' ')).toMatch(/^\d\d\/\d\d\/\d{4}(?: \d\d\/\d\d\/\d{4})*$/);
    await op().expect('saveUserConfig', { key: 'dateFormat', value: 'yyyy-MM-dd' });
    expect((await dates()).join(' ')).toMatch(/^\d{4}-\d\d-\d\d(?: \d{4}-\d\d-\d\d)*$/);
  });

  it('carries prices where they are asked for and the fare comes with an invoice, else refuses them', async () => {
    const billed = await paperFor((await booked({ restrictions: { invoiceType: 'Bill' } })).id, { prices: true });
    expect(await pdfText(billed.rawPayload)).toMatch(/Receipt.*1 adult × ¥1,150.00.*Total ¥1,150.00/);
    const none = await booked({ restrictions: { invoiceType: 'None' } });
    expect((await paperFor(none.id, { prices: true })).json()).toMatchObject({ code: 422045 });
    expect((await paperFor(none.id)).statusCode).toBe(200);
  });

  it('carries the agency’s logo and, in Chinese, its Chinese name', async () => {
    const ours = eq(companies.id, DEMO_COMPANY.harbour);
    const [before] = await server.deps.db.select().from(companies).where(ours);
    await server.deps.db.update(companies).set({ alias: '海港旅行社' }).where(ours);
    const png = await picture();
    const order = await booked();
    const bare = await paperFor(order.id, { language: 'zh-cn' });
    await agents.as('harbour.admin').expect('uploadLogo', { image: new Uint8Array(png) });
    const branded = await paperFor(order.id, { language: 'zh-cn' });
    expect(await pdfText(branded.rawPayload)).toContain('海港旅行社');
    expect([imagesOf(bare.rawPayload), imagesOf(branded.rawPayload)]).toEqual([0, 1]);
    await server.deps.db
      .update(companies)
      .set({ alias: before?.alias ?? '', logo: before?.logo ?? null })
      .where(ours);
  });

  it('carries, for an agency without a logo, that of the white-label site it is on, and of no other', async () => {
    const provider = agents.as('provider.admin');
    const hosts = ['logo.pier.example'];
    const { id } = await provider.expect('createSite', { ...SITE, name: 'Pier Logo', hosts });
    const first = (await provider.expect('sites', {})).list.find(({ isDefault }) => isDefault);
    const image = new Uint8Array(await picture());
    for (const siteId of [id, first?.id ?? ''])
      await provider.expect('uploadSitePicture', { id: siteId, kind: 'logo', image });
    const of = { product: 'flight', id: (await booked()).id } as const;
    const imagesAt = async (host: string) => imagesOf((await askPaper({ server, agents, host }, of)).rawPayload);
    expect([await imagesAt('logo.pier.example'), await imagesAt('elsewhere.example')]).toEqual([1, 0]);
    await provider.expect('deleteSitePicture', { id: first?.id ?? '', kind: 'logo' });
  });

  it('stands names of letters that no font has', async () => {
    const order = await booked({}, { name: '大𠮷龘 👨‍👩‍👧 ﷽ 林' });
    const answer = await paperFor(order.id, { language: 'zh-tw' });
    expect(answer.statusCode).toBe(200);
    expect(await pdfText(answer.rawPayload)).toContain('大□龘');
  });

  it('is the company’s own alone, and who took it out stands in the user log', async () => {
    const order = await booked();
    expect((await paperFor(order.id, {}, 'meridian.op')).json()).toMatchObject({ code: 404002 });
    expect((await paperFor(order.id, {}, 'harbour.fin')).statusCode).toBe(403);
    await paperFor(order.id);
    const { list } = await agents.as('harbour.admin').expect('userLogs', { pageSize: 5 });
    expect(list[0]).toMatchObject({ action: 'printFlightOrder', subject: { id: order.id } });
  });

  it('refuses a language, a zone or a field that it does not know', async () => {
    const { id } = await booked();
    for (const wrong of [{ language: 'fr' }, { zone: 'Mars/Base' }, { colour: 'red' }])
      expect((await paperFor(id, wrong as Partial<PaperInput>)).json()).toMatchObject({ code: 400001 });
  });
});
