import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api, type Caller } from '../../../../tests/factories/api.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { FLIGHT_CONFIG } from '../../../../tests/factories/company-inputs.ts';
import { orderInput, passenger } from '../../../../tests/factories/flight-orders.ts';
import { aSearch, searchFlights } from '../../../../tests/factories/flight-search.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { ticketFor } from '../../../../tests/factories/mails.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { AGENCY_PERMISSIONS } from '../../../contract/permission-grants.ts';
import { portalEvents } from '../../db/schema/events.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
});
afterAll(() => server.close());

const admin = () => calls.as('harbour.admin');
const flight = { ...FLIGHT_CONFIG, suppliers: null };

/** An administrator who has set a password by the mailed link and signed in. */
async function invited(username: string, email: string): Promise<Caller> {
  const ticket = await ticketFor(server, email);
  await calls.anonymous().expect('choosePassword', { ticket, password: 'Sunrise-42' });
  const { token } = await calls.anonymous().expect('login', { username, password: 'Sunrise-42' });
  return calls.withToken(token);
}

describe('an agency', () => {
  it('is opened with accounts and an administrator who chooses a password by mail', async () => {
    const made = await admin().expect('createAgency', GOOD_INPUTS.createAgency);
    expect(made).toMatchObject({
      name: 'Pier Travel',
      status: 'active',
      money: { currency: 'HKD', balance: 0, creditLimit: 0, creditUsed: 0, creditLent: 0, available: 0 },
      admin: { username: 'new.admin' },
      parent: { name: 'Harbour Travel' },
    });
    expect(made.code).toMatch(/^AG[0-9A-F]{8}$/);
    const me = await (await invited('new.admin', GOOD_INPUTS.createAgency.admin.email)).expect('me', {});
    expect([me.company.name, me.company.proxyLevel]).toEqual(['Pier Travel', 1]);
    expect(me.permissions).toEqual(AGENCY_PERMISSIONS);
  });

  it('is invited in the language that is chosen for it, else in that of the company that opens it', async () => {
    const languageOf = async (name: string, chosen: object) => {
      const named = { username: name, nickname: name, email: `${name}@agency.example` };
      const input = { ...GOOD_INPUTS.createAgency, name, alias: name, ...chosen, admin: named };
      const { config } = await admin().expect('createAgency', input);
      await server.deps.jobs.drain();
      const { list } = await admin().expect('mails', {});
      return [config.emailLanguage, list.find(({ to }) => to === named.email)?.subject];
    };
    await changeCompany(server, DEMO_COMPANY.harbour, { emailLanguage: 'zh-tw' });
    expect(await languageOf('tongue.one', { emailLanguage: undefined })).toEqual(['zh-tw', '您在tongue.one的帳號']);
    expect(await languageOf('tongue.two', { emailLanguage: 'zh-cn' })).toEqual(['zh-cn', '您在tongue.two的账号']);
    await changeCompany(server, DEMO_COMPANY.harbour, { emailLanguage: 'en' });
  });

  it('is not opened where its administrator’s username is taken', async () => {
    const { createAgency } = GOOD_INPUTS;
    const taken = { ...createAgency.admin, username: 'quay.op' };
    const input = { ...createAgency, name: 'Pier Two', alias: '', admin: taken };
    const { envelope } = await admin().call('createAgency', input);
    expect(Object.keys(Object(envelope.data).fields)).toEqual(['admin.username']);
    expect((await admin().expect('agencies', { q: 'pier' })).total).toBe(1);
  });

  it('is called as no other company is, neither when it is opened nor later', async () => {
    const { createAgency } = GOOD_INPUTS;
    const named = { ...createAgency.admin, username: 'twin.admin', email: 'twin@agency.example' };
    const open = async (names: object) =>
      (await admin().call('createAgency', { ...createAgency, alias: '', admin: named, ...names })).envelope.data;
    const taken = 'This name is taken';
    expect(await open({ name: 'INTER LINE' })).toEqual({ fields: { name: taken } });
    expect(await open({ name: 'Twin', alias: 'ｉｎｔｅｒｌｉｎｅ' })).toEqual({ fields: { alias: taken } });
    expect(await open({ name: 'pier', alias: '海港旅行' })).toEqual({ fields: { name: taken, alias: taken } });
    const { id, version, name, address, contactName, contactEmail, contactPhone, customerService, extraInfo } =
      await admin().expect('agency', { id: DEMO_COMPANY.quay });
    const contact = { address, contactName, contactEmail, contactPhone, customerService, extraInfo };
    const input = { id, version, name, alias: 'PIER', ...contact, allowedHosts: [], status: 'active' as const };
    const { envelope } = await admin().call('updateAgency', input);
    expect(envelope.data).toEqual({ fields: { alias: taken } });
  });

  it('gives a name to one of those who ask for it at once', async () => {
    const { createAgency } = GOOD_INPUTS;
    const open = (i: number) =>
      admin().call('createAgency', {
        ...{ ...createAgency, name: i === 0 ? 'Only One' : 'ONLY  one', alias: '' },
        admin: { ...createAgency.admin, username: `only.${i}`, email: `only.${i}@agency.example` },
      });
    const made = await Promise.all([0, 1].map(open));
    expect(made.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1);
    const [one] = (await admin().expect('agencies', { q: 'only' })).list;
    await admin().expect('deleteAgency', { id: one?.id ?? '' });
  });

  it('stands among those with nothing left to pay with, which have neither money nor credit', async () => {
    const poor = { ...GOOD_INPUTS.createAgency, name: 'Empty Purse', alias: 'Purse', creditLimit: 0 };
    const input = { ...poor, admin: { ...poor.admin, username: 'purse.admin', email: 'purse@agency.example' } };
    const { id } = await admin().expect('createAgency', input);
    const idsOf = async (spent: boolean) =>
      (await admin().expect('agencies', { spent, pageSize: 100 })).list.map((agency) => agency.id);
    expect(await idsOf(true)).toContain(id);
    expect(await idsOf(true)).not.toContain(DEMO_COMPANY.quay);
    expect(await idsOf(false)).toContain(DEMO_COMPANY.quay);
    expect(await idsOf(false)).not.toContain(id);
  });

  it('pays what was agreed for flights, and sees no more than that', async () => {
    const { version } = await admin().expect('agency', { id: DEMO_COMPANY.quay });
    const saved = await admin().expect('saveAgencyConfig', { id: DEMO_COMPANY.quay, version, flight });
    expect(saved.flight).toMatchObject({ markups: flight.markups, serviceFees: flight.serviceFees });
    const stale = await admin().call('saveAgencyConfig', { id: DEMO_COMPANY.quay, version, flight });
    expect(stale.envelope.code).toBe(REFUSALS.staleVersion.code);
    const unknown = { ...flight, suppliers: ['nobody'] };
    const refused = await admin().call('saveAgencyConfig', {
      ...{ id: DEMO_COMPANY.quay, version: saved.version },
      flight: unknown,
    });
    expect(refused.envelope.code).toBe(REFUSALS.badInput.code);
  });

  it('keeps its currency once it has money, and is removed only when nothing is owed', async () => {
    const { version, config } = await admin().expect('agency', { id: DEMO_COMPANY.quay });
    const common = { ...config, settlementCurrency: 'USD' as const };
    const other = await admin().call('saveAgencyConfig', { id: DEMO_COMPANY.quay, version, common });
    expect(other.envelope.code).toBe(REFUSALS.currencyInUse.code);
    const kept = await admin().call('deleteAgency', { id: DEMO_COMPANY.quay });
    expect(kept.envelope.code).toBe(REFUSALS.agencyOwes.code);
    const [pier] = (await admin().expect('agencies', { q: 'pier' })).list;
    await admin().expect('deleteAgency', { id: pier?.id ?? '' });
    expect((await admin().expect('agencies', { q: 'pier' })).total).toBe(0);
    expect(
      (await calls.anonymous().call('login', { username: 'new.admin', password: 'Sunrise-42' })).envelope.code,
    ).toBe(REFUSALS.loginFailed.code);
  });

  it('finds, checks and books nothing more in a currency that it settles in no longer', async () => {
    const { createAgency } = GOOD_INPUTS;
    const named = { ...createAgency.admin, username: 'quay.two.admin', email: 'two@agency.example' };
    const made = await admin().expect('createAgency', {
      ...createAgency,
      name: 'Quay Two',
      alias: '',
      creditLimit: 0,
      admin: named,
    });
    const own = await invited(named.username, named.email);
    const { searchId, solutions } = await searchFlights(own, aSearch({ currency: 'CNY' }));
    const [offer] = solutions.filter(({ selfTransfer }) => !selfTransfer);
    const id = offer?.id ?? '';
    expect(offer?.settlement.currency).toBe('HKD');
    const { verificationId } = await own.expect('verifySolution', { id });

    const { version, config } = await admin().expect('agency', { id: made.id });
    const common = { ...config, settlementCurrency: 'EUR' as const };
    await admin().expect('saveAgencyConfig', { id: made.id, version, common });
    const refusals = [
      await own.call('solutions', { searchId, cursor: 0 }),
      await own.call('verifySolution', { id }),
      await own.call('createFlightOrder', orderInput(verificationId ?? '', [passenger()])),
    ];
    const { searchExpired, settlementChanged } = REFUSALS;
    expect(refusals.map(({ envelope }) => envelope.code)).toEqual([
      searchExpired.code,
      settlementChanged.code,
      settlementChanged.code,
    ]);
    expect((await own.expect('me', {})).company.config.commonConfig.settlementCurrency).toBe('EUR');
    const again = await searchFlights(own, aSearch({ currency: 'CNY' }));
    expect(new Set(again.solutions.map(({ settlement }) => settlement.currency))).toEqual(new Set(['EUR']));
    const events = await server.deps.db.select().from(portalEvents).where(eq(portalEvents.companyId, made.id));
    expect(events.map(({ event }) => event.type)).toContain('company');
  });

  it('is seen by the provider at every depth, under its own parent, who alone changes what was agreed', async () => {
    const provider = calls.as('provider.admin');
    const { list } = await provider.expect('agencies', { q: 'Quay Tours' });
    const parent = { id: DEMO_COMPANY.harbour, name: expect.stringContaining('Harbour') };
    expect(list).toMatchObject([{ id: DEMO_COMPANY.quay, parent }]);
    const seen = await provider.expect('agency', { id: DEMO_COMPANY.quay });
    const own = await admin().expect('agency', { id: DEMO_COMPANY.quay });
    // Only the parent sees what it earns.
    const earned = { markups: undefined, serviceFees: undefined };
    const flight = { ...own.flight, ...earned };
    const inherited = { ...own.inherited, flight: { ...own.inherited.flight, serviceFees: undefined } };
    expect(seen).toEqual({ ...own, flight, inherited });
    const input = { ...GOOD_INPUTS.updateAgency, id: DEMO_COMPANY.quay, version: seen.version };
    expect((await provider.call('updateAgency', input)).envelope.code).toBe(REFUSALS.notFound.code);
    expect((await provider.call('deleteAgency', { id: DEMO_COMPANY.quay })).envelope.code).toBe(REFUSALS.notFound.code);
    expect((await provider.call('agency', { id: DEMO_COMPANY.interline })).envelope.code).toBe(REFUSALS.notFound.code);
  });

  it('gets no money any more once it is removed', async () => {
    const made = await admin().expect('createAgency', {
      ...{ ...GOOD_INPUTS.createAgency, name: 'Short lived', alias: '', creditLimit: 0 },
      admin: { username: 'short.lived', nickname: 'Short', email: 'short.lived@example.com' },
    });
    await admin().expect('deleteAgency', { id: made.id });
    const set = await calls.as('provider.admin').call('setAgencyCredit', { id: made.id, credit: 100 });
    expect(set.envelope.code).toBe(REFUSALS.notFound.code);
  });

  it('has a key that is shown once and known by its beginning', async () => {
    const { apiKey } = await admin().expect('renewAgencyKey', { id: DEMO_COMPANY.quay });
    const { apiKey: shown } = await admin().expect('agency', { id: DEMO_COMPANY.quay });
    expect(apiKey.startsWith(shown?.prefix ?? '-')).toBe(true);
    const rows = await server.deps.pool.query('select * from api_keys');
    expect(JSON.stringify(rows.rows)).not.toContain(apiKey);
    const again = await admin().expect('renewAgencyKey', { id: DEMO_COMPANY.quay });
    expect(again.apiKey).not.toBe(apiKey);
  });

  it('has a logo that its parent sets, and nobody else', async () => {
    const image = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const input = { id: DEMO_COMPANY.quay, image: new Uint8Array(image) };
    const { logo } = await admin().expect('uploadAgencyLogo', input);
    const shown = await server.app.inject(logo ?? '');
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await calls.as('quay.op').expect('me', {})).company.logo).toBe(logo);
    const stranger = await calls.as('provider.admin').call('uploadAgencyLogo', input);
    expect(stranger.envelope.code).toBe(REFUSALS.notFound.code);
    expect((await admin().expect('deleteAgencyLogo', { id: DEMO_COMPANY.quay })).logo).toBeNull();
    expect((await server.app.inject(logo ?? '')).statusCode).toBe(404);
  });

  it('shuts its users out while it is disabled', async () => {
    const token = await calls.as('quay.op').token();
    const { list } = await admin().expect('agencies', { q: 'Quay Tours' });
    const [quay] = list;
    const input = {
      ...GOOD_INPUTS.updateAgency,
      id: quay?.id ?? '',
      version: quay?.version ?? 0,
      name: 'Quay Tours',
      alias: '',
    };
    const off = await admin().expect('updateAgency', { ...input, status: 'disabled' });
    expect((await calls.withToken(token).call('me', {})).envelope.code).toBe(REFUSALS.accountDisabled.code);
    await admin().expect('updateAgency', { ...input, version: off.version, status: 'active' });
    expect((await calls.withToken(token).call('me', {})).envelope.code).toBe(0);
  });
});
