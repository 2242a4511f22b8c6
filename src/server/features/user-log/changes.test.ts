import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import type { FlightConfigInput } from '../../../contract/agency-config.ts';
import { userLogPage } from '../../../contract/user-log.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { companies } from '../../db/schema/companies.ts';
import { users } from '../../db/schema/users.ts';
import { DEMO_COMPANY, DEMO_PASSWORD } from '../../seed/demo-accounts.ts';

const { harbour, quay } = DEMO_COMPANY;

let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer();
  agents = api(server);
  // Nobody at Quay Tours may read its log.
  await server.deps.db
    .update(users)
    .set({ roles: ['SuperUser'] })
    .where(eq(users.username, 'quay.fin'));
});
afterAll(() => server.close());

const admin = () => agents.as('harbour.admin');
/** The newest entry of an action in a user's log. */
async function newest(username: string, action: string) {
  const page = await agents.as(username).expect('userLogs', { action });
  expect(userLogPage.isValidSync(page, { strict: true })).toBe(true);
  return page.list[0];
}
const changesOf = async (username: string, action: string) => (await newest(username, action))?.changes;

describe('the user log', () => {
  it('says what was changed of a user, from what to what', async () => {
    const { list } = await admin().expect('users', { q: 'harbour.op' });
    const [user] = list;
    if (!user) throw new Error('a user');
    const { id, version, nickname, status } = user;
    const phone = { areaCode: '852', mobile: '21234567' };
    const input = { id, version, ...phone, role: ['operator' as const, 'finance' as const], status };
    await admin().expect('updateUser', { ...input, nickname, permissions: ['agencybills:read'] });
    expect(await changesOf('harbour.admin', 'updateUser')).toEqual([
      { field: 'user.mobile', before: null, after: '+852 21234567' },
      { field: 'user.role', before: 'operator', after: 'finance, operator' },
      { field: 'user.permissions', before: null, after: 'agencybills:read' },
    ]);
    const again = { ...input, version: version + 1, nickname: 'Renamed', status: 'testing' as const, permissions: [] };
    await admin().expect('updateUser', again);
    expect(await changesOf('harbour.admin', 'updateUser')).toEqual([
      { field: 'user.name', before: nickname, after: 'Renamed' },
      { field: 'user.permissions', before: 'agencybills:read', after: null },
      { field: 'user.status', before: 'active', after: 'testing' },
    ]);
  });

  it('says what somebody may do from the beginning', async () => {
    const names = { username: 'harbour.clerk', nickname: 'Clerk', email: 'clerk@harbour.example' };
    const input = { ...names, areaCode: '', mobile: '', status: 'testing' as const };
    await admin().expect('createUser', { ...input, role: ['finance'], permissions: ['agencybills:read'] });
    expect(await changesOf('harbour.admin', 'createUser')).toEqual([
      { field: 'user.role', before: null, after: 'finance' },
      { field: 'user.permissions', before: null, after: 'agencybills:read' },
      { field: 'user.status', before: null, after: 'testing' },
    ]);
  });

  it('says nothing of a change where all was as before, and of one that was refused', async () => {
    const { config, version } = await admin().expect('company', {});
    await admin().expect('saveCompanyConfig', { ...config, version });
    expect(await newest('harbour.admin', 'saveCompanyConfig')).not.toHaveProperty('changes');
    const total = async () => (await admin().expect('userLogs', { action: 'saveCompanyConfig' })).total;
    expect(await total()).toBe(1);
    await admin().call('saveCompanyConfig', { ...config, version, singleSession: true });
    expect(await total()).toBe(1);
    const showInvoiceType = !config.showInvoiceType;
    await admin().expect('saveCompanyConfig', { ...config, version: version + 1, showInvoiceType });
    expect(await changesOf('harbour.admin', 'saveCompanyConfig')).toEqual([
      { field: 'config.showInvoiceType', before: String(config.showInvoiceType), after: String(showInvoiceType) },
    ]);
  });

  it('says what was changed of the own company and of a site', async () => {
    const { address, ...company } = await admin().expect('company', {});
    const { version, name, alias, contactName, contactEmail, contactPhone } = company;
    const kept = { version, name, alias, contactName, contactEmail, contactPhone };
    await admin().expect('updateCompany', { ...kept, address: '9 Zhongshan Road' });
    expect(await changesOf('harbour.admin', 'updateCompany')).toEqual([
      { field: 'company.address', before: address, after: '9 Zhongshan Road' },
    ]);
    const provider = agents.as('provider.admin');
    const [site] = (await provider.expect('sites', {})).list;
    if (!site) throw new Error('a site');
    const { isDefault: _, logo: __, whiteLogo: ___, favicon: ____, ...rest } = site;
    await provider.expect('updateSite', { ...rest, hosts: ['b.example', 'a.example'], accent: '#8a1f5c' });
    expect(await changesOf('provider.admin', 'updateSite')).toEqual([
      { field: 'site.hosts', before: [...site.hosts].sort().join(', ') || null, after: 'a.example, b.example' },
      { field: 'site.accent', before: site.accent || null, after: '#8a1f5c' },
    ]);
  });
});

