import { expect, test, vi } from 'vitest';
import { drawn } from '../../../../tests/factories/drawn.tsx';
import { LogItem } from './LogRow.tsx';

vi.mock('../../api/settings.ts', () => ({ useLocale: () => 'en' }));
vi.mock('../../ui/format.ts', () => ({ useFormat: () => ({ dateTime: (at: string) => at }) }));

const ID = '0d6cb1e4-3f0b-4c52-9d0d-0a3f6d1c7e55';

test.each([
  ['topUpAgency', { type: 'agency', id: ID, name: 'Quay Tours' }, 'Agency topped up', 'Quay Tours'],
  ['payGroupOrder', { type: 'group-order', id: '2612048817', name: null }, 'Group paid', '26120 48817'],
  ['createTrainOrder', { type: 'train-order', id: '2612048818', name: null }, 'Train booked', '26120 48818'],
  ['exportList', { type: 'export', id: 'orders', name: null }, 'List downloaded', 'Bookings'],
  ['enterRates', { type: 'rates', id: '2026-11-20', name: null }, 'Exchange rates entered', 'rates 2026-11-20'],
  ['importTravellers', { type: 'traveller-list', id: '3+1', name: null }, 'Travellers imported', '3 added, 1 merged'],
  ['closeDifference', { type: 'books', id: ID, name: null }, 'Difference in the books closed', 'Books'],
  ['deleteSite', { type: 'site', id: ID, name: null }, 'Site removed', 'since deleted'],
])('an entry says what was done to whom or what (%s)', async (action, subject, done, about) => {
  const user = { id: ID, username: 'provider.admin', nickname: 'Ada' };
  const row = await drawn(
    <LogItem entry={{ id: '1', at: '2026-11-20T08:00:00Z', user, action, subject, address: null }} />,
  );
  expect(row).toContain(done);
  expect(row).toContain(about);
});

test('an entry says what was changed, from what to what, and which company did it', async () => {
  const subject = { type: 'company', id: ID, name: 'Quay Tours' };
  const changes = [
    { field: 'company.creditLimit', before: '0.00 HKD', after: '5000.00 HKD' },
    { field: 'config.enableTrainService', before: 'true', after: 'false' },
    { field: 'company.alias', before: null, after: 'Quay' },
    { field: 'a.newer.field', before: 'one', after: 'two' },
  ];
  const done = { id: '1', at: '2026-11-20T08:00:00Z', action: 'setAgencyCredit', address: null };
  const row = await drawn(<LogItem entry={{ ...done, user: null, by: 'Harbour Travel', subject, changes }} />);
  const words = row.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(words).toContain('Harbour Travel');
  expect(words).not.toContain('System');
  expect(words).toContain('Credit limit: from 0.00 HKD to 5000.00 HKD');
  expect(words).toContain('Trains: from Yes to No');
  expect(words).toContain('Alias: from none to Quay');
  expect(words).toContain('a.newer.field: from one to two');
});
