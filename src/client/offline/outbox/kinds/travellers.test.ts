import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OutboxRecord } from '../outbox-record.ts';
import { changedTraveller, newTraveller } from './travellers.ts';

const person = {
  surname: 'LI',
  givenName: 'NA',
  gender: undefined,
  documents: [{ type: 'passport', number: 'E12345678', expiry: '2030-01-01' }],
};

function kept(kind: string, input: Readonly<Record<string, unknown>>): OutboxRecord {
  const untried = { faults: 0, failures: 0, retryAt: 0, maybeArrived: false, refused: null };
  const place = { format: 1, id: 'one', account: '/api|u', call: '', subject: '', seq: 1, at: '' } as const;
  return { ...place, ...untried, kind, input, state: 'waiting' };
}

describe('travellers that wait to be sent', () => {
  beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

  it('are named in the list, and lead to their page', () => {
    const words = newTraveller.describe(kept('new-traveller', { ...person, merge: true }));
    expect(words).toMatchObject({ text: 'LI NA', to: { path: '/travellers' } });
    const changed = changedTraveller.describe(kept('changed-traveller', { ...person, id: 't1', version: 2 }));
    expect(changed).toMatchObject({ text: 'LI NA' });
  });

  it.each([
    ['without names', { ...person, surname: undefined, merge: true }],
    ['with a document of no known type', { ...person, documents: [{ type: 'library-card' }], merge: true }],
    ['with a card that is no card', { ...person, card: 'CA123', merge: true }],
    ['that would be refused where the traveller is there already', person],
  ])('are left alone %s', (_, input) => {
    expect(newTraveller.describe(kept('new-traveller', input))).toBeNull();
  });

  it('replace an earlier change of the same traveller', () => {
    const change = { ...person, id: 't1', version: 2, documents: [] };
    expect(changedTraveller.replaces).toBe(true);
    expect(changedTraveller.toItem(change)).toMatchObject({ subject: 't1', call: 'updateTraveller' });
  });
});
