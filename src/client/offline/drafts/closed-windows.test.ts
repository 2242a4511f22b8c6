import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserLocks } from '../../../../tests/factories/browser-locks.ts';
import { sampleLogin } from '../../api/sample-login.ts';

const login = (id: string) => ({ ...sampleLogin, userInfo: { ...sampleLogin.userInfo, id } });
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Shared by the windows of one browser. */
let browser = new BrowserLocks();
const device = new Map<string, { value: unknown; savedAt: string }>();

beforeEach(() => {
  browser = new BrowserLocks();
  device.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A window on the device's data. One that `knows` its name was reloaded or restored by a later build than the one that wrote it. */
async function open({ knows = '', isReload = false, hasLocks = true, who = 'anna' } = {}) {
  vi.resetModules();
  if (!isReload) sessionStorage.clear();
  const { locks, end } = browser.open();
  vi.stubGlobal('navigator', hasLocks ? { locks } : {});
  const { session } = await import('../../api/session.ts');
  const drafts = await import('./draft-values.ts');
  const { takeOverClosedWindows } = await import('./closed-windows.ts');
  await session.start(login(who), `/api|${who}`);
  if (knows !== '') sessionStorage.setItem('interline.window', knows);
  const { draftAt, setDraftKeeper, receiveDraft, setDraft, windowPlace } = drafts;
  setDraftKeeper((place) => {
    const draft = draftAt(place);
    if (draft) device.set(place, draft);
    else device.delete(place);
    return true;
  });
  // As the start of a page does.
  windowPlace('');
  const since = new Date().toISOString();
  const isHere = () => true;
  const takeOver = async ({ canWrite = true } = {}) => {
    for (const [place, { value, savedAt }] of device) receiveDraft(place, value, savedAt);
    await takeOverClosedWindows({ since, isHere, canWrite: () => canWrite });
  };
  return {
    ...{ end, session, takeOver, at: draftAt },
    place: windowPlace,
    says: (name: string) => draftAt(windowPlace(name))?.value,
    type: (name: string, text: string) => setDraft(windowPlace(name), text),
  };
}

/** A window with typed input, closed for an hour. */
async function gone(typed: Record<string, string>) {
  const window = await open();
  for (const [name, text] of Object.entries(typed)) window.type(name, text);
  window.end();
  vi.setSystemTime(Date.now() + HOUR_MS);
  return window;
}

test('a new window has what was typed in the one that has gone, at one place alone', async () => {
  await gone({ pnr: '1 CA 101 Y', 'search-words': 'PEK SHA' });
  const next = await open();
  await next.takeOver();
  expect([next.says('pnr'), next.says('search-words')]).toEqual(['1 CA 101 Y', 'PEK SHA']);
  expect([...device.keys()]).toEqual([next.place('pnr'), next.place('search-words')]);
});

test('nothing is taken from a window that is there, and nothing where nobody knows which are', async () => {
  const first = await open();
  first.type('pnr', '1 CA 101 Y');
  vi.setSystemTime(Date.now() + HOUR_MS);
  const second = await open();
  await second.takeOver();
  expect(second.says('pnr')).toBeUndefined();
  first.end();
  const third = await open({ hasLocks: false });
  await third.takeOver();
  expect(third.says('pnr')).toBeUndefined();
  expect([...device.keys()]).toEqual([first.place('pnr')]);
});

test('of two that have gone, the next window takes the newest, and the one after it the other', async () => {
  await gone({ pnr: 'older' });
  await gone({ pnr: 'newer' });
  const next = await open();
  await next.takeOver();
  await next.takeOver();
  expect(next.says('pnr')).toBe('newer');
  const another = await open();
  await another.takeOver();
  expect(another.says('pnr')).toBe('older');
});

test('what is typed here already is not written over, and what stood there before is not lost', async () => {
  const before = await gone({ pnr: 'before', segment: 'CA 101' });
  const next = await open();
  next.type('pnr', 'now');
  await next.takeOver();
  expect([next.says('pnr'), next.says('segment')]).toEqual(['now', 'CA 101']);
  expect(device.get(before.place('pnr'))?.value).toBe('before');
});

test('a window that was reloaded or restored has its own, and nothing of another one', async () => {
  await gone({ pnr: 'another' });
  const before = await gone({});
  const name = before.place('pnr').split('/')[1] ?? '';
  const again = await open({ knows: name });
  expect(again.place('pnr')).toBe(before.place('pnr'));
  await again.takeOver();
  expect(again.says('pnr')).toBeUndefined();
});

test('a window that is reloaded before what a log-out had locked is open takes that over; one that had read all takes nothing more', async () => {
  const locked = await gone({ pnr: 'locked away' });
  const inBox = [...device];
  device.clear();
  const next = await open();
  next.end();
  for (const [place, draft] of inBox) device.set(place, draft);
  const again = await open({ isReload: true });
  expect(again.place('pnr')).toBe(next.place('pnr'));
  expect(again.place('pnr')).not.toBe(locked.place('pnr'));
  await again.takeOver();
  expect(again.says('pnr')).toBe('locked away');

  const second = await open();
  await second.takeOver();
  second.end();
  device.set('window/another/pnr', { value: 'of another one', savedAt: new Date().toISOString() });
  vi.setSystemTime(Date.now() + HOUR_MS);
  const reloaded = await open({ isReload: true });
  await reloaded.takeOver();
  expect(reloaded.says('pnr')).toBeUndefined();
});

test('what was typed in another window after this one began stays that one’s', async () => {
  const first = await open();
  vi.setSystemTime(Date.now() + HOUR_MS);
  const later = await gone({ pnr: 'typed later' });
  await first.takeOver();
  expect(first.says('pnr')).toBeUndefined();
  expect(device.has(later.place('pnr'))).toBe(true);
});

test('on a device that takes nothing more, what was typed stays at its place as well', async () => {
  const before = await gone({ pnr: '1 CA 101 Y' });
  const next = await open();
  await next.takeOver({ canWrite: false });
  expect(next.says('pnr')).toBe('1 CA 101 Y');
  expect(device.has(before.place('pnr'))).toBe(true);
});

test('of windows that have gone for more than a week, the last is taken over all the same, and the others are let go', async () => {
  await gone({ pnr: 'oldest' });
  await gone({ pnr: 'old' });
  const asleep = await open();
  asleep.type('pnr', 'there for weeks');
  vi.setSystemTime(Date.now() + 8 * DAY_MS);
  const next = await open();
  await next.takeOver();
  expect(next.says('pnr')).toBe('old');
  expect([...device.keys()].toSorted()).toEqual([next.place('pnr'), asleep.place('pnr')].toSorted());
});

test('who logs in after somebody else takes over their own', async () => {
  await gone({ pnr: 'of Anna' });
  const shared = await open({ knows: 'of Ben', who: 'ben' });
  await shared.takeOver();
  expect(shared.says('pnr')).toBeUndefined();
  await shared.session.start(login('anna'), '/api|anna');
  await shared.takeOver();
  expect(shared.says('pnr')).toBe('of Anna');
});

test('what an earlier build kept in the window of a sheet is the account’s own, after a reload as after a kill', async () => {
  const before = await gone({
    'desk-2611200001-quoteRefund': '12.50',
    'voyages-together': 'To the desk',
    'top-up': '9',
  });
  const again = await open({ knows: before.place('').split('/')[1] ?? '' });
  await again.takeOver();
  const places = ['desk/2611200001/quoteRefund', 'voyage/together', 'wallet/top-up'];
  expect(places.map((place) => again.at(place)?.value)).toEqual(['12.50', 'To the desk', '9']);
  again.end();
  await gone({ 'desk-close-t1': 'Closed by phone' });
  const next = await open();
  await next.takeOver();
  expect(next.at('desk/close/t1')?.value).toBe('Closed by phone');
  expect([...device.keys()].filter((place) => place.startsWith('window/'))).toEqual([]);
});
