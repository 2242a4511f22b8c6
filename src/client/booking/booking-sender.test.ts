import { describe, expect, test, vi } from 'vitest';
import { REFUSALS } from '../../contract/errors.ts';
import { ApiError } from '../api/errors.ts';
import { bookingSender } from './booking-sender.ts';
import type { BookingAttempt } from './form-draft.ts';
import type { PartyValues } from './party-values.ts';

const BODY = { remark: 'Window' };
const VALUES = {
  passengers: [],
  contact: { name: 'LI', email: '', areaCode: '86', phone: '' },
  remark: '',
  referenceId: '',
} satisfies PartyValues;
const SOLD_OUT = new ApiError({ kind: 'refused', ...REFUSALS.soldOut, message: '' });
const NO_LINE = new ApiError({ kind: 'network', code: 0, status: 0, message: '' });

type Attempt = BookingAttempt<typeof BODY>;

/** A form, and a server that answers its attempts as configured. */
function form(kept: Attempt | null = null) {
  const answers: ((answer: { id: string } | Error) => void)[] = [];
  const sent: Attempt[] = [];
  const written: (Attempt | null)[] = [];
  const dropped = vi.fn<() => void>();
  const place = {
    session: { id: 'draft' },
    write: (_: PartyValues, attempt: Attempt | null) => void written.push(attempt),
    drop: async () => dropped(),
  };
  const create = (attempt: Attempt) =>
    new Promise<{ id: string }>((resolve, reject) => {
      sent.push(attempt);
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  const { book, repeat } = bookingSender(
    kept,
    () => ({ place, create }),
    () => undefined,
  );
  return {
    book,
    repeat,
    sent,
    written,
    dropped,
    answer: (answer: { id: string } | Error) => answers.shift()?.(answer),
  };
}

describe('the Book button', () => {
  test('tapped twice books once, and the second tap does nothing', async () => {
    const { book, sent, answer } = form();
    const taps = [book(BODY, VALUES), book(BODY, VALUES)];
    expect(sent).toEqual([{ key: 'draft', body: BODY }]);
    answer({ id: '2611200001' });
    expect(await Promise.all(taps)).toEqual([{ kind: 'booked', order: { id: '2611200001' } }, null]);
  });

  test('writes down what it sends before it leaves, and clears the form once the order is made', async () => {
    const { book, sent, written, dropped, answer } = form();
    const booking = book(BODY, VALUES);
    expect(written).toEqual(sent);
    expect(dropped).not.toHaveBeenCalled();
    answer({ id: '2611200001' });
    await booking;
    expect(dropped).toHaveBeenCalledOnce();
  });

  test('sends the very same once more after a lost answer, and keeps it written down until then', async () => {
    const { book, sent, written, answer } = form();
    const lost = book(BODY, VALUES);
    answer(NO_LINE);
    expect(await lost).toMatchObject({ kind: 'lost' });
    const again = book({ remark: 'Aisle' }, VALUES);
    answer({ id: '2611200001' });
    await again;
    expect(sent).toEqual([sent[0], sent[0]]);
    expect(written).toEqual([sent[0], sent[0], sent[0]]);
  });

  test('asks for a lost answer under the verification that went out, whatever has been checked anew since, and after a refusal under the new one', async () => {
    const { book, sent, answer } = form();
    const checked = (verificationId: string) => ({ ...BODY, verificationId });
    const lost = book(checked('v1'), VALUES);
    answer(NO_LINE);
    await lost;
    const again = book(checked('v2'), VALUES);
    answer(SOLD_OUT);
    expect(await again).toMatchObject({ kind: 'refused' });
    const anew = book(checked('v2'), VALUES);
    answer({ id: '2611200001' });
    await anew;
    expect(sent.map(({ body }) => body)).toEqual([checked('v1'), checked('v1'), checked('v2')]);
  });

  test('lets go of what was refused', async () => {
    const { book, repeat, written, answer } = form();
    const refused = book(BODY, VALUES);
    answer(SOLD_OUT);
    expect(await refused).toMatchObject({ kind: 'refused' });
    expect(written.at(-1)).toBeNull();
    expect(await repeat(VALUES)).toBeNull();
  });
});

test('a form that was left without an answer sends what it had sent, and nothing else', async () => {
  const kept = { key: 'draft', body: BODY };
  const { repeat, sent, answer } = form(kept);
  const again = [repeat(VALUES), repeat(VALUES)];
  expect(sent).toEqual([kept]);
  answer({ id: '2611200001' });
  expect((await Promise.all(again)).map((outcome) => outcome?.kind)).toEqual(['booked', undefined]);
});
