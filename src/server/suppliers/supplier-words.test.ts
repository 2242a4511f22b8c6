import { expect, test } from 'vitest';
import { refused } from './supplier-error.ts';
import { reasonBy, saidBy } from './supplier-words.ts';

test('what the portal has words for is kept by its code, anything else as the supplier said it', () => {
  expect(saidBy(refused('voidClosed', 'voidDayOver').message)).toEqual({ code: 'voidDayOver', text: null });
  expect(saidBy('Fare rule 16: no refund')).toEqual({ code: null, text: 'Fare rule 16: no refund' });
});

test('a refusal says it in every language, or as the supplier did', () => {
  expect(reasonBy('askDesk')).toMatchObject({ en: 'Please ask the desk', 'zh-cn': '请联系客服台' });
  expect(reasonBy('Fare rule 16: no refund')).toBe('Fare rule 16: no refund');
});
