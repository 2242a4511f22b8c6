import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { eventually } from '../../../../tests/factories/eventually.ts';
import { bookedOrder, passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { startBeside } from '../../../../tests/factories/second-server.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { type NoticeReceiver, noticeReceiver } from '../../../../tests/fakes/notice-receiver.ts';
import { type ScriptedSupplier, scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { trainConfigs } from '../../db/schema/companies.ts';
import { flightConfigs } from '../../db/schema/flight-search.ts';
import { sweepOutgoing } from '../../orders/outgoing/deliver-webhooks.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const HOUR_MS = 3_600_000;

const clock = testClock('2026-11-20T08:00:00Z');
let supplier: ScriptedSupplier;
let server: TestServer;
let agents: Api;
let receiver: NoticeReceiver;
let apiKey: string;
beforeAll(async () => {
  supplier = scriptedSupplier(clock);
  server = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false });
  agents = api(server);
  receiver = await noticeReceiver();
  ({ apiKey } = await agents.as('provider.admin').expect('renewAgencyKey', { id: DEMO_COMPANY.harbour }));
  const isHarbour = eq(flightConfigs.companyId, DEMO_COMPANY.harbour);
  const [row] = await server.deps.db.select().from(flightConfigs).where(isHarbour);
  if (!row) throw new Error('Harbour has no flight config');
  const config = {
    ...row.config,
    orderNotificationUrl: receiver.url,
    changeNotificationUrl: `${receiver.url}/flights`,
  };
  await server.deps.db.update(flightConfigs).set({ config }).where(isHarbour);
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.mood = { status: 200 };
  receiver.taken.length = 0;
  receiver.calls = 0;
});

const op = () => agents.as('harbour.op');
const admin = () => agents.as('harbour.admin');
const listOf = async (order: string) => (await admin().expect('outgoingNotices', { order })).list;
const statusesTaken = (id: string) =>
  receiver.taken.filter(({ body }) => body.order.id === id).map(({ body }) => body.order.status);
const STEPS = ['to_be_paid', 'proceeding', 'issued'];
async function issuedOrder(): Promise<string> {
  const { id } = await bookedOrder(server, supplier, op());
  await op().expect('payFlightOrder', { id, channel: 'balance' });
  await server.deps.jobs.drain();
  return id;
}
/** Advances the clock with the jobs: a sweep each minute, reduced to a few an hour. */
async function pass(hours: number, sweeps = 4): Promise<void> {
  for (let sweep = 0; sweep < hours * sweeps; sweep++) {
    clock.advance(HOUR_MS / sweeps);
    await sweepOutgoing(server.deps);
    await server.deps.jobs.drain();
  }
  // Sessions have expired.
  agents = api(server);
}

