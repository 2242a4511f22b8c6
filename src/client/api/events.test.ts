import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../tests/factories/answered-calls.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { PortalEvent } from '../../contract/events.ts';
import { followEvents } from './events.ts';
import { apiQueryKey, queryClient } from './queries.ts';

/** The channel to another tab, which holds the connection. */
class ChannelOfTabs {
  static last: ChannelOfTabs | null = null;
  onmessage: ((message: { data: PortalEvent }) => void) | null = null;
  constructor() {
    ChannelOfTabs.last = this;
  }
  close(): void {
    ChannelOfTabs.last = null;
  }
}

let stop: () => void;
beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', ChannelOfTabs);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => undefined) } });
  stop = followEvents('token-1');
});
afterEach(() => {
  stop();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Returns those of the answers that are refetched after the event. */
function askedAgain(event: PortalEvent, answers: readonly EndpointName[]): EndpointName[] {
  for (const name of answers) queryClient.setQueryData(apiQueryKey(name, {}), {});
  ChannelOfTabs.last?.onmessage?.({ data: event });
  return answers.filter((name) => queryClient.getQueryState(apiQueryKey(name, {}))?.isInvalidated);
}

test('money that came or went changes all that the first screen of finance shows', () => {
  const shown = ['wallet', 'walletOverview', 'walletTopUps', 'transactions', 'statements', 'statement'] as const;
  expect(askedAgain({ type: 'wallet' }, [...shown, 'statementEntries', 'travellers'])).toEqual([
    ...shown,
    'statementEntries',
  ]);
});

test.each([
  ['flight', []],
  ['group', ['groupOrders', 'groupOrderCounts']],
  ['train', ['trainOrders']],
] as const)(
  'a %s order that moved changes the bookings, what is due today and the lists of its own product',
  (product, lists) => {
    const event = { type: 'order', product, orderId: '1', status: 'to_be_paid', version: 2 } as const;
    const shown = [
      'bookings',
      'walletOverview',
      'statements',
      'groupOrders',
      'groupOrderCounts',
      'trainOrders',
    ] as const;
    expect(askedAgain(event, shown)).toEqual(['bookings', 'walletOverview', ...lists]);
  },
);

test.each(['flight', 'group', 'train'] as const)('a %s order that moved is fetched again, and no other', (product) => {
  const keyOf = (name: EndpointName, id: string) => apiQueryKey(name, { id });
  const own = keyOf(`${product}Order`, '1');
  const others = [keyOf(`${product}Order`, '2'), keyOf(product === 'train' ? 'flightOrder' : 'trainOrder', '1')];
  for (const key of [own, ...others]) queryClient.setQueryData(key, {});
  ChannelOfTabs.last?.onmessage?.({
    data: { type: 'order', product, orderId: '1', status: 'to_be_paid', version: 2 },
  });
  expect([own, ...others].map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, false, false]);
});

test('after events were missed, the rights of the user are asked for as well', async () => {
  const asked: string[] = [];
  answerCalls(({ url }) => {
    asked.push(url);
    return new Promise(() => undefined);
  });
  ChannelOfTabs.last?.onmessage?.({ data: { type: 'resync' } });
  await vi.waitFor(() => expect(asked).toEqual(['/agency/base/v2/me']));
});

test('rights that could not be asked for are asked for again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let asked = 0;
  answerCalls(() => {
    asked += 1;
    return Promise.reject(new TypeError('no connection'));
  });
  ChannelOfTabs.last?.onmessage?.({ data: { type: 'company' } });
  await vi.waitFor(() => expect(asked).toBe(1));
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.waitFor(() => expect(asked).toBe(2));
  vi.useRealTimers();
});