describe('what a company does to an agency', () => {
  it('stands in both logs, in the agency’s by the company’s name and without what is noted about it', async () => {
    const { version, status, allowedHosts, ...agency } = await admin().expect('agency', { id: quay });
    const { name, address, contactName, contactEmail, contactPhone, customerService } = agency;
    const kept = { name, address, contactName, contactEmail, contactPhone, customerService, allowedHosts, status };
    await admin().expect('updateAgency', { ...kept, id: quay, version, alias: 'Quay', extraInfo: 'Pays late' });
    const alias = { field: 'company.alias', before: agency.alias, after: 'Quay' };
    const extraInfo = { field: 'company.extraInfo', before: agency.extraInfo || null, after: 'Pays late' };
    expect(await newest('harbour.admin', 'updateAgency')).toMatchObject({
      user: { username: 'harbour.admin' },
      subject: { type: 'agency', id: quay },
      changes: [alias, extraInfo],
    });
    expect(await newest('quay.fin', 'updateAgency')).toMatchObject({
      user: null,
      by: 'Harbour Travel',
      subject: { type: 'company', id: quay, name: 'Quay Tours' },
      changes: [alias],
    });
    expect(JSON.stringify(await newest('quay.fin', 'updateAgency'))).not.toContain('harbour.admin');
  });

  it('says who set a markup to nothing, to its seller alone, and no address that lets somebody in', async () => {
    const save = async (flight: FlightConfigInput) => {
      const { version } = await admin().expect('agency', { id: quay });
      await admin().expect('saveAgencyConfig', { id: quay, version, flight });
    };
    const urls = { orderNotificationUrl: 'https://desk.example.com/hooks/very-secret', changeNotificationUrl: '' };
    await save({ ...urls, markups: { domestic: { unit: 'percent', value: 550, limit: 10_000 } } });
    expect(await changesOf('harbour.admin', 'saveAgencyConfig')).toContainEqual({
      field: 'flight.orderNotificationUrl',
      before: null,
      after: 'https://desk.example.com/…',
    });
    await save({ ...urls, markups: { domestic: { unit: 'percent', value: 0, limit: 0 } }, showSuppliers: false });
    expect(await changesOf('harbour.admin', 'saveAgencyConfig')).toEqual([
      { field: 'flight.showSuppliers', before: null, after: 'false' },
      { field: 'flight.markups.domestic', before: '5.5% ≤ 100.00 HKD', after: '0%' },
    ]);
    expect(await newest('quay.fin', 'saveAgencyConfig')).not.toHaveProperty('changes');
    expect(JSON.stringify(await server.deps.db.select().from(auditLog))).not.toContain('very-secret');
  });

  it('says with what an agency was opened, in both logs, and nothing of a limit that it was not given', async () => {
    const given = { ...GOOD_INPUTS.createAgency, settlementCurrency: 'CNY' as const, creditLimit: 5_000_000 };
    const { id } = await admin().expect('createAgency', given);
    const currency = { field: 'config.settlementCurrency', before: null, after: 'CNY' };
    const hosts = { field: 'company.allowedHosts', before: null, after: 'https://desk.example.com' };
    const limit = { field: 'company.creditLimit', before: null, after: '50000.00 CNY' };
    expect(await changesOf('harbour.admin', 'createAgency')).toEqual([currency, limit, hosts]);
    const own = eq(auditLog.companyId, id);
    const [entry] = await server.deps.db.select().from(auditLog).where(own);
    expect(entry?.detail).toEqual({ by: 'Harbour Travel', changes: [currency, limit, hosts] });
    const names = { name: 'Jetty Travel', alias: '', admin: { ...given.admin, username: 'jetty.admin' } };
    await admin().expect('createAgency', { ...given, ...names, creditLimit: 0 });
    expect(await changesOf('harbour.admin', 'createAgency')).toEqual([currency, hosts]);
  });

  it('tells both what may be owed', async () => {
    const provider = agents.as('provider.admin');
    const { money } = await provider.expect('agency', { id: harbour });
    await provider.expect('setAgencyCredit', { id: harbour, credit: money.creditLimit + 100 });
    const [change, ...more] = (await changesOf('provider.admin', 'setAgencyCredit')) ?? [];
    expect([change?.field, change?.before, more]).toEqual(['company.creditLimit', '300000.00 CNY', []]);
    expect(change?.after).toBe('300001.00 CNY');
    expect(await changesOf('harbour.admin', 'setAgencyCredit')).toEqual([change]);
  });

  it('does not wait for an agency that is none of theirs to say so', async () => {
    const { meridian: id } = DEMO_COMPANY;
    const status = await server.deps.db.transaction(async (tx) => {
      await tx.select().from(companies).where(eq(companies.id, id)).for('update');
      return (await admin().callRaw('setAgencyCredit', { id, credit: 1 })).status;
    });
    expect(status).toBe(404);
  });

  it('tells the agency of a new key, and of nothing that opens it', async () => {
    const { apiKey } = await admin().expect('renewAgencyKey', { id: quay });
    expect(await newest('quay.fin', 'renewAgencyKey')).toMatchObject({ user: null, by: 'Harbour Travel' });
    const kept = JSON.stringify(await server.deps.db.select().from(auditLog));
    for (const secret of [apiKey, DEMO_PASSWORD]) expect(kept).not.toContain(secret);
  });

  it('is said in words in the sheet', async () => {
    const headers = { authorization: `Bearer ${await agents.as('quay.fin').token()}`, 'accept-language': 'zh-CN' };
    const url = '/api/base/v2/agencies/exports/user-log';
    const payload = { zone: 'UTC', action: 'updateAgency' };
    const rows = await readSheet((await server.app.inject({ method: 'POST', url, headers, payload })).rawPayload);
    expect(rows[0]).toContain('变更内容');
    expect(rows[1]).toEqual(expect.arrayContaining(['Harbour Travel', '别名：碼頭旅遊 → Quay']));
  });
});

describe('a log-out', () => {
  it('stands in the log with its address, once, however it comes', async () => {
    const entries = async () =>
      (await admin().expect('userLogs', { action: 'logout' })).list.map(({ user, address, subject }) => [
        user?.username,
        address,
        subject.name,
      ]);
    const logIn = async () =>
      (await agents.anonymous().expect('login', { username: 'harbour.fin', password: DEMO_PASSWORD })).token;
    const line = ['harbour.fin', '127.0.0.1', 'Harbour finance'];
    await agents.withToken(await logIn()).expect('logout', {});
    expect(await entries()).toEqual([line]);
    const ticket = createHash('sha256')
      .update(await logIn())
      .digest('base64url');
    await agents.anonymous().expect('logoutByTicket', { ticket });
    await agents.anonymous().expect('logoutByTicket', { ticket });
    expect(await entries()).toEqual([line, line]);
  });
});

it.each([
  ['an update', sql`update audit_log set action = 'login'`],
  ['a deletion', sql`delete from audit_log`],
  ['truncating', sql`truncate audit_log`],
])('the database itself refuses %s of the log', async (_, statement) => {
  await expect(server.deps.db.execute(statement)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/append-only/) },
  });
});
