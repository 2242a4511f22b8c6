import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { FLIGHT_CONFIG } from '../../../../tests/factories/company-inputs.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
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

describe('an agency', () => {
  it('is opened with accounts and an administrator who chooses a password by mail', async () => {
    const made = await admin().expect('createAgency', GOOD_INPUTS.createAgency);
    expect(made).toMatchObject({
      name: 'Pier Travel',
      status: 'active',
      money: { currency: 'HKD', balance: 0, creditLimit: 100_000, creditUsed: 0, available: 100_000 },
      admin: { username: 'new.admin' },
      parent: { name: 'Harbour Travel' },
    });
    expect(made.code).toMatch(/^AG[0-9A-F]{8}$/);
    await server.deps.jobs.drain();
    const { list } = await admin().expect('mails', {});
    const ticket = /\/password#([\w-]{43})/.exec(list[0]?.text ?? '')?.[1] ?? '';
    await calls.anonymous().expect('choosePassword', { ticket, password: 'Sunrise-42' });
    const { token } = await calls.anonymous().expect('login', { username: 'new.admin', password: 'Sunrise-42' });
    const { company } = await calls.withToken(token).expect('me', {});
    expect([company.name, company.proxyLevel]).toEqual(['Pier Travel', 1]);
  });

  it('is not opened where its administrator’s username is taken', async () => {
    const input = { ...GOOD_INPUTS.createAgency, admin: { ...GOOD_INPUTS.createAgency.admin, username: 'quay.op' } };
    const { envelope } = await admin().call('createAgency', input);
    expect(Object.keys(Object(envelope.data).fields)).toEqual(['admin.username']);
    expect((await admin().expect('agencies', { q: 'pier' })).total).toBe(1);
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
    ).toBe(REFUSALS.accountDisabled.code);
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
    const { list } = await admin().expect('agencies', { q: 'quay' });
    const [quay] = list;
    const input = { ...GOOD_INPUTS.updateAgency, id: quay?.id ?? '', version: quay?.version ?? 0, name: 'Quay Tours' };
    const off = await admin().expect('updateAgency', { ...input, status: 'disabled' });
    expect((await calls.withToken(token).call('me', {})).envelope.code).toBe(REFUSALS.accountDisabled.code);
    await admin().expect('updateAgency', { ...input, version: off.version, status: 'active' });
    expect((await calls.withToken(token).call('me', {})).envelope.code).toBe(0);
  });
});
