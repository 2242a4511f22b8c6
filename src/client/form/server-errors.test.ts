import fc from 'fast-check';
import { type FormikErrors, getIn } from 'formik';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { nestedErrors, serverErrors, showRefused } from './server-errors.ts';

const toast = vi.hoisted(() => vi.fn<(text: string, tone: string) => void>());
vi.mock('../ui/toast.ts', () => ({ toast }));
afterEach(() => toast.mockClear());

const refusal = (fields: Record<string, string>) =>
  new ApiError({ kind: 'refused', code: 400_001, status: 400, message: 'Some details are not right.', fields });

test('each message stands where its field is, however deep that is', () => {
  expect(
    nestedErrors({
      remark: 'Too long',
      'passengers[1].document.number': 'Not known',
      'passengers[1].surname': 'Required',
      'prices.adult.fare': 'No amount',
      'tickets[0]': 'Wrong',
    }),
  ).toEqual({
    remark: 'Too long',
    passengers: [undefined, { document: { number: 'Not known' }, surname: 'Required' }],
    prices: { adult: { fare: 'No amount' } },
    tickets: ['Wrong'],
  });
});

const list = fc
  .tuple(fc.constantFrom('passengers', 'documents'), fc.nat({ max: 9 }))
  .map(([name, at]) => `${name}[${at}]`);
const part = fc.oneof(list, fc.constantFrom('contact', 'prices', 'adult'));
const path = fc
  .tuple(fc.array(part, { maxLength: 4 }), fc.constantFrom('surname', 'number', 'fare'))
  .map(([parts, field]) => [...parts, field].join('.'));

test('of any fields every message is found at its own', () => {
  fc.assert(
    fc.property(fc.uniqueArray(path, { maxLength: 12 }), (paths) => {
      const errors = nestedErrors<object>(Object.fromEntries(paths.map((one) => [one, `of ${one}`])));
      for (const one of paths) expect(getIn(errors, one)).toBe(`of ${one}`);
    }),
  );
});

test.each([
  [{ passengers: 'Too many', 'passengers[0]': 'Odd', 'passengers[0].surname': 'Required' }],
  [{ 'passengers[0].surname': 'Required', 'passengers[0]': 'Odd', passengers: 'Too many' }],
])('what is said of a part counts before what is said of the whole: %o', (messages) => {
  expect(nestedErrors(messages)).toEqual({ passengers: [{ surname: 'Required' }] });
});

test('what is found already stays', () => {
  const found: FormikErrors<{ prices: { adult: string; child: string } }> = { prices: { adult: 'Required' } };
  expect(nestedErrors({ 'prices.adult': 'Too low', 'prices.child': 'Too low' }, found)).toEqual({
    prices: { adult: 'Required', child: 'Too low' },
  });
});

test('a message of the whole form is not lost', () => {
  expect(Object.values(nestedErrors({ '': 'Odd' }))).toEqual(['Odd']);
});

test('a refusal is shown at the fields that it names, where the form has them', () => {
  const setErrors = vi.fn<(errors: object) => void>();
  const placeOf = (named: string) => named.replace(/^common\./, '');
  expect(showRefused(refusal({ 'common.train.url': 'Wrong' }), setErrors, placeOf)).toBe(true);
  expect(setErrors).toHaveBeenCalledWith({ train: { url: 'Wrong' } });
  expect(toast).not.toHaveBeenCalled();
});

test('one that names none, and any other failure, is told in words', () => {
  const setErrors = vi.fn<(errors: object) => void>();
  expect(showRefused(refusal({}), setErrors)).toBe(false);
  expect(setErrors).toHaveBeenCalledWith({});
  expect(toast).toHaveBeenCalledWith('Some details are not right.', 'error');
  expect(serverErrors(new Error('no answer'))).toEqual({});
});
