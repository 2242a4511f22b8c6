import { describe, expect, it } from 'vitest';
import type { Traveller } from '../../../contract/travellers.ts';
import type { OutboxRecord, Refused } from '../../offline/outbox/outbox-record.ts';
import { formOf } from './queued-form.ts';
import { toChangedTraveller, valuesOf } from './traveller-values.ts';

const PASSPORT = '30000000-0000-4000-8000-000000000001';
const passport: Traveller['documents'][number] = {
  ...{ id: PASSPORT, type: 'passport', number: 'E123•••78', expiry: '2030-01-01', issuingPlace: null },
  validity: 'valid',
};
const kept: Traveller = {
  ...{ id: 't1', version: 3, surname: 'ZHANG', givenName: 'SAN', nativeName: '张三', phone: null, email: null },
  ...{ gender: null, birthday: '1990-05-01', nationality: 'CN', documents: [passport], cards: [] },
  ...{ opened: false, frequent: false, updatedAt: '2026-11-20T00:00:00Z' },
};

function queued(kind: string, input: object, refused: Refused | null = null): OutboxRecord {
  const untried = { faults: 0, failures: 0, retryAt: 0, maybeArrived: false };
  const place = { format: 1, id: 'one', account: '/api|u', call: '', subject: 't1', seq: 1, at: '' } as const;
  return { ...place, ...untried, kind, input: { ...input }, refused, state: refused ? 'refused' : 'waiting' };
}
const renamed = toChangedTraveller({ ...valuesOf(kept), givenName: 'SI' }, kept);

describe('the form over a change that is in the outbox', () => {
  it('goes on with what waits, so that a second change holds the first', () => {
    const { traveller, values } = formOf(kept, queued('changed-traveller', renamed));
    expect(values).toMatchObject({ givenName: 'SI', documents: [{ id: PASSPORT, kept: 'E123•••78', number: '' }] });
    expect(traveller).toMatchObject({ id: 't1', version: 3, givenName: 'SI' });
    const second = toChangedTraveller({ ...values, email: 'z@example.com' }, { id: 't1', version: 3 });
    expect(second).toMatchObject({ givenName: 'SI', email: 'z@example.com', birthday: '1990-05-01' });
  });

  it('holds a traveller who is not sent yet, with the card', () => {
    const input = { surname: 'LI', givenName: 'NA', documents: [], card: { airline: 'CA', number: '12' }, merge: true };
    expect(formOf(null, queued('new-traveller', input))).toMatchObject({
      traveller: null,
      values: { surname: 'LI', givenName: 'NA', nationality: '', card: { airline: 'CA', number: '12' } },
    });
  });

  it('puts what was refused over the current version, and lists what the two say otherwise', () => {
    const permit = { ...passport, id: '30000000-0000-4000-8000-000000000002', type: 'eep' as const };
    const current = { ...kept, version: 4, phone: '+8613800000001', documents: [passport, permit] };
    const stale = { code: 409_003, message: 'Changed.', current };
    const { traveller, values, differs } = formOf(kept, queued('changed-traveller', renamed, stale));
    expect(traveller?.version).toBe(4);
    expect(values).toMatchObject({ givenName: 'SI', phone: '', documents: [{ id: PASSPORT }, { id: permit.id }] });
    expect(differs).toMatchObject([
      { field: 'givenName', current: 'SAN' },
      { field: 'phone', current: '+8613800000001' },
      { field: 'document', index: 1, kept: true },
    ]);
  });

  it('takes fields that were not touched as they are now, and lists those alone that were', () => {
    const current = {
      ...kept,
      version: 4,
      phone: '+8613800000001',
      documents: [{ ...passport, expiry: '2031-01-01' }],
    };
    const record = queued('changed-traveller', renamed, { code: 409_003, message: 'Changed.', current });
    const { values, differs } = formOf(kept, { ...record, before: kept });
    expect(values).toMatchObject({ givenName: 'SI', phone: '+8613800000001', documents: [{ expiry: '2031-01-01' }] });
    expect(differs).toEqual([{ field: 'givenName', current: 'SAN' }]);
  });

  it('leaves out an untouched document that somebody took away', () => {
    const current = { ...kept, version: 4, documents: [] };
    const record = queued('changed-traveller', renamed, { code: 409_003, message: 'Changed.', current });
    expect(formOf(kept, { ...record, before: kept }).values.documents).toEqual([]);
  });

  it('makes a document that somebody took away a new one', () => {
    const stale = { code: 409_003, message: 'Changed.', current: { ...kept, version: 4, documents: [] } };
    const { values, differs } = formOf(kept, queued('changed-traveller', renamed, stale));
    expect(values.documents).toMatchObject([{ id: '', expiry: '2030-01-01' }]);
    expect(differs).toMatchObject([{ field: 'givenName' }, { field: 'document', index: 0, current: null }]);
  });

  it('is that of the current version where a deletion was refused', () => {
    const stale = { code: 409_003, message: 'Changed.', current: { ...kept, version: 4, phone: '+861' } };
    const { traveller, values } = formOf(null, queued('deleted-traveller', { id: 't1', version: 3 }, stale));
    expect([traveller?.version, values.phone]).toEqual([4, '+861']);
  });
});
