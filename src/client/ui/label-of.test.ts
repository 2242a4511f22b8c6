import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { labelOf } from './label-of.ts';

const WORDS: Record<string, { id: string; message: string }> = { issued: { id: 'a', message: 'Issued' } };

describe('labelOf', () => {
  it.each([
    ['issued', 'Issued'],
    ['refund_on_hold', 'Refund on hold'],
    ['crewSeats', 'Crew seats'],
    ['constructor', 'Constructor'],
    ['', ''],
  ])('names %j as %j', (value, words) => {
    const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
    expect(i18n._(labelOf(WORDS, value))).toBe(words);
  });
});
