import { afterEach, expect, test } from 'vitest';
import { lostSecrets } from '../../offline/lost-answers/secrets.ts';
import { arrivedAt, keepSecret } from './arrived-at.ts';

afterEach(() => lostSecrets.set({ recoveryCodes: null, apiKeys: {} }));

test.each([
  [
    'a refund',
    'refundFlightOrder',
    '/order/v2/flight/orders/2611270001/refund',
    { id: '2611270009' },
    '/flight/orders/$id',
    '2611270009',
  ],
  [
    'a booking whose number alone is known',
    'createTrainOrder',
    '/order/v2/train/orders',
    { orderId: '3112048817' },
    '/train/orders/$id',
    '3112048817',
  ],
  [
    'a group',
    'createGroupOrder',
    '/order/v2/group/orders',
    { id: '2611270002' },
    '/flight/group/order/$id',
    '2611270002',
  ],
] as const)('%s that had arrived leads to its page', (_, name, path, answer, to, id) => {
  expect(arrivedAt({ name, path, answer }).to).toEqual({ to, params: { id } });
});

test('what made no order is said, and leads nowhere', () => {
  const told = arrivedAt({ name: 'createUser', path: '/base/v2/users', answer: { id: 'u9' } });
  expect(told.to).toBeUndefined();
});

test('what is answered this once is shown where it belongs', () => {
  const codes = {
    name: 'confirmSecondFactor',
    path: '/base/v2/me/second-factor',
    answer: { codes: ['abcd-efgh'] },
  } as const;
  const key = { name: 'renewAgencyKey', path: '/base/v2/agencies/a1/apikey', answer: { apiKey: 'il_key' } } as const;
  for (const arrived of [codes, key]) keepSecret(arrived);
  expect(lostSecrets.get()).toEqual({ recoveryCodes: ['abcd-efgh'], apiKeys: { a1: 'il_key' } });
  expect(arrivedAt(codes).to).toEqual({ to: '/profile/security' });
  expect(arrivedAt(key).to).toEqual({ to: '/agency-manager', search: { id: 'a1' } });
});

test('a key that was replaced since is shown nowhere', () => {
  const key = { name: 'renewAgencyKey', path: '/base/v2/agencies/a1/apikey', answer: null } as const;
  keepSecret(key);
  expect(lostSecrets.get().apiKeys).toEqual({});
  expect(arrivedAt(key).to).toBeUndefined();
});
