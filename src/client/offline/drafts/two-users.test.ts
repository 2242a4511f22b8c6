import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardedTexts } from '../../device/browser/texts.ts';
import { DraftSession } from './draft-session.ts';
import { memoryStore, memoryTexts, sampleKeeper } from './sample-drafts.ts';
import { writeAhead } from './write-ahead.ts';

/** The logged-in user, the page's listeners, and the device's data. */
const page = vi.hoisted(() => ({ user: 'anna', listeners: [] as (() => void)[], held: new Map<string, unknown>() }));
const keeper = sampleKeeper(memoryStore(page.held));

vi.mock('../../api/session.ts', () => ({
  session: {
    get: () => (page.user === '' ? null : { me: { userInfo: { id: page.user } } }),
    subscribe: (listener: () => void) => page.listeners.push(listener),
  },
  accountOf: () => page.user,
}));
vi.mock('./say-storage.ts', () => ({ warnIfNotStored: () => undefined, notifyOnceStored: () => undefined }));
vi.mock('./drafts.ts', () => ({
  draftsReady: async () => undefined,
  draftAccount: async () => page.user || null,
  followDrafts: () => undefined,
  keeper,
  openForm: (definition: never, account: string, id: string, record: never) => {
    const ahead = writeAhead(guardedTexts(memoryTexts), async () => null);
    const storage = { get: () => 'device' as const };
    return new DraftSession({ definition, account, id, tab: 'here', keeper, ahead, storage }, record);
  },
  closeForm: (form: { close: () => void }) => form.close(),
  storageState: { subscribe: () => undefined },
}));

/** Switches the page to another user, or to nobody. */
function becomes(user: string): void {
  page.user = user;
  for (const listener of page.listeners) listener();
}

async function load() {
  const { persistLocalDrafts } = await import('./persist-local-drafts.ts');
  const values = await import('./draft-values.ts');
  await persistLocalDrafts();
  return { persistLocalDrafts, ...values };
}

const places = () => [...page.held.keys()];
const longEnough = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  page.user = 'anna';
  page.listeners = [];
  page.held.clear();
});
afterEach(() => void vi.useRealTimers());

test('what is typed is written for who typed it', async () => {
  const { setDraft } = await load();
  setDraft('remark/1', 'Window');
  await longEnough();
  expect(places()).toEqual(['typed/anna/remark/1']);
});

test('after a log-out nothing is written any more, neither what was typed before nor for whoever comes next', async () => {
  const { setDraft, persistLocalDrafts } = await load();
  setDraft('remark/1', 'Window');
  becomes('');
  await longEnough();
  expect(places()).toEqual([]);
  becomes('ben');
  await persistLocalDrafts();
  await longEnough();
  expect(places()).toEqual([]);
});

test('the next user’s words at the same place are his own, and nothing of the one before comes with them', async () => {
  const { setDraft, draftAt, persistLocalDrafts } = await load();
  setDraft('remark/1', 'Window');
  await longEnough();
  becomes('ben');
  expect(draftAt('remark/1')).toBeUndefined();
  setDraft('remark/1', 'Aisle');
  await persistLocalDrafts();
  await longEnough();
  expect(places()).toEqual(['typed/anna/remark/1', 'typed/ben/remark/1']);
  const written = JSON.stringify(page.held.get('typed/ben/remark/1'));
  expect([written.includes('Aisle'), written.includes('Window')]).toEqual([true, false]);
  expect(JSON.stringify(page.held.get('typed/anna/remark/1'))).toContain('Window');
});
