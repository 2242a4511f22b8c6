import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { bookedOrder, orderInput, passenger, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { testSettings } from '../../../../tests/factories/settings.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { type ScriptedSupplier, scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import type { VoyageDecision, VoyageType } from '../../../contract/voyage-rules.ts';
import { disruptOrder, fateOf } from '../../orders/voyages/sandbox-airline.ts';

const MINUTE = 60_000;
const clock = testClock('2026-11-20T08:00:00Z');
let supplier: ScriptedSupplier;
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  supplier = scriptedSupplier(clock);
  const settings = { sandbox: { ...testSettings().sandbox, deskSeconds: 30 } };
  server = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false, settings });
  agents = api(server);
});
afterAll(() => server.close());

const op = () => agents.as('harbour.op');
const desk = () => agents.as('provider.admin');
const read = (id: string) => op().expect('flightOrder', { id });
/** Passes the delay of the sandbox desk. */
const later = () => server.deps.jobs.drain({ early: true });
const openOf = async (orderId: string) => (await op().expect('voyages', { state: 'open', orderId })).list;
const waiting = async (orderId: string) => (await desk().expect('deskQueue', { q: orderId })).list;

async function issued(): Promise<string> {
  const { id } = await bookedOrder(server, supplier, op());
  await op().expect('payFlightOrder', { id, channel: 'balance' });
  await server.deps.jobs.drain();
  return id;
}
/** A disruption that the agency left to the desk. */
async function asked(type: VoyageType, decision: VoyageDecision) {
  const voyage = await desk().expect('raiseVoyage', { orderId: await issued(), type, remark: 'Winter schedule' });
  await op().expect('answerVoyage', { id: voyage.id, decision });
  return voyage;
}

describe('the sandbox desk', () => {
  it('finds another flight where one is asked for, and the agency accepts it', async () => {
    const { orderId, before } = await asked('cancel_no_save', 'otherFlight');
    expect(await openOf(orderId)).toEqual([]);
    await later();
    const [found, ...more] = await openOf(orderId);
    expect(more).toEqual([]);
    const leaves = before[0]?.segments[0]?.departure ?? '';
    const instead = found?.after?.[0]?.segments[0]?.departure ?? '';
    expect((Date.parse(instead) - Date.parse(leaves)) / MINUTE).toBe(240);
    expect(await waiting(orderId)).toEqual([]);
    await op().expect('answerVoyage', { id: found?.id ?? '', decision: 'accept' });
    expect((await read(orderId)).journeys[0]?.segments[0]?.departure).toBe(instead);
  });

  it('says what can be done where advice is asked for', async () => {
    const { id, orderId } = await asked('change', 'desk');
    expect(await waiting(orderId)).toHaveLength(1);
    await later();
    expect(await waiting(orderId)).toEqual([]);
    expect((await read(orderId)).timeline.at(-1)).toMatchObject({ by: 'Sandbox desk', code: 'voyageAdvised' });
    const { list } = await op().expect('voyages', { orderId });
    expect(list.find((voyage) => voyage.id === id)?.settledAt).not.toBeNull();
    expect((await op().expect('notices', {})).list[0]).toMatchObject({ kind: 'disruptionSettled', orderId });
  });

  it('leaves a disruption to the person who takes it, until it is given back', async () => {
    const { orderId } = await asked('change', 'desk');
    const [task] = await waiting(orderId);
    await desk().expect('claimDeskTask', { id: task?.id ?? '' });
    await later();
    expect(await waiting(orderId)).toHaveLength(1);
    await desk().expect('releaseDeskTask', { id: task?.id ?? '' });
    await later();
    expect(await waiting(orderId)).toEqual([]);
  });

  it('looks at a booking that a person gives back unanswered', async () => {
    const young = passenger('adult', { birthday: '2012-01-05' });
    const { id } = await op().expect('createFlightOrder', orderInput(await verifiedOffer(server, supplier), [young]));
    const [task] = await waiting(id);
    await desk().expect('claimDeskTask', { id: task?.id ?? '' });
    await later();
    expect((await read(id)).status).toBe('reviewing');
    await desk().expect('releaseDeskTask', { id: task?.id ?? '' });
    await later();
    expect((await read(id)).status).toBe('to_be_paid');
  });
});

describe('the sandbox’s airline', () => {
  /** A sandbox run in which an order is cancelled, and flown after all. */
  const restoring = (orderId: string) => {
    const seeds = Array.from({ length: 400 }, (_, i) => `run-${i}`);
    const seed = seeds.find((one) => {
      const { type, isRestored } = fateOf(one, orderId);
      return type === 'cancel_no_save' && isRestored;
    });
    const { settings } = server.deps;
    return { ...server.deps, settings: { ...settings, sandbox: { ...settings.sandbox, seed: seed ?? '' } } };
  };
  const kindsOf = async (orderId: string) => (await openOf(orderId)).map(({ type }) => type);

  it('flies some of what it has cancelled after all, a while later', async () => {
    const orderId = await issued();
    const deps = restoring(orderId);
    await disruptOrder(deps, orderId);
    await disruptOrder(deps, orderId);
    expect(await kindsOf(orderId)).toEqual(['cancel_no_save']);
    clock.advance(10 * MINUTE);
    await disruptOrder(deps, orderId);
    const [restored] = await openOf(orderId);
    expect(restored?.type).toBe('restore');
    expect(restored?.after).toEqual((await read(orderId)).journeys);
    await disruptOrder(deps, orderId);
    expect(await kindsOf(orderId)).toEqual(['restore']);
  });

  it('does not where the agency has answered', async () => {
    const orderId = await issued();
    const deps = restoring(orderId);
    await disruptOrder(deps, orderId);
    const [cancelled] = await openOf(orderId);
    await op().expect('answerVoyage', { id: cancelled?.id ?? '', decision: 'refund' });
    clock.advance(10 * MINUTE);
    await disruptOrder(deps, orderId);
    expect(await openOf(orderId)).toEqual([]);
  });
});
