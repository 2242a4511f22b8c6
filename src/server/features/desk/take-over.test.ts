import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { copyUser, orderInput, passenger, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { refusalMessage } from '../../../contract/messages.ts';
import { portalEvents } from '../../db/schema/events.ts';
import { users } from '../../db/schema/users.ts';

const START = '2026-11-20T08:00:00.000Z';
const clock = testClock(START);
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false });
  agents = api(server);
  for (const [name, nickname] of [
    ['provider.second', 'Second'],
    ['provider.third', 'Third'],
    ['provider.groups', 'Groups'],
  ] as const) {
    await copyUser(server, 'provider.admin', name);
    await server.deps.db.update(users).set({ nickname }).where(eq(users.username, name));
  }
  await server.deps.db
    .update(users)
    .set({ permissions: ['desk:group'], roles: ['SuperUser'] })
    .where(eq(users.username, 'provider.groups'));
});
afterAll(() => server.close());

const op = () => agents.as('harbour.op');
const first = () => agents.as('provider.admin');
const second = () => agents.as('provider.second');
const third = () => agents.as('provider.third');
const told = async () => (await server.deps.db.select().from(portalEvents)).map(({ event }) => event);
const logged = async (action: string) => (await first().expect('userLogs', { action })).list[0];
const sideOf = async (id: string) => (await first().expect('deskOrder', { id })).task;
const notesOf = async (id: string) =>
  (await op().expect('flightOrder', { id })).timeline.filter(({ kind }) => kind === 'note');

/** A task claimed by the first user: a review, since the party has no adult. */
async function held() {
  const young = passenger('adult', { birthday: '2012-01-05' });
  const order = await op().expect('createFlightOrder', orderInput(await verifiedOffer(server, supplier), [young]));
  const task = await first().expect('claimDeskTask', { id: (await sideOf(order.id))?.id ?? '' });
  return { orderId: order.id, id: task.id, holder: task.holder?.id ?? '' };
}

describe('a task whose holder is gone', () => {
  it('is taken over by a colleague: the user log says so, its agency does not hear of it, and the earlier holder acts no more', async () => {
    const { orderId, id, holder } = await held();
    expect(await sideOf(orderId)).toMatchObject({ holder: { name: 'Provider desk', since: START } });
    const taken = await second().expect('takeOverDeskTask', { id, holder });
    expect(taken.holder).toMatchObject({ name: 'Second', since: START });
    expect(await notesOf(orderId)).toEqual([]);
    for (const answer of [
      await first().call('deskMove', { id: orderId, move: 'approve' }),
      await first().call('releaseDeskTask', { id }),
      await first().call('claimDeskTask', { id }),
    ])
      expect(answer.envelope).toMatchObject({
        code: REFUSALS.taskTaken.code,
        message: refusalMessage('taskTaken', 'en', { name: 'Second' }),
      });
    expect(await logged('takeOverDeskTask')).toMatchObject({ user: { nickname: 'Second' }, subject: { id } });
    await second().expect('deskMove', { id: orderId, move: 'approve' });
  });

  it('is given back in place of the holder, for anybody to take', async () => {
    const { id, holder } = await held();
    expect((await second().expect('freeDeskTask', { id, holder })).holder).toBeNull();
    expect(await logged('freeDeskTask')).toMatchObject({ user: { nickname: 'Second' }, subject: { id } });
    await third().expect('claimDeskTask', { id });
  });

  it('tells the desk’s screens at once', async () => {
    const { orderId, id, holder } = await held();
    const before = (await told()).length;
    await second().expect('takeOverDeskTask', { id, holder });
    expect((await told()).slice(before)).toContainEqual({ type: 'desk', orderId });
  });

  it('goes to one of two who take it over at once', async () => {
    const { orderId, id, holder } = await held();
    const answers = await Promise.all([
      second().call('takeOverDeskTask', { id, holder }),
      third().call('takeOverDeskTask', { id, holder }),
    ]);
    const codes = answers.map(({ envelope }) => envelope.code);
    expect([...codes].sort((a, b) => a - b)).toEqual([0, REFUSALS.taskTaken.code]);
    const winner = codes[0] === 0 ? 'Second' : 'Third';
    expect((await sideOf(orderId))?.holder?.name).toBe(winner);
    const refused = answers.find(({ envelope }) => envelope.code !== 0)?.envelope.message;
    expect(refused).toBe(refusalMessage('taskTaken', 'en', { name: winner }));
  });

  it('is moved on by its holder or taken over first, not both', async () => {
    const { orderId, id, holder } = await held();
    const [moved, taken] = await Promise.all([
      first().call('deskMove', { id: orderId, move: 'approve' }),
      second().call('takeOverDeskTask', { id, holder }),
    ]);
    // An approved task is gone; one taken over is not its earlier holder's.
    expect([moved.envelope.code, taken.envelope.code]).toEqual(
      taken.envelope.code === 0 ? [REFUSALS.taskTaken.code, 0] : [0, REFUSALS.notFound.code],
    );
  });

  it('is named by who has it: taking it of somebody else is refused, of nobody it is taken on', async () => {
    const { id, holder } = await held();
    const other = (await second().expect('takeOverDeskTask', { id, holder })).holder?.id ?? '';
    expect((await third().call('freeDeskTask', { id, holder })).envelope.code).toBe(REFUSALS.taskTaken.code);
    await third().expect('freeDeskTask', { id, holder: other });
    expect((await second().expect('takeOverDeskTask', { id, holder })).holder?.name).toBe('Second');
  });

  it('is out of reach of those who may not work it, and of agencies', async () => {
    const { id, holder } = await held();
    for (const call of ['takeOverDeskTask', 'freeDeskTask'] as const) {
      expect((await agents.as('provider.groups').call(call, { id, holder })).envelope.code).toBe(
        REFUSALS.notFound.code,
      );
      expect((await agents.as('harbour.admin').call(call, { id, holder })).envelope.code).toBe(
        REFUSALS.notAllowed.code,
      );
      expect((await agents.anonymous().call(call, { id, holder })).status).toBe(401);
    }
    expect((await first().expect('claimDeskTask', { id })).holder?.id).toBe(holder);
  });
});
