import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Api, api } from '../../../tests/factories/api.ts';
import { testClock } from '../../../tests/factories/clock.ts';
import { EVENTUALLY_MS, eventually } from '../../../tests/factories/eventually.ts';
import { bookedOrder, copyUser } from '../../../tests/factories/flight-orders.ts';
import { type SecondServer, startBeside } from '../../../tests/factories/second-server.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { type ScriptedSupplier, scriptedSupplier } from '../../../tests/fakes/scripted-supplier.ts';
import type { PortalEvent } from '../../contract/events.ts';
import { SESSION_LIFE_MS } from '../../contract/limits.ts';
import { companies } from '../db/schema/companies.ts';
import { portalEvents } from '../db/schema/events.ts';
import { users } from '../db/schema/users.ts';
import { DEMO_COMPANY, DEMO_PASSWORD } from '../seed/demo-accounts.ts';

const clock = testClock();
let supplier: ScriptedSupplier;
let server: TestServer;
let beside: SecondServer;
let agents: Api;
const open: AbortController[] = [];

beforeAll(async () => {
  supplier = scriptedSupplier(clock);
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  beside = await startBeside(server, { airSuppliers: [supplier] });
  agents = api(server);
  for (const each of [server, beside]) await each.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const controller of open) controller.abort();
  await beside.close();
  await server.close();
});

interface Stream {
  status: number;
  type: string | null;
  events: PortalEvent[];
  lastId(): string;
  close(): void;
}

async function listen(on: TestServer, username: string, lastEventId?: string, place = ''): Promise<Stream> {
  const { port } = on.app.server.address() as AddressInfo;
  const controller = new AbortController();
  open.push(controller);
  const headers = { authorization: `Bearer ${username && (await agents.as(username).token())}` };
  const answer = await fetch(`http://127.0.0.1:${port}/api/base/v2/events${place}`, {
    headers: lastEventId === undefined ? headers : { ...headers, 'last-event-id': lastEventId },
    signal: controller.signal,
  });
  const events: PortalEvent[] = [];
  let text = '';
  let id = '';
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const frames = text.split('\n\n');
      text = frames.pop() ?? '';
      for (const line of frames.flatMap((frame) => frame.split('\n'))) {
        if (line.startsWith('id: ')) id = line.slice(4);
        if (line.startsWith('data: ')) events.push(JSON.parse(line.slice(6)));
      }
    }
  };
  read().catch((error: unknown) => {
    if (!controller.signal.aborted) throw error;
  });
  const stream = {
    status: answer.status,
    type: answer.headers.get('content-type'),
    events,
    lastId: () => id,
    close: () => controller.abort(),
  };
  if (answer.status === 200 && lastEventId === undefined)
    await vi.waitUntil(() => id !== '', { timeout: EVENTUALLY_MS });
  return stream;
}

const book = (username = 'harbour.op') => bookedOrder(server, supplier, agents.as(username), { username });
const ordersIn = (stream: Stream) =>
  stream.events.flatMap((e) => (e.type === 'order' ? [`${e.orderId} ${e.status}`] : []));

