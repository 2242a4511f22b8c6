import { beforeEach, expect, test, vi } from 'vitest';
import { sampleLogin } from '../../api/sample-login.ts';
import { memoryTexts } from './sample-drafts.ts';

let texts = memoryTexts();
const PLACE = 'visitor/enquiry';
const DAY_MS = 24 * 3_600_000;

/** The state of a new page that shows the form. */
async function load() {
  vi.resetModules();
  const visitor = await import('./visitor-drafts.ts');
  const values = await import('./draft-values.ts');
  const { session } = await import('../../api/session.ts');
  visitor.keepVisitorDrafts();
  return { ...visitor, ...values, session };
}
const stored = () => texts.getItem('interline.visitor');

beforeEach(() => {
  texts = memoryTexts();
  vi.stubGlobal('localStorage', texts);
  vi.useRealTimers();
});

test('what a visitor types is there after a reload, and gone once it is sent', async () => {
  (await load()).setDraft(PLACE, { name: 'Wang' });
  const { draftAt, setDraft } = await load();
  expect(draftAt(PLACE)?.value).toEqual({ name: 'Wang' });
  setDraft(PLACE, undefined);
  expect(stored()).toBeNull();
  expect((await load()).draftAt(PLACE)).toBeUndefined();
});

test('it is kept for a day, whether or not the form is opened again', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), toFake: ['Date'] });
  (await load()).setDraft(PLACE, { name: 'Wang' });
  vi.setSystemTime(Date.now() + DAY_MS - 1);
  const page = await load();
  expect(page.draftAt(PLACE)).toBeDefined();
  vi.setSystemTime(Date.now() + 1);
  page.forgetOldVisitor();
  expect(stored()).toBeNull();
  expect((await load()).draftAt(PLACE)).toBeUndefined();
});

test('it outlives a clock that is set back, by less than a day', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), toFake: ['Date'] });
  (await load()).setDraft(PLACE, { name: 'Wang' });
  vi.setSystemTime(Date.now() - DAY_MS + 1);
  expect((await load()).draftAt(PLACE)?.value).toEqual({ name: 'Wang' });
  vi.setSystemTime(Date.now() - 1);
  expect((await load()).draftAt(PLACE)).toBeUndefined();
});

test('nothing of it is left for whoever logs in, nor for the visitor after them', async () => {
  const { setDraft, draftAt, session } = await load();
  setDraft(PLACE, { name: 'Wang' });
  await session.start(sampleLogin, '/api|anna');
  expect(draftAt(PLACE)).toBeUndefined();
  setDraft(PLACE, { name: 'an account has no place there' });
  expect(draftAt(PLACE)).toBeUndefined();
  await session.end();
  expect([draftAt(PLACE), stored()]).toEqual([undefined, null]);
});

test('what is no draft, or cannot be dated, is forgotten', async () => {
  for (const kept of [
    '{',
    '7',
    '{"place":1}',
    '{"place":"visitor/enquiry","value":1,"savedAt":"2099-01-01T00:00:00Z"}',
  ]) {
    texts.setItem('interline.visitor', kept);
    expect((await load()).draftAt(PLACE)).toBeUndefined();
  }
  expect(stored()).toBeNull();
});
