import { beforeEach, expect, test, vi } from 'vitest';
import { sampleLogin } from '../../api/sample-login.ts';

const login = (id: string) => ({ ...sampleLogin, userInfo: { ...sampleLogin.userInfo, id } });

/** The state of a freshly loaded page. */
async function load() {
  vi.resetModules();
  const values = await import('./draft-values.ts');
  const { session } = await import('../../api/session.ts');
  await session.start(login('anna'), '/api|anna');
  return { ...values, session };
}

beforeEach(() => sessionStorage.clear());

test('what is typed is there at once, and the keeper hears of it however late it comes', async () => {
  const { setDraft, draftAt, setDraftKeeper } = await load();
  setDraft('remark/1', 'Window');
  expect(draftAt('remark/1')?.value).toBe('Window');
  const told: string[] = [];
  setDraftKeeper((place) => told.push(place) > 0);
  setDraft('remark/2', 'Aisle');
  setDraft('remark/2', 'Aisle');
  expect(told).toEqual(['remark/1', 'remark/2']);
});

test('nobody else who logs in here sees it', async () => {
  const { setDraft, draftsAt, session } = await load();
  setDraft('remark/1', 'Window');
  await session.start(login('ben'), '/api|ben');
  expect(draftsAt('')).toEqual([]);
  await session.end();
  setDraft('remark/1', 'nobody is logged in');
  expect(draftsAt('')).toEqual([]);
});

test('a window finds its own places again after a reload', async () => {
  const before = (await load()).windowPlace('pnr');
  expect((await load()).windowPlace('pnr')).toBe(before);
});

test('equal values have equal texts, and of a long list only what was typed is written out again', async () => {
  const { textOfValue } = await load();
  expect(textOfValue({ b: [1, undefined], a: 'x', c: undefined })).toBe(textOfValue({ a: 'x', b: [1, null] }));
  expect(textOfValue({ a: '1' })).not.toBe(textOfValue({ a: 1 }));
  expect(textOfValue({ a: ['b', 'c'] })).not.toBe(textOfValue({ a: ['b,c'] }));
  expect(textOfValue(undefined)).toBe('');
  const names = Array.from({ length: 500 }, (_, i) => ({ surname: `LEE${i}` }));
  const before = textOfValue({ passengers: names });
  const write = vi.spyOn(JSON, 'stringify');
  const after = textOfValue({ passengers: names.with(7, { surname: 'HO' }) });
  const written = write.mock.calls.length;
  write.mockRestore();
  expect(written).toBeLessThan(5);
  expect(after).toBe(before.replace('"LEE7"', '"HO"'));
});
