import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../tests/factories/answered-calls.ts';
import { BrowserLocks } from '../../../tests/factories/browser-locks.ts';
import { REFUSALS } from '../../contract/errors.ts';
import type { OrderInput } from '../../contract/flight-orders.ts';
import { leftOpen } from '../api/intents.ts';
import { sampleLogin } from '../api/sample-login.ts';
import { session } from '../api/session.ts';
import { type DraftRecord, newRecord } from '../offline/drafts/draft-record.ts';
import { lostBookings, sendBooking } from './lost-bookings.ts';

const device = vi.hoisted(() => ({
  drafts: [] as DraftRecord[],
  booked: [] as string[],
  listeners: new Set<(id: string, isHere: boolean) => void>(),
}));
vi.mock('../offline/drafts/drafts.ts', () => ({
  listDrafts: async () => device.drafts,
  markBooked: async (id: string) => void device.booked.push(id),
  followDrafts: (listener: (id: string, isHere: boolean) => void) => {
    device.listeners.add(listener);
    return () => device.listeners.delete(listener);
  },
}));

const NOW = '2026-11-27T08:00:00.000Z';
/** A form as its draft is stored on the device, with the booking sent from it. */
function draft(kind: string, id: string, attempt: unknown, at = NOW): DraftRecord {
  const parts = Object.entries({ p0: { surname: 'CHAN' }, attempt }).map(([key, part]) => ({
    ...{ key, content: JSON.stringify(part), rev: 1, by: 'tab', at },
  }));
  return newRecord({ id, kind, version: 1, account: 'a', doc: { rev: 1, head: '', parts, others: [] } });
}
const ORDER = { id: '2611270001' };
/** A valid body is irrelevant to these tests. */
const ATTEMPT = { key: 'f1', body: {} as OrderInput };
const sent = (key: string) => ({ key, body: { remark: 'Window' } });

beforeEach(async () => {
  await session.start(sampleLogin, '/agency|u1');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
  device.drafts = [];
  device.booked = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await session.end();
  vi.unstubAllGlobals();
});

const found = async () => (await lostBookings.all()).map(({ key, name, path }) => ({ key, name, path }));

test('a booking of every product whose answer was lost is found in its draft, with the key that it went out under', async () => {
  device.drafts = [
    draft('flight-passengers', 'f1', sent('f1')),
    draft('train-passengers', 't1', sent('second-wish')),
    draft('group-request', 'g1', sent('g1')),
  ];
  expect(await found()).toEqual([
    { key: 'f1', name: 'createFlightOrder', path: '/order/v2/flight/orders' },
    { key: 'second-wish', name: 'createTrainOrder', path: '/order/v2/train/orders' },
    { key: 'g1', name: 'createGroupOrder', path: '/order/v2/group/orders' },
  ]);
});

test('a draft that nothing was sent from, one of a newer app and one of long ago are asked about by nobody', async () => {
  device.drafts = [
    draft('flight-passengers', 'f1', null),
    draft('flight-passengers', 'f2', 'torn'),
    draft('hotel-guests', 'h1', sent('h1')),
    draft('train-passengers', 't1', sent('t1'), '2026-11-20T07:00:00.000Z'),
  ];
  expect(await found()).toEqual([]);
});

test('a booking that has arrived is done with: its draft is marked as booked', async () => {
  device.drafts = [draft('train-passengers', 't1', sent('second-wish'))];
  const [lost] = await lostBookings.all();
  lost?.end();
  expect(device.booked).toEqual(['t1']);
});

test('what is on its way, from here or from another window, is not lost', async () => {
  device.drafts = [draft('flight-passengers', 'f1', sent('f1'))];
  const browser = new BrowserLocks();
  vi.stubGlobal('navigator', { locks: browser.open().locks });
  let answer = (): void => undefined;
  const isSent = new Promise<string | null>((resolve) => {
    answerCalls(({ init }) => {
      resolve(new Headers(init.headers).get('idempotency-key'));
      return new Promise((done) => {
        answer = () => done(Response.json({ code: 0, data: ORDER, message: '' }));
      });
    });
  });
  const underWay = sendBooking('createFlightOrder', ATTEMPT);
  expect(await isSent).toBe('f1');
  expect(await found()).toEqual([]);
  vi.resetModules();
  vi.stubGlobal('navigator', { locks: browser.open().locks });
  const other = await import('./lost-bookings.ts');
  expect(await other.lostBookings.all()).toEqual([]);
  answer();
  expect(await underWay).toEqual(ORDER);
  expect(await found()).toHaveLength(1);
  expect(await other.lostBookings.all()).toHaveLength(1);
});

test('two windows that book one draft at once both go out: the server says which of them was the second', async () => {
  const browser = new BrowserLocks();
  const answers: (() => void)[] = [];
  answerCalls(
    () => new Promise((done) => answers.push(() => done(Response.json({ code: 0, data: ORDER, message: '' })))),
  );
  vi.stubGlobal('navigator', { locks: browser.open().locks });
  const here = sendBooking('createFlightOrder', ATTEMPT);
  vi.stubGlobal('navigator', { locks: browser.open().locks });
  const there = sendBooking('createFlightOrder', ATTEMPT);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) answer();
  expect(await Promise.all([here, there])).toEqual([ORDER, ORDER]);
});

test('a booking that is left without an answer is told of at once, one that is refused is not', async () => {
  const told = vi.fn<() => void>();
  const stop = leftOpen.subscribe(told);
  const { code, status } = REFUSALS.soldOut;
  answerCalls(() => Response.json({ code, data: null, message: 'Sold out' }, { status }));
  await expect(sendBooking('createFlightOrder', ATTEMPT)).rejects.toThrow('Sold out');
  expect(told).not.toHaveBeenCalled();
  answerCalls(() => Response.error());
  await expect(sendBooking('createFlightOrder', ATTEMPT)).rejects.toMatchObject({ kind: 'network' });
  expect(told).toHaveBeenCalledOnce();
  stop();
});

test('drafts that a log-in has opened are looked at anew', () => {
  const listener = vi.fn<() => void>();
  const stop = lostBookings.follow(listener);
  for (const tell of device.listeners) tell('f1', true);
  expect(listener).not.toHaveBeenCalled();
  for (const tell of device.listeners) tell('', true);
  expect(listener).toHaveBeenCalledOnce();
  stop();
  expect(device.listeners.size).toBe(0);
});