function isSignedWith(key: string, { signature, raw }: { signature: string; raw: string }): boolean {
  const [, seconds, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  return mac === createHmac('sha256', key).update(`${seconds}.${raw}`).digest('hex');
}

describe('an agency’s own system', () => {
  it('is told of each status in its order, signed with the agency’s key, and of nobody who travels', async () => {
    const id = await issuedOrder();
    expect(statusesTaken(id)).toEqual(STEPS);
    for (const taken of receiver.taken) {
      expect(isSignedWith(apiKey, taken)).toBe(true);
      expect(Number(/^t=(\d+)/.exec(taken.signature)?.[1]) * 1000).toBe(clock.now().getTime());
    }
    const { leadPassenger } = (await op().expect('flightOrders', { bookingId: id })).list[0] ?? {};
    expect(receiver.taken.map(({ raw }) => raw).join()).not.toContain(leadPassenger?.split('/')[0]);
    expect((await listOf(id)).map(({ state, attempts }) => [state, attempts])).toEqual(
      STEPS.map(() => ['delivered', 1]),
    );
  });

  it('hears its own number of the order with each status, as it is then', async () => {
    const { id } = await bookedOrder(server, supplier, op());
    await op().expect('setFlightReference', { id, referenceId: 'Fair-7' });
    await op().expect('payFlightOrder', { id, channel: 'balance' });
    await server.deps.jobs.drain();
    const ofOrder = receiver.taken.filter(({ body }) => body.order.id === id);
    expect(ofOrder.map(({ body }) => body.order.referenceId)).toEqual([null, 'Fair-7', 'Fair-7']);
  });

  it('is told of what an airline did to the flights', async () => {
    const orderId = await issuedOrder();
    await agents.as('provider.admin').expect('raiseVoyage', { orderId, type: 'change', minutes: 90 });
    await server.deps.jobs.drain();
    const told = receiver.taken.find(({ body }) => body.kind === 'flightChange')?.body;
    expect(told).toMatchObject({ order: { id: orderId, status: 'issued' }, disruption: { type: 'change' } });
    expect(told?.disruption?.after).not.toEqual(told?.disruption?.before);
  });

  it('is told of trains where that was agreed for them, of no flight there, and of none once it is taken away', async () => {
    const trains = await noticeReceiver();
    const agreeOn = async (notificationUrl: string) => {
      const config = { notificationUrl };
      await server.deps.db
        .insert(trainConfigs)
        .values({ companyId: DEMO_COMPANY.harbour, config })
        .onConflictDoUpdate({ target: trainConfigs.companyId, set: { config } });
    };
    const issuedTrain = async (trainNo: string) => {
      const { verificationId } = await op().expect('verifyTrain', {
        id: `${trainNo}.2026-11-25.VNP.AOH.second`,
        passengers: { adult: 1, child: 0 },
      });
      const { contact } = GOOD_INPUTS.createTrainOrder;
      const passengers = [passenger()];
      const { id, total } = await op().expect('createTrainOrder', { verificationId, passengers, contact });
      await op().expect('payTrainOrder', { id, channel: 'balance', amount: total });
      await server.deps.jobs.drain();
      return id;
    };
    await agreeOn(trains.url);
    const [train, flight] = [await issuedTrain('G101'), await issuedOrder()];
    expect(trains.taken.map(({ body }) => [body.order.id, body.order.product, body.order.status])).toEqual(
      STEPS.map((status) => [train, 'train', status]),
    );
    expect(trains.taken.every((taken) => isSignedWith(apiKey, taken))).toBe(true);
    expect([statusesTaken(train), statusesTaken(flight)]).toEqual([[], STEPS]);
    await agreeOn('');
    await issuedTrain('G103');
    expect(trains.calls).toBe(STEPS.length);
    await trains.close();
  });

  it('that is down for an hour misses nothing and hears it in its order', async () => {
    receiver.mood = { status: 503 };
    const id = await issuedOrder();
    expect(receiver.calls).toBe(1);
    const [, , first] = await listOf(id);
    expect(first).toMatchObject({ state: 'waiting', attempts: 1, last: { status: 503, text: 'not now', fault: null } });
    expect(Date.parse(first?.nextAt ?? '') - clock.now().getTime()).toBe(30_000);
    await pass(1);
    expect(statusesTaken(id)).toEqual([]);
    receiver.mood = { status: 200 };
    await pass(2);
    expect(statusesTaken(id)).toEqual(STEPS);
    expect((await listOf(id)).map(({ state }) => state)).toEqual(STEPS.map(() => 'delivered'));
  });

  it('hears what waited signed with the key of now, when that was renewed meanwhile', async () => {
    receiver.mood = { status: 503 };
    const id = await issuedOrder();
    const before = apiKey;
    ({ apiKey } = await agents.as('provider.admin').expect('renewAgencyKey', { id: DEMO_COMPANY.harbour }));
    receiver.mood = { status: 200 };
    await pass(1);
    expect(statusesTaken(id)).toEqual(STEPS);
    const heard = receiver.taken.filter(({ body }) => body.order.id === id);
    expect(heard.map((taken) => [isSignedWith(apiKey, taken), isSignedWith(before, taken)])).toEqual(
      STEPS.map(() => [true, false]),
    );
  });

  it('is given up after 72 hours, and has what it missed when it is sent again', async () => {
    receiver.mood = { status: 302, location: receiver.url };
    const id = await issuedOrder();
    await pass(74, 1);
    const lost = await listOf(id);
    expect(lost.map(({ state, nextAt }) => [state, nextAt])).toEqual(STEPS.map(() => ['failed', null]));
    receiver.mood = { status: 200 };
    const last = lost[0];
    expect(last).toMatchObject({ status: 'issued', last: { status: 302 } });
    expect(await admin().expect('replayNotice', { id: last?.id ?? '' })).toMatchObject({ state: 'waiting' });
    await server.deps.jobs.drain();
    expect(statusesTaken(id)).toEqual(['issued']);
    expect(receiver.taken[0]?.body.id).toBe(last?.id);
  });

  it('hears each once from two servers', async () => {
    const others = await Promise.all(
      [1, 2].map(() => startBeside(server, { airSuppliers: [supplier], pollJobs: true })),
    );
    const ids: string[] = [];
    for (let n = 0; n < 4; n++) {
      const { id } = await bookedOrder(server, supplier, op());
      await op().expect('payFlightOrder', { id, channel: 'balance' });
      ids.push(id);
    }
    await eventually(() => expect(ids.map(statusesTaken)).toEqual(ids.map(() => STEPS)));
    await Promise.all(others.map((other) => other.close()));
    expect(receiver.calls).toBe(ids.length * STEPS.length);
  });
});

describe('the log of what was sent', () => {
  it('is the company’s own and its parent’s, who may both send again', async () => {
    const order = await issuedOrder();
    const [newest] = await listOf(order);
    const id = newest?.id ?? '';
    const agency = DEMO_COMPANY.harbour;
    const provider = agents.as('provider.admin');
    expect((await provider.expect('outgoingNotices', { agency, order })).list.map((one) => one.id)).toContain(id);
    expect(await provider.expect('replayNotice', { id, agency })).toMatchObject({ id, state: 'waiting' });
    expect((await provider.expect('outgoingNotices', { order })).total).toBe(0);
    expect((await provider.call('replayNotice', { id })).envelope.code).toBe(404001);
    const stranger = agents.as('meridian.admin');
    expect((await stranger.expect('outgoingNotices', { agency, order })).total).toBe(0);
    expect((await stranger.call('replayNotice', { id, agency })).envelope.code).toBe(404001);
    await server.deps.jobs.drain();
    expect(statusesTaken(order)).toEqual([...STEPS, 'issued']);
  });

  it('is sent again once for each time it is asked for, also where the answer was lost', async () => {
    const order = await issuedOrder();
    const [newest] = await listOf(order);
    const id = newest?.id ?? '';
    const replay = async () => {
      await admin().expect('replayNotice', { id }, { headers: { 'idempotency-key': 'replay-of-a-notice' } });
      await server.deps.jobs.drain();
    };
    await replay();
    await replay();
    expect(statusesTaken(order)).toEqual([...STEPS, 'issued']);
  });

  it('is narrowed by state and kind', async () => {
    const { total } = await admin().expect('outgoingNotices', { kind: 'flightChange' });
    expect(total).toBe(1);
    const { list } = await admin().expect('outgoingNotices', { state: 'failed', pageSize: 100 });
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['failed']));
  });

  it.each(['orderNotificationUrl', 'changeNotificationUrl', 'train.notificationUrl'])(
    'is not told at an address of this machine’s own network, in no spelling of it (%s)',
    async (field) => {
      const parent = agents.as('provider.admin');
      const { id, version, flight, train } = await parent.expect('agency', { id: DEMO_COMPANY.harbour });
      const named = { ...flight, orderNotificationUrl: '', changeNotificationUrl: '' };
      const save = async (url: string) => {
        const input = field.startsWith('train.')
          ? { id, version, train: { ...train, notificationUrl: url } }
          : { id, version, flight: { ...named, [field]: url } };
        return (await parent.callRaw('saveAgencyConfig', input)).envelope;
      };
      const path = field.startsWith('train.') ? field : `flight.${field}`;
      const inward = [
        '127.0.0.1',
        '127.0.0.1.',
        '2130706433',
        '0x7f000001',
        '0177.0.0.1',
        '10.1.2.3',
        '169.254.169.254',
      ];
      const others = [
        '[::1]',
        '[::ffff:127.0.0.1]',
        '[fe80::1]',
        '[fd00::1]',
        'localhost',
        'localhost.',
        'desk.internal',
      ];
      for (const host of [...inward, ...others]) {
        const { data } = await save(`https://${host}:8443/notices`);
        expect(data, host).toEqual({ fields: { [path]: expect.stringContaining('its own network') } });
      }
    },
  );

  it('says why nothing could be sent', async () => {
    const isHarbour = eq(flightConfigs.companyId, DEMO_COMPANY.harbour);
    const [row] = await server.deps.db.select().from(flightConfigs).where(isHarbour);
    if (!row) throw new Error('Harbour has no flight config');
    const config = { ...row.config, orderNotificationUrl: 'https://169.254.169.254/latest' };
    await server.deps.db.update(flightConfigs).set({ config }).where(isHarbour);
    const { id } = await bookedOrder(server, supplier, op());
    await server.deps.jobs.drain();
    const fault = async () => (await listOf(id))[0]?.last?.fault;
    expect(await fault()).toBe('refusedAddress');
    await server.deps.db
      .update(flightConfigs)
      .set({ config: { ...config, orderNotificationUrl: '' } })
      .where(isHarbour);
    await pass(1);
    expect(await fault()).toBe('noUrl');
  });
});
