import { describe, expect, it } from 'vitest';
import { CHAT_CASES } from '../../../tests/parsing/passenger-text/tables/chats.ts';
import { DOCS_CASES } from '../../../tests/parsing/passenger-text/tables/docs.ts';
import { ID_CARD_CASES } from '../../../tests/parsing/passenger-text/tables/id-cards.ts';
import { told } from '../../../tests/parsing/passenger-text/told.ts';
import { readPassengers, readWithUnread } from './parse-passenger-text.ts';
import { resultOf } from './types.ts';

const TODAY = '2026-11-20';

describe.each([
  ['service lines', DOCS_CASES],
  ['identity cards', ID_CARD_CASES],
  ['chats, forms, tables and passport pages', CHAT_CASES],
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