describe('live updates', () => {
  it('need a session', async () => {
    expect((await listen(server, '')).status).toBe(401);
  });

  it('tell the whole company of an order’s steps and the wallet, on every server, and nobody else', async () => {
    const [mine, colleague, other] = await Promise.all([
      listen(server, 'harbour.op'),
      listen(beside, 'harbour.admin'),
      listen(server, 'meridian.op'),
    ]);
    expect(mine.type).toContain('text/event-stream');
    const order = await book();
    await agents.as('harbour.op').expect('payFlightOrder', { id: order.id, channel: 'balance' });
    const steps = [`${order.id} to_be_paid`, `${order.id} proceeding`];
    for (const stream of [mine, colleague]) {
      await eventually(() => expect(stream.events.at(-1)).toEqual({ type: 'wallet' }));
      expect(ordersIn(stream)).toEqual(steps);
      expect(stream.events).toContainEqual({ type: 'counts' });
    }
    const theirs = await book('meridian.op');
    await eventually(() => expect(ordersIn(other)).toEqual([`${theirs.id} to_be_paid`]));
    expect(other.events.some((event) => event.type === 'wallet')).toBe(false);
  });

  it('say nothing of what was undone', async () => {
    const stream = await listen(server, 'harbour.op');
    const order = await book();
    await agents
      .as('harbour.op')
      .call('payFlightOrder', { id: order.id, channel: 'balance', amount: { amount: 1, currency: 'CNY' } });
    await agents.as('harbour.op').expect('cancelFlightOrder', { id: order.id });
    await eventually(() => expect(ordersIn(stream)).toEqual([`${order.id} to_be_paid`, `${order.id} origin_canceled`]));
  });

  it('go on where a client left off, also at another server', async () => {
    const first = await listen(server, 'quay.op');
    const last = first.lastId();
    first.close();
    clock.advance(60_000);
    const missed = await book('quay.op');
    const resumed = await listen(beside, 'quay.op', last);
    await eventually(() => expect(ordersIn(resumed)).toEqual([`${missed.id} to_be_paid`]));
    const next = await book('quay.op');
    await eventually(() => expect(ordersIn(resumed)).toEqual([`${missed.id} to_be_paid`, `${next.id} to_be_paid`]));
  });

  it('begin with what has changed since a new client asked for what it shows', async () => {
    const before = await book('quay.op');
    clock.advance(60_000);
    const missed = await book('quay.op');
    clock.advance(5000);
    const stream = await listen(server, 'quay.op', undefined, '?withinMs=5000');
    await eventually(() => expect(ordersIn(stream)).toEqual([`${missed.id} to_be_paid`]));
    const longAgo = await listen(server, 'quay.op', undefined, '?withinMs=3600000');
    await eventually(() => expect(longAgo.events).toEqual([{ type: 'resync' }]));
    const plain = await listen(beside, 'quay.op');
    await agents.as('quay.op').expect('cancelFlightOrder', { id: before.id });
    await eventually(() => expect(ordersIn(plain)).toEqual([`${before.id} origin_canceled`]));
  });

  it('ask for everything anew when what was missed is no longer known', async () => {
    const first = await listen(server, 'quay.op');
    const last = first.lastId();
    first.close();
    await server.deps.db.delete(portalEvents);
    await book('quay.op');
    for (const from of [String(Number(last) - 1), '999999999']) {
      const stream = await listen(server, 'quay.op', from);
      await eventually(() => expect(stream.events[0]).toEqual({ type: 'resync' }));
    }
  });

  it('keep to one’s own orders where the agency shows no others, except for its SuperUser', async () => {
    await copyUser(server, 'meridian.op', 'meridian.op2');
    await server.deps.db
      .update(companies)
      .set({ onlyShowOwnOrders: true })
      .where(eq(companies.id, DEMO_COMPANY.meridian));
    const [own, colleague, admin] = await Promise.all(
      ['meridian.op', 'meridian.op2', 'meridian.admin'].map((name) => listen(server, name)),
    );
    const order = await book('meridian.op');
    await eventually(() => {
      for (const stream of [own, admin]) expect(stream && ordersIn(stream)).toEqual([`${order.id} to_be_paid`]);
    });
    expect(colleague?.events).toEqual([]);
    const { envelope } = await agents.as('meridian.op2').call('flightOrder', { id: order.id });
    expect(envelope.code).toBe(404002);
    expect((await agents.as('meridian.op2').expect('flightOrders', { bookingId: order.id })).total).toBe(0);
    expect((await agents.as('meridian.admin').expect('flightOrders', { bookingId: order.id })).total).toBe(1);
  });
});

describe('a live stream', () => {
  /** Opens a stream at another server, with its own session. */
  async function open(username: string, at: TestServer = beside) {
    const { port } = at.app.server.address() as AddressInfo;
    const { token } = await agents.anonymous().expect('login', { username, password: DEMO_PASSWORD });
    const answer = await fetch(`http://127.0.0.1:${port}/api/base/v2/events`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { token, answer };
  }

  const db = () => server.deps.db;
  const disabled = { disabledAt: new Date(0) };
  const ENDS: [string, (token: string) => Promise<unknown>][] = [
    ['its session logs out', (token) => agents.withToken(token).expect('logout', {})],
    ['its user is disabled', () => db().update(users).set(disabled).where(eq(users.username, 'quay.fin'))],
    ['its company is disabled', () => db().update(companies).set(disabled).where(eq(companies.id, DEMO_COMPANY.quay))],
  ];

  it.each(ENDS)('ends at once when %s, and others go on', async (_, end) => {
    await db().update(users).set({ disabledAt: null });
    await db().update(companies).set({ disabledAt: null });
    const other = await listen(beside, 'harbour.fin');
    const { token, answer } = await open('quay.fin');
    const all = answer.text();
    await end(token);
    expect(await all).not.toContain('still here');
    const { id } = await book('harbour.op');
    await eventually(() => expect(ordersIn(other)).toContain(`${id} to_be_paid`));
  });

  it('ends within a heartbeat when word of it does not come, as at the end of thirty days', async () => {
    const third = await startBeside(server);
    await third.app.listen({ port: 0, host: '127.0.0.1' });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { answer } = await open('meridian.op', third);
      clock.advance(SESSION_LIFE_MS);
      vi.advanceTimersByTime(20_000);
      expect(await answer.text()).toContain('still here');
    } finally {
      vi.useRealTimers();
      await third.close();
    }
  });
});
