import { describe, expect, it } from 'vitest';
import { LOCALES } from '../src/contract/locale.ts';
import { FIELD_MESSAGES, type FieldMessageKey, REFUSAL_MESSAGES } from '../src/contract/messages.ts';
import { namesNextStep } from './factories/next-step.ts';

/** Messages for users whose input is valid but who cannot continue. */
const CLOSED: readonly FieldMessageKey[] = [
  'ageNotAccepted',
  'nationalityNotEligible',
  'documentTypeNotAccepted',
  'expiryPassed',
  'expiryBeforeTravel',
];

describe.each(LOCALES)('in %s', (locale) => {
  it('every refusal names an act or a person', () => {
    const dead = Object.entries(REFUSAL_MESSAGES).filter(([, texts]) => !namesNextStep(texts[locale], locale));
    expect(dead.map(([code]) => code)).toEqual([]);
  });

  it('so does a field whose right value is not accepted', () => {
    expect(CLOSED.filter((key) => !namesNextStep(FIELD_MESSAGES[key][locale], locale))).toEqual([]);
  });
});

it.each([
  'The train has left.',
  'The price has changed.',
  'A request for these tickets is already open or done.',
  'This is not possible in the booking’s current status.',
])('%j names none', (text) => {
  expect(namesNextStep(text, 'en')).toBe(false);
});
