import { describe, expect, it } from 'vitest';
import { DESK_CHATS } from './cases/desk-chats.ts';
import { DESK_DOCS } from './cases/desk-docs.ts';
import { DESK_ID_CARDS } from './cases/desk-id-cards.ts';
import { told } from './cases/told.ts';
import { readPassengers } from './parse-passenger-text.ts';

const TODAY = '2026-11-20';

describe.each([
  ['service lines', DESK_DOCS],
  ['identity cards', DESK_ID_CARDS],
  ['chats, forms and tables', DESK_CHATS],
] as const)('%s', (_name, cases) => {
  it.each(cases.map(([text, ...says]) => [text, says] as const))('%s', (text, says) => {
    expect(readPassengers(text, TODAY).map(told)).toEqual(says);
  });
});
