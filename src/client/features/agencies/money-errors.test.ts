import { expect, test } from 'vitest';
import type { Agency } from '../../../contract/agencies.ts';
import { correctionErrors } from './money-errors.ts';
import { type CorrectionValues, toCorrection } from './money-values.ts';

const CREDIT = { creditLimit: 50_000, creditUsed: 0, creditLent: 0 };
const MONEY = { currency: 'CNY', balance: 10_000, ...CREDIT, available: 60_000 } as const;
// The form uses only this of it.
const AGENCY = { id: 'harbour', money: MONEY } as Agency;
const VALUES: CorrectionValues = {
  ...{ direction: 'take', amount: '12.50', reason: ' Charged twice ', orderId: '26120 48817', sendEmail: true },
};

test('what is taken is sent below zero, with the booking as it is kept and the balance that was seen', () => {
  expect(toCorrection(VALUES, AGENCY)).toEqual({
    ...{ id: 'harbour', amount: -1250, reason: 'Charged twice', orderId: '2612048817' },
    ...{ balance: 10_000, sendEmail: true },
  });
  expect(toCorrection({ ...VALUES, direction: 'add', orderId: ' ' }, AGENCY)).not.toHaveProperty('orderId');
});

test.each<[string, Partial<CorrectionValues>, object]>([
  ['a part of the balance', {}, {}],
  ['all of it', { amount: '100' }, {}],
  ['more than that, which the credit line does not pay', { amount: '100.01' }, { amount: 'too much' }],
  ['more than that, to be added', { direction: 'add', amount: '100.01' }, {}],
  ['nothing', { amount: '0' }, { amount: 'Not a valid amount' }],
  ['no amount', { amount: '' }, { amount: 'Required' }],
  ['a minus of its own', { amount: '-5' }, { amount: 'Not a valid value' }],
  ['no reason', { reason: ' ' }, { reason: 'Required' }],
])('of a correction that takes, %s', (_, typed, errors) => {
  expect(correctionErrors({ ...VALUES, ...typed }, AGENCY, { tooMuch: 'too much', locale: 'en' })).toEqual(errors);
});
