import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, failure } from '../../../tests/factories/answered-calls.ts';
import { PDF, XLSX } from '../../contract/media-types.ts';
import { fetchExport } from '../exports/fetch-export.ts';
import { download } from './download.ts';
import { fetchPaper } from './fetch-paper.ts';
import { sampleLogin } from './sample-login.ts';
import { session } from './session.ts';

const { saved } = vi.hoisted(() => ({ saved: [] as string[] }));
vi.mock('./save-file.ts', () => ({ saveFile: (_file: Blob, name: string) => saved.push(name) }));

const FIRST = '/agency|u1';
const OTHER = { ...sampleLogin, token: 'token-2', userInfo: { ...sampleLogin.userInfo, id: 'u2' } };
/** All calls that fetch a file for the logged-in user. */
const FILES: [string, string, () => Promise<unknown>][] = [
  ['a list of passengers', XLSX, () => download('/base/v2/list', 'passengers.xlsx', XLSX)],
  ['a paper', PDF, () => fetchPaper('flight', '2611200001', { language: 'en', prices: false })],
  [
    'a sheet',
    XLSX,
    () => fetchExport('transactions', {}, { signal: new AbortController().signal, onProgress: () => undefined }),
  ],
];

beforeEach(async () => {
  saved.length = 0;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  await session.start(sampleLogin, FIRST);
});
afterEach(async () => {
  await session.end();
  vi.unstubAllGlobals();
});

test.each(FILES)('%s that comes after somebody else has logged in is nobody’s', async (_what, type, fetchIt) => {
  for (const next of [() => session.end(), () => session.start(OTHER, '/agency|u2')]) {
    answerCalls(async () => {
      await next();
      return new Response('the first user’s', { headers: { 'Content-Type': type } });
    });
    const late = await failure(fetchIt());
    expect([late.kind, late.message]).toEqual(['session', 'You have logged out.']);
    expect(saved).toEqual([]);
    await session.start(sampleLogin, FIRST);
  }
});

test.each(FILES)('%s that is refused late throws nobody else out', async (_what, _type, fetchIt) => {
  answerCalls(async () => {
    await session.start(OTHER, '/agency|u2');
    return Response.json({ code: 200005, data: null, message: 'over' }, { status: 401 });
  });
  expect((await failure(fetchIt())).kind).toBe('session');
  expect(session.get()?.token).toBe('token-2');
  expect(session.forcedOut()).toBeNull();
});
