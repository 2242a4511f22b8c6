import { expect, test } from 'vitest';
import { refused } from './supplier-error.ts';
import { localizeReason, parseReason } from './supplier-words.ts';

test('what the portal has words for is kept by its code, anything else as the supplier said it', () => {
  expect(parseReason(refused('voidClosed', 'voidDayOver').message)).toEqual({ code: 'voidDayOver', text: null });
  expect(parseReason('Fare rule 16: no refund')).toEqual({ code: null, text: 'Fare rule 16: no refund' });
});

test('a refusal says it in every language, or as the supplier did', () => {
  expect(localizeReason('askDesk')).toMatchObject({ en: 'Please ask the desk', 'zh-cn': '请联系客服台' });
  expect(localizeReason('Fare rule 16: no refund')).toBe('Fare rule 16: no refund');
});
