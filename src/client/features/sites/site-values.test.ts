import { expect, test } from 'vitest';
import { readLike } from '../../form/read-like.ts';
import { changedValues } from '../../manage/changed-values.ts';
import { siteErrors } from './site-errors.ts';
import { type SiteValues, toNewSite, toOwnSite, valuesOf } from './site-values.ts';

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

test('an agency sends of its own site all but the host names, the type and the chat', () => {
  const { hosts, type, chatUrl, ...look } = toNewSite({ ...typed, hosts: 'trips.example', type: 'agent-chat' });
  expect([hosts, type, chatUrl]).toEqual([['trips.example'], 'agent-chat', '']);
  expect(toOwnSite(typed, { version: 4 })).toEqual({ ...look, version: 4 });
});

test('what is wrong is said by the rules of whoever saves it', () => {
  const values = { ...typed, shortName: '', type: 'agent-chat' };
  expect(Object.keys(siteErrors(values, 'en', null))).toEqual(expect.arrayContaining(['shortName', 'chatUrl']));
  const found = Object.keys(siteErrors(values, 'en', { version: 1 }));
  expect(found).toContain('shortName');
  expect(found).not.toContain('chatUrl');
});
