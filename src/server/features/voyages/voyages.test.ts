import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { bookedOrder, copyUser } from '../../../../tests/factories/flight-orders.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { type ScriptedSupplier, scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { OrdersQuery } from '../../../contract/order-list.ts';
import type { VoyageType } from '../../../contract/voyage-rules.ts';
import type { DeskVoyageInput } from '../../../contract/voyages.ts';
import { disruptOrder } from '../../orders/voyages/sandbox-airline.ts';

const clock = testClock('2026-11-20T08:00:00Z');
let supplier: ScriptedSupplier;
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  supplier = scriptedSupplier(clock);
  server = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false });
  agents = api(server);
});
afterAll(() => server.close());

const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const read = (id: string) => op().expect('flightOrder', { id });
async function disrupted(type: VoyageType, more: Partial<DeskVoyageInput> = {}) {
  const { id } = await bookedOrder(server, supplier, op());
  await op().expect('payFlightOrder', { id, channel: 'balance' });
  await server.deps.jobs.drain();
  return desk().expect('raiseVoyage', { orderId: id, type, remark: 'Winter schedule', ...more });
}
const open = async () => (await op().expect('voyages', { state: 'open', pageSize: 100 })).list;

describe('a disruption', () => {
  it('shows the flights before and after, is told, and changes the booking when it is accepted', async () => {
    const voyage = await disrupted('change', { minutes: 90 });
    const before = voyage.before[0]?.segments[0]?.departure ?? '';
    const after = voyage.after?.[0]?.segments[0]?.departure ?? '';
    expect((Date.parse(after) - Date.parse(before)) / 60_000).toBe(90);
    expect((await open()).map(({ id }) => id)).toContain(voyage.id);
    const { list } = await op().expect('notices', {});
    expect(list[0]).toMatchObject({ kind: 'disruption', orderId: voyage.orderId });
    const answered = await op().expect('answerVoyage', { id: voyage.id, decision: 'accept' });
    expect(answered).toMatchObject({ decision: 'accept', allowed: [] });
    expect((await read(voyage.orderId)).journeys[0]?.segments[0]?.departure).toBe(after);
    expect((await open()).map(({ id }) => id)).not.toContain(voyage.id);
  });

  it('is refunded as nobody’s own wish', async () => {
    const voyage = await disrupted('cancel_no_save');
    expect(voyage.after).toBeNull();
    expect((await read(voyage.orderId)).timeline.at(-1)).toMatchObject({ kind: 'supplier', code: 'flightsCancelled' });
    const { refundId } = await op().expect('answerVoyage', { id: voyage.id, decision: 'refund' });
    expect(await read(refundId ?? '')).toMatchObject({ status: 'rfd_reviewing', afterSales: { reason: 1 } });
  });

  it('takes one answer, and only one that it leaves', async () => {
    const voyage = await disrupted('cancel_no_save');
    const accepted = await op().call('answerVoyage', { id: voyage.id, decision: 'accept' });
    expect(accepted.envelope.code).toBe(REFUSALS.noOtherFlights.code);
    const answers = await Promise.all(
      [1, 2].map(() => op().call('answerVoyage', { id: voyage.id, decision: 'desk', remark: 'Via Osaka?' })),
    );
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1);
    const { list } = await desk().expect('deskQueue', { kind: 'disruption' });
    expect(list.map(({ orderId }) => orderId)).toContain(voyage.orderId);
    await desk().expect('settleVoyage', { id: voyage.orderId, remark: 'Rebooked by phone' });
    expect((await desk().expect('deskQueue', { kind: 'disruption', q: voyage.orderId })).total).toBe(0);
    expect((await read(voyage.orderId)).timeline.at(-1)?.text).toBe('Rebooked by phone');
  });

  it('is found by its booking, by its own agency alone, and is open no more once it is answered', async () => {
    const { id, orderId } = await disrupted('change', { minutes: 90 });
    await disrupted('change', { minutes: 30 });
    const of = async (who: string) =>
      (await agents.as(who).expect('voyages', { state: 'open', orderId })).list.map((voyage) => voyage.id);
    const isMarked = async () => (await op().expect('bookings', { bookingId: orderId })).list[0]?.isDisrupted;
    expect(await of('harbour.op')).toEqual([id]);
    expect(await of('meridian.op')).toEqual([]);
    expect(await isMarked()).toBe(true);
    await op().expect('answerVoyage', { id, decision: 'accept' });
    expect(await of('harbour.op')).toEqual([]);
    expect(await isMarked()).toBe(false);
  });

  it('is settled by the colleague who has taken it alone', async () => {
    await copyUser(server, 'provider.admin', 'provider.second');
    const { id, orderId } = await disrupted('cancel_no_save');
    await op().expect('answerVoyage', { id, decision: 'desk' });
    const [task] = (await desk().expect('deskQueue', { kind: 'disruption', q: orderId })).list;
    await agents.as('provider.second').expect('claimDeskTask', { id: task?.id ?? '' });
    const settle = { id: orderId, remark: 'Rebooked by phone' };
    expect((await desk().call('settleVoyage', settle)).envelope.code).toBe(REFUSALS.taskTaken.code);
    await agents.as('provider.second').expect('settleVoyage', settle);
  });

  it('is overtaken by a later one', async () => {
    const voyage = await disrupted('change');
    await desk().expect('raiseVoyage', { orderId: voyage.orderId, type: 'restore', minutes: 0 });
    const late = await op().call('answerVoyage', { id: voyage.id, decision: 'accept' });
    expect(late.envelope.code).toBe(REFUSALS.voyageAnswered.code);
  });

  it('has the flights that the desk typed, and none that do not fit', async () => {
    const leg = { flight: 'CX0799', date: '2027-01-02', departs: '23:10', arrives: '02:40' };
    const voyage = await disrupted('cancel_save', { legs: [leg] });
    const [segment] = voyage.after?.[0]?.segments ?? [];
    expect(segment).toMatchObject({ flightNumber: '799', departure: '2027-01-02T23:10', arrival: '2027-01-03T02:40' });
    const wrong = { orderId: voyage.orderId, type: 'change' as const, legs: [leg, leg] };
    expect((await desk().call('raiseVoyage', wrong)).status).toBe(400);
  });

  it('that is accepted has its booking found by the new flight and airline, and by the old no more', async () => {
    const leg = { flight: 'CX0799', date: '2027-01-02', departs: '23:10', arrives: '02:40' };
    const { id, orderId } = await disrupted('cancel_save', { legs: [leg] });
    const found = async (query: Partial<OrdersQuery>) =>
      (await op().expect('flightOrders', { createdFrom: '2026-11-20', ...query })).list.flatMap((row) =>
        row.id === orderId ? [row.flightNumbers] : [],
      );
    const { pnr } = await read(orderId);
    const byOld = [{ q: 'mu501' }, { flightNumber: 'MU501' }, { airline: 'MU' }];
    for (const query of byOld) expect(await found(query)).toEqual([['MU501']]);
    await op().expect('answerVoyage', { id, decision: 'accept' });
    for (const query of byOld) expect(await found(query)).toEqual([]);
    for (const query of [{ q: 'cx799' }, { flightNumber: 'CX799' }, { airline: 'CX' }, { q: pnr ?? '' }])
      expect(await found(query)).toEqual([['CX799']]);
  });

  it('that is over leaves the flights as they were before it', async () => {
    const voyage = await disrupted('change', { minutes: 90 });
    await op().expect('answerVoyage', { id: voyage.id, decision: 'accept' });
    const restored = await desk().expect('raiseVoyage', { orderId: voyage.orderId, type: 'restore' });
    expect(restored.after).toEqual(voyage.before);
  });

  it('comes of the sandbox’s airline once, however often its job runs', async () => {
    const voyage = await disrupted('change');
    await op().expect('answerVoyage', { id: voyage.id, decision: 'accept' });
    await disruptOrder(server.deps, voyage.orderId);
    await disruptOrder(server.deps, voyage.orderId);
    expect((await open()).filter(({ orderId }) => orderId === voyage.orderId)).toHaveLength(1);
  });

  it('is the agency’s own', async () => {
    const voyage = await disrupted('change');
    const stranger = await agents.as('quay.op').call('answerVoyage', { id: voyage.id, decision: 'desk' });
    expect(stranger.envelope.code).toBe(REFUSALS.notFound.code);
  });
});
