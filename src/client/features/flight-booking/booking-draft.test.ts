import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentsOf, valuesOf } from '../../offline/drafts/draft-kind.ts';
import { parseHead } from '../../offline/drafts/draft-record.ts';
import { readFlightResume } from '../../offline/drafts/resume.ts';
import { solution } from '../../trip/sample-solution.ts';
import { bookingDraft, bookingHead } from './booking-draft.ts';
import { emptyBooking } from './booking-values.ts';

const CONTACT = { name: 'Harbour operations', email: 'op@example.com', areaCode: '86', phone: '' };
const EMPTY = emptyBooking({ adult: 2, child: 1, infant: 0 }, { documentTypes: ['passport'] }, CONTACT);

/** As saved on the device and read again. */
function reread(draft: Parameters<typeof bookingDraft.split>[0], version = 1) {
  const parts = Object.entries(contentsOf(bookingDraft, draft)).map(([key, content]) => ({
    key,
    content,
    rev: 1,
    by: 'tab',
    at: '',
  }));
  return valuesOf(bookingDraft, { version, doc: { rev: 1, head: '', parts, others: [] } });
}

function named(names: readonly string[]) {
  const passengers = EMPTY.passengers.map((passenger, i) => ({ ...passenger, surname: names[i] ?? '' }));
  return { values: { ...EMPTY, passengers }, attempt: null, fills: [], pasted: '' };
}

describe('the draft of a booking', () => {
  test('reads as it was written, passengers in their order, whatever was typed', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 3 }), fc.string(), (names, remark) => {
        const draft = named(names);
        const typed = { ...draft, values: { ...draft.values, remark } };
        expect(reread(typed)).toEqual({ state: 'ok', values: typed });
      }),
    );
  });

  test('keeps the agency’s own number, and is written as before there was one where none is typed', () => {
    const [first, ...others] = EMPTY.passengers;
    if (!first) throw new Error('there are passengers');
    const passengers = [{ ...first, contactName: 'Mei Lin' }, ...others];
    const typed = { ...named([]), values: { ...EMPTY, passengers, referenceId: 'Fair 2026/a7' } };
    expect(reread(typed)).toEqual({ state: 'ok', values: typed });
    const { p0, rest } = contentsOf(bookingDraft, named([]));
    expect(p0).not.toContain('contactName');
    expect(rest).toBe('{"remark":"","selfTransferAccepted":false}');
  });

  test('keeps nine passengers and more in order', () => {
    const party = emptyBooking({ adult: 9, child: 0, infant: 0 }, { documentTypes: ['passport'] }, CONTACT);
    const passengers = [...party.passengers, ...party.passengers].map((p, i) => ({ ...p, surname: `P${i}` }));
    const draft = { values: { ...party, passengers }, attempt: null, fills: [], pasted: '' };
    expect(reread(draft)).toEqual({ state: 'ok', values: draft });
  });

  test('keeps the booking that waits for its answer', () => {
    const attempt = { key: 'k-1', body: { verificationId: 'v', passengers: [], contact: { ...CONTACT, phone: '1' } } };
    expect(reread({ values: EMPTY, attempt, fills: [], pasted: '' })).toMatchObject({
      state: 'ok',
      values: { attempt: { key: 'k-1' } },
    });
  });

  test('of a newer app is not read, a damaged one is told', () => {
    expect(reread(named(['LI']), 2).state).toBe('future');
    const doc = { rev: 1, head: '', parts: [{ key: 'p0', content: '{torn', rev: 1, by: '', at: '' }], others: [] };
    expect(valuesOf(bookingDraft, { version: 1, doc }).state).toBe('broken');
  });

  test('says how many passengers are filled and can be gone on with', () => {
    const [first, ...others] = named(['LI', 'WANG']).values.passengers;
    if (!first) throw new Error('there are passengers');
    const filled = { ...first, givenName: 'MING', gender: 'male' as const, birthday: '1985-03-14' };
    const draft = { values: { ...EMPTY, passengers: [filled, ...others] }, attempt: null, fills: [], pasted: '' };
    const search = {
      journeys: [{ origin: 'SHA', destination: 'SIN', date: '2026-12-12', returnDate: undefined }],
      passengers: { adult: 2, child: 1, infant: 0 },
      bookingType: 'oneway' as const,
      cabin: 'economy' as const,
      currency: undefined,
    };
    const chosen = { solution: solution(), search, chosenAt: '2026-11-20T02:00:00.000Z' };
    const { title, resume } = parseHead(bookingHead(chosen, draft));
    expect(title).toMatchObject({ lead: 'LI/MING', filled: 1, of: 3 });
    expect(readFlightResume(resume)?.chosen.solution.id).toBe(chosen.solution.id);
    expect(readFlightResume({ match: '', chosen: { solution: {} } })).toBeNull();
  });
});
