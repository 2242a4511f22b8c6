import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';
import type { Traveller } from '../../../../contract/travellers.ts';
import { apiQueryKey, queryClient } from '../../../api/queries.ts';
import type { OutboxRecord } from '../outbox-record.ts';
import { ownConfig } from './own-account.ts';

const tan: Traveller = {
  ...{ id: 't1', version: 1, surname: 'TAN', givenName: 'HUI LING', nativeName: null, phone: null, email: null },
  ...{ gender: null, birthday: null, nationality: null, documents: [], cards: [] },
  ...{ opened: false, frequent: false, updatedAt: '2026-11-20T00:00:00Z' },
};

function kept(input: Readonly<Record<string, unknown>>): OutboxRecord {
  const untried = { faults: 0, failures: 0, retryAt: 0, maybeArrived: false, refused: null };
  const place = { format: 1, id: 'one', account: '/api|u', call: '', subject: '', seq: 1, at: '' } as const;
  return { ...place, ...untried, kind: 'own-config', input, state: 'waiting' };
}

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it('names frequent travellers that wait to be sent, where this device knows them, and never by their ids', () => {
  const page = { list: [tan], page: 1, pageSize: 50, total: 1 };
  queryClient.setQueryData(apiQueryKey('travellers', { paged: true }), { pages: [page], pageParams: [1] });
  const words = (value: string[]) => ownConfig.describe(kept({ key: 'passengers', value }))?.text;
  expect(words(['t1'])).toBe('TAN HUI LING');
  expect(words(['t1', 'unknown'])).toBe('TAN HUI LING, …');
  expect(words([])).toBe('None');
});

it('says cities by their codes', () => {
  expect(ownConfig.describe(kept({ key: 'cities', value: ['HKG', 'BKK'] }))?.text).toBe('HKG, BKK');
});
