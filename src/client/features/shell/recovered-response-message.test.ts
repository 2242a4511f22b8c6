import { afterEach, expect, test } from 'vitest';
import { lostSecrets } from '../../offline/lost-answers/secrets.ts';
import { keepSecret, recoveredResponseMessage } from './recovered-response-message.ts';

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
  expect(recoveredResponseMessage({ name, path, answer }).to).toEqual({ to, params: { id } });
});

test.each([
  ['/desk/v2/flight/orders/2611270001/refund-quote', '/desk', { order: '2611270001', product: 'flight' }],
  ['/desk/v2/group/orders/2611270002/issue', '/desk', { order: '2611270002', product: 'group' }],
  ['/desk/v2/train/orders/3112048817/paid-back', '/desk', { order: '3112048817', product: 'train' }],
  ['/desk/v2/books/d1/close', '/desk', { order: 'd1', product: 'books' }],
  ['/desk/v2/queue/t1/close', '/desk', {}],
  ['/desk/v2/voyages', '/desk', {}],
  ['/order/v2/flight/voyages/responses', '/flight/orders/voyage', {}],
  ['/order/v2/flight/voyages/v1/response', '/flight/orders/voyage', { id: 'v1' }],
  ['/base/v2/wallet/settlements', '/bills/wallet', {}],
  ['/base/v2/rates', '/desk/rates', undefined],
  ['/base/v2/agencies/a1/corrections', '/agency-manager', { id: 'a1' }],
  ['/base/v2/users/u9', '/users', { id: 'u9' }],
  ['/base/v2/sites', '/company/sites', {}],
  ['/base/v2/often-used-passengers', '/travellers', {}],
  ['/base/v2/member-cards/c1', '/travellers/cards', {}],
] as const)('what went to %s leads to %s', (path, to, search) => {
  const told = recoveredResponseMessage({ name: 'deskMove', path, answer: {} });
  expect(told.to).toEqual({ to, ...(search ? { search } : {}) });
});

test.each([
  ['createUser', '/base/v2/users', '/users'],
  ['startTopUp', '/base/v2/wallet/top-ups', '/bills/wallet'],
] as const)('what %s has made leads to where it stands', (name, path, to) => {
  expect(recoveredResponseMessage({ name, path, answer: { id: 'u9' } }).to).toEqual({ to, search: { id: 'u9' } });
});

test('what stands on no page of its own is said, and leads nowhere', () => {
  const told = recoveredResponseMessage({
    name: 'saveOrderFilter',
    path: '/base/v2/me/order-filters',
    answer: { list: [] },
  });
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
  expect(recoveredResponseMessage(codes).to).toEqual({ to: '/profile/security' });
  expect(recoveredResponseMessage(key).to).toEqual({ to: '/agency-manager', search: { id: 'a1' } });
});

test('a key that was replaced since is shown nowhere', () => {
  const key = { name: 'renewAgencyKey', path: '/base/v2/agencies/a1/apikey', answer: null } as const;
  keepSecret(key);
  expect(lostSecrets.get().apiKeys).toEqual({});
  const other = { name: 'updateUser', path: '/base/v2/users/u9', answer: {} } as const;
  expect(recoveredResponseMessage(key).words).toEqual(recoveredResponseMessage(other).words);
});
