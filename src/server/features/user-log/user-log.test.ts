import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { userLogPage } from '../../../contract/user-log.ts';

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

  it('finds by user and by day', async () => {
    expect((await openings({ q: 'HARBOUR.OP' })).total).toBe(1);
    expect((await openings({ q: '%' })).total).toBe(0);
    const today = server.clock.now().toISOString().slice(0, 10);
    expect((await openings({ from: today, to: today })).total).toBeGreaterThan(0);
    expect((await openings({ to: '2020-01-01' })).total).toBe(0);
  });

  it('is for the SuperUser of the company alone', async () => {
    for (const user of ['harbour.op', 'harbour.fin'])
      expect((await agents.as(user).call('userLogs', {})).status, user).toBe(403);
    for (const user of ['meridian.admin', 'provider.admin']) {
      const { list } = await agents.as(user).expect('userLogs', {});
      expect(JSON.stringify(list), user).not.toContain('harbour');
    }
  });
});
