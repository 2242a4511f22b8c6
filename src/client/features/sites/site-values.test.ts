import { expect, test } from 'vitest';
import { readLike } from '../../form/read-like.ts';
import { changedValues } from '../../manage/changed-values.ts';
import { type SiteValues, toNewSite, valuesOf } from './site-values.ts';

const opened = valuesOf(null);
const typed: SiteValues = {
  ...opened,
  name: 'Pier',
  claims: { ...opened.claims, 1: { figure: '12', words: 'desks', chineseWords: '服务台', traditionalWords: '服務台' } },
};

test('figures that are typed and not saved are there again when the form is opened anew', () => {
  expect(readLike(opened, changedValues(typed, opened))).toEqual(typed);
});

test('rows after the last that says anything are left out', () => {
  expect(toNewSite(opened).claims).toEqual([]);
  expect(toNewSite(typed).claims.map(({ figure }) => figure)).toEqual(['', '12']);
});
