import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { dateInZone } from '../../../contract/dates.ts';
import { userLogPage } from '../../../contract/user-log.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/users.ts';
import { DEMO_PASSWORD } from '../../seed/demo-accounts.ts';

let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer();
  agents = api(server);
});
afterAll(() => server.close());

describe('GET /base/v2/user-logs', () => {
  const admin = () => agents.as('harbour.admin');
  const openings = (input = {}) => admin().expect('userLogs', { action: 'openTraveller', ...input });

  it('names who opened which traveller and when, newest first, and no number', async () => {
    const { list } = await agents.as('harbour.op').expect('travellers', {});
    const [first, second] = list;
    if (!first || !second) throw new Error('two travellers');
    await agents.as('harbour.op').expect('openTraveller', { id: first.id });
    await admin().expect('openTraveller', { id: second.id });
    const page = await openings();
    expect(userLogPage.isValidSync(page, { strict: true })).toBe(true);
    expect(page).toMatchObject({
      total: 2,
      list: [
        { user: { username: 'harbour.admin' }, subject: { name: `${second.surname} ${second.givenName}` } },
        {
          user: { username: 'harbour.op' },
          action: 'openTraveller',
          subject: { type: 'traveller', id: first.id, name: `${first.surname} ${first.givenName}` },
        },
      ],
    });
    const opened = await admin().expect('openTraveller', { id: first.id });
    for (const { number } of opened.documents) expect(JSON.stringify(page)).not.toContain(number);
  });

  it('names the holder of a card, and nobody once the traveller is gone', async () => {
    const op = agents.as('harbour.op');
    const { id: travellerId } = await op.expect('createTraveller', {
      surname: 'LOGGED',
      givenName: 'ONCE',
      documents: [],
    });
    await op.expect('createMemberCard', { travellerId, airline: 'SQ', number: '8801234567' });
    const made = () => admin().expect('userLogs', { action: 'createMemberCard' });
    expect((await made()).list[0]?.subject.name).toBe('LOGGED ONCE');
    await op.expect('deleteTraveller', { id: travellerId });
    expect((await made()).list[0]?.subject).toMatchObject({ type: 'member-card', name: null });
  });

  it('names agencies, users and sites, and a user who was removed as well', async () => {
    const provider = agents.as('provider.admin');
    const nameOf = async (action: string, by = provider) => {
      const { list } = await by.expect('userLogs', { action });
      return list[0]?.subject;
    };
    const [agency] = (await provider.expect('agencies', { q: 'Harbour Travel' })).list;
    if (!agency) throw new Error('an agency');
    await provider.expect('renewAgencyKey', { id: agency.id });
    expect(await nameOf('renewAgencyKey')).toEqual({ type: 'agency', id: agency.id, name: 'Harbour Travel' });
    const made = await admin().expect('createUser', {
      ...{ username: 'harbour.logged', nickname: 'Logged Once', email: 'logged@harbour.example' },
      ...{ areaCode: '', mobile: '', role: ['operator' as const], status: 'active' as const },
    });
    await admin().expect('deleteUser', { id: made.id });
    expect(await nameOf('deleteUser', admin())).toMatchObject({ type: 'user', name: 'Logged Once' });
    const [site] = (await provider.expect('sites', {})).list;
    if (!site) throw new Error('a site');
    await provider.expect('deleteSitePicture', { id: site.id, kind: 'logo' });
    expect(await nameOf('deleteSitePicture')).toMatchObject({ type: 'site', name: site.name });
  });

  it('takes days as those of a zone', async () => {
    const [entry] = (await openings()).list;
    if (!entry) throw new Error('an entry');
    const dayIn = (zone: string) => dateInZone(new Date(entry.at), zone);
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      const days = { from: dayIn(zone), to: dayIn(zone), zone };
      expect(
        (await openings(days)).list.map(({ id }) => id),
        zone,
      ).toContain(entry.id);
    }
    const elsewhere = dayIn('Pacific/Kiritimati');
    expect((await openings({ from: elsewhere, to: elsewhere, zone: 'Pacific/Niue' })).total).toBe(0);
  });

  it('finds by user and by day', async () => {
    expect((await openings({ q: 'HARBOUR.OP' })).total).toBe(1);
    expect((await openings({ q: '%' })).total).toBe(0);
    const today = server.clock.now().toISOString().slice(0, 10);
    expect((await openings({ from: today, to: today })).total).toBeGreaterThan(0);
    expect((await openings({ to: '2020-01-01' })).total).toBe(0);
  });

  it('tells of log-ins and of those refused, with their addresses and nothing of what was typed', async () => {
    const from = (remoteAddress: string, username: string, password: string) =>
      server.app.inject({ method: 'POST', url: '/api/base/v2/login', remoteAddress, payload: { username, password } });
    await from('203.0.113.9', 'harbour.fin', DEMO_PASSWORD);
    for (let i = 0; i < 9; i++) await from('2001:db8::7', 'harbour.fin', 'Secret-9');
    await from('203.0.113.9', 'nobody.here', 'Secret-9');
    await server.deps.db.update(users).set({ disabledAt: new Date() }).where(eq(users.username, 'harbour.fin'));
    await from('203.0.113.9', 'harbour.fin', DEMO_PASSWORD);
    const { list } = await admin().expect('userLogs', { subject: 'login', q: 'harbour.fin' });
    expect(list.map(({ action, address }) => [action, address])).toEqual([
      ['accountDisabled', '203.0.113.9'],
      ...Array<string[]>(5).fill(['loginFailed', '2001:db8::7']),
      ['login', '203.0.113.9'],
    ]);
    expect(list[0]?.user?.username).toBe('harbour.fin');
    const others = await admin().expect('userLogs', { without: 'login', q: 'harbour' });
    expect(others.total).toBeGreaterThan(0);
    expect(others.list.filter(({ subject }) => subject.type === 'login')).toEqual([]);
    expect(userLogPage.isValidSync({ list, total: 7, page: 1, pageSize: 20 }, { strict: true })).toBe(true);
    const entries = JSON.stringify(await server.deps.db.select().from(auditLog));
    for (const typed of ['Secret-9', 'nobody']) expect(entries).not.toContain(typed);
  });

  it('is had as a sheet with the same filters, in the caller’s language', async () => {
    const sheet = async (username: string, filters: object) => {
      const headers = { authorization: `Bearer ${await agents.as(username).token()}`, 'accept-language': 'zh-CN' };
      const url = '/api/base/v2/agencies/exports/user-log';
      return server.app.inject({ method: 'POST', url, headers, payload: { zone: 'Asia/Shanghai', ...filters } });
    };
    const { total } = await openings({});
    const answer = await sheet('harbour.admin', { action: 'openTraveller' });
    const rows = await readSheet(answer.rawPayload);
    expect(rows).toHaveLength(total + 1);
    expect(rows[1]).toEqual(expect.arrayContaining(['harbour.admin', '查看旅客证件号', 'CHEN JIAYI']));
    const removals = await readSheet((await sheet('harbour.admin', { action: 'deleteUser' })).rawPayload);
    expect(removals[1]).toEqual(expect.arrayContaining(['移除了用户', 'Logged Once']));
    // The first export is in the log now; its kind is named as on screen.
    const lists = await readSheet((await sheet('harbour.admin', { action: 'exportList' })).rawPayload);
    expect(lists[1]).toContain('操作日志');
    expect(lists[1]).not.toContain('user-log');
    expect((await sheet('harbour.op', {})).statusCode).toBe(403);
  });

  it('is for the SuperUser of the company alone', async () => {
    for (const user of ['harbour.op', 'quay.fin'])
      expect((await agents.as(user).call('userLogs', {})).status, user).toBe(403);
    for (const user of ['meridian.admin', 'provider.admin']) {
      const { list } = await agents.as(user).expect('userLogs', {});
      expect(JSON.stringify(list), user).not.toContain('harbour');
    }
  });
});
