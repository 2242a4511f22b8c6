import { describe, expect, it } from 'vitest';
import { DESK_CHATS } from '../../../tests/parsing/passenger-text/desk-chats.ts';
import { DESK_DOCS } from '../../../tests/parsing/passenger-text/desk-docs.ts';
import { DESK_ID_CARDS } from '../../../tests/parsing/passenger-text/desk-id-cards.ts';
import { FRESH_CHATS } from '../../../tests/parsing/passenger-text/fresh-chats.ts';
import { FRESH_DOCS } from '../../../tests/parsing/passenger-text/fresh-docs.ts';
import { FRESH_LABELS } from '../../../tests/parsing/passenger-text/fresh-labels.ts';
import { FRESH_MIXED } from '../../../tests/parsing/passenger-text/fresh-mixed.ts';
import { FRESH_TABLES } from '../../../tests/parsing/passenger-text/fresh-tables.ts';
import { FRESH_TONGUES } from '../../../tests/parsing/passenger-text/fresh-tongues.ts';
import { LAYOUTS } from '../../../tests/parsing/passenger-text/layouts.ts';
import { told } from '../../../tests/parsing/passenger-text/told.ts';
import { readPassengers, readWithUnread } from './parse-passenger-text.ts';
import { resultOf } from './types.ts';

const TODAY = '2026-11-20';

describe.each([
  ['service lines', DESK_DOCS],
  ['identity cards', DESK_ID_CARDS],
  ['chats, forms and tables', DESK_CHATS],
  ['service lines and identity cards of one week', FRESH_DOCS],
  ['chats, forms and tables of one week', FRESH_CHATS],
  ['tickets, cards and wishes among the details', FRESH_MIXED],
  ['tables and passport pages', FRESH_TABLES],
  ['labels, permits and scripts', FRESH_LABELS],
  ['labels in other tongues', FRESH_TONGUES],
  ['the same details in other layouts', LAYOUTS],
] as const)('%s', (_name, cases) => {
  it.each(cases.map(([text, ...says]) => [text, says] as const))('%s', (text, says) => {
    expect(readPassengers(text, TODAY).map(told)).toEqual(says);
  });
});

it('says which lines were not read', () => {
  const lines = [
    'ZHAO/LEI 男 1987-11-30 EB7654321',
    '备注:靠窗座位',
    'CA1831 Y 12DEC PEKSHA HK1 0730 0940',
    'QIAN/LI 女 1989-01-31 EB7654322',
  ];
  const { results, unread } = readWithUnread(lines.join('\n'), TODAY);
  expect(results.map((result) => unread.get(result) ?? 'read')).toEqual(['read', lines[1], lines[2], 'read']);
  const remarked = readWithUnread('ZHAO/LEI 男 1987-11-30 EB7654321，备注：靠窗', TODAY);
  expect([...remarked.unread.values()]).toEqual(['备注:靠窗']);
});

it.each([
  ['VGML 靠窗', 'VGML, 靠窗'],
  ['needs wheelchair', 'needs wheelchair'],
  ['window seat', 'window seat'],
  ['需要轮椅 2件行李', '需要轮椅, 2件行李'],
])('says that nothing holds the wish %s', (wish, said) => {
  const { results, unread } = readWithUnread(`ZHAO/LEI 男 1987-11-30 EB7654321 ${wish}`, TODAY);
  expect(told(results[0] ?? resultOf(null, []))).toBe('P EB7654321 - 1987-11-30 M - ZHAO/LEI');
  expect([...unread.values()]).toEqual([said]);
});
