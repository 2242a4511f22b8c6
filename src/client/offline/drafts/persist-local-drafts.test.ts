import { expect, test, vi } from 'vitest';
import { BrowserLocks } from '../../../../tests/factories/browser-locks.ts';
import { eventually } from '../../../../tests/factories/eventually.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { guardedTexts } from '../../device/browser/texts.ts';
import { DraftSession } from './draft-session.ts';
import { OF_INTENT } from './local-drafts.ts';
import { memoryStore, memoryTexts, sampleKeeper } from './sample-drafts.ts';
import { writeAhead } from './write-ahead.ts';

/** Messages from other windows, and the device shared with them. */
const device = vi.hoisted(() => ({ hear: (id: string): unknown => id }));
const store = memoryStore();
const keeper = sampleKeeper(store, { now: () => new Date() });
vi.mock('../../api/session.ts', () => ({
  session: { get: () => ({ token: 't1', me: { userInfo: { id: 'u1' } } }), subscribe: () => () => undefined },
  accountOf: () => 'a',
}));
vi.mock('./say-storage.ts', () => ({ warnIfNotStored: () => undefined, notifyOnceStored: () => undefined }));
vi.mock('./drafts.ts', () => ({
  draftsReady: async () => undefined,
  draftAccount: async () => 'a',
  followDrafts: (listener: (id: string, isHere: boolean) => void) => {
    device.hear = (id) => listener(id, false);
  },
  keeper: { read: keeper.read.bind(keeper), locals: keeper.locals.bind(keeper), save: keeper.save.bind(keeper) },
  openForm: (definition: never, account: string, id: string, record: never) => {
    const noKey = async () => null;
    const ahead = writeAhead(guardedTexts(memoryTexts), noKey);
    return new DraftSession(
      { definition, account, id, tab: 'here', keeper, ahead, storage: { get: () => 'device' } },
      record,
    );
  },
  closeForm: () => undefined,
  storageState: { get: () => 'device', subscribe: () => () => undefined },
}));

test('what another window types is shown, and not taken away by hearing of it twice at once', async () => {
  const { persistLocalDrafts } = await import('./persist-local-drafts.ts');
  const { draftAt } = await import('./draft-values.ts');
  vi.useFakeTimers();
  await persistLocalDrafts();
  const change = { kind: 'local', version: 1, by: 'there', head: '', contents: { value: '"In a tunnel"' }, base: {} };
  await keeper.save('a', 'remark/1', change);
  device.hear('remark/1');
  device.hear('remark/1');
  await eventually(() => expect(draftAt('remark/1')?.value).toBe('In a tunnel'));
  // This window would write its changes within a moment.
  await vi.advanceTimersByTimeAsync(1000);
  expect(await keeper.read('a', 'remark/1')).toMatchObject({ state: 'ok' });
  vi.useRealTimers();
});

test('the group request that an earlier build kept at a place of its own becomes a draft', async () => {
  const { persistLocalDrafts } = await import('./persist-local-drafts.ts');
  const value = JSON.stringify({ journeys: [{ origin: 'HKG' }] });
  const change = { kind: 'local', version: 1, by: 'earlier', head: '', contents: { value }, base: {} };
  await keeper.save('a', 'group/request', change);
  await persistLocalDrafts();
  await eventually(async () => expect(await keeper.read('a', 'group/request')).toBeNull());
  const [draft] = await keeper.list('a');
  expect(draft?.kind).toBe('group-request');
  expect(draft?.doc.parts).toContainEqual(expect.objectContaining({ key: 'j0', content: '{"origin":"HKG"}' }));
});

test.each([
  ['after 25 hours', 25, 'Asia/Hong_Kong'],
  ['after half a year, in another zone', 4400, 'America/New_York'],
])('what was pasted is there as long as nobody is done with it: %s', async (_, hours, zone) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:30:00Z'), toFake: ['Date'] });
  vi.stubEnv('TZ', 'Asia/Hong_Kong');
  const change = {
    kind: 'local',
    version: 1,
    by: 'here',
    head: '',
    contents: { value: '"1 CA 101 Y 12DEC"' },
    base: {},
  };
  await keeper.save('a', `pnr/${hours}`, change);
  vi.setSystemTime(Date.now() + hours * 3_600_000);
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  const { persistLocalDrafts } = await import('./persist-local-drafts.ts');
  const { draftAt } = await import('./draft-values.ts');
  await persistLocalDrafts();
  await eventually(() => expect(draftAt(`pnr/${hours}`)?.value).toBe('1 CA 101 Y 12DEC'));
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('what was typed in a window that has gone is in the next one, and lies on the device at its place alone', async () => {
  vi.stubGlobal('navigator', new BrowserLocks().open());
  sessionStorage.clear();
  vi.resetModules();
  const change = { kind: 'local', version: 1, by: 'gone', head: '', contents: { value: '"HK 1"' }, base: {} };
  await keeper.save('a', 'window/gone/pnr', change);
  const { boxIsOpen, persistLocalDrafts } = await import('./persist-local-drafts.ts');
  const { draftAt, windowPlace } = await import('./draft-values.ts');
  boxIsOpen('a');
  await persistLocalDrafts();
  const ofWindows = async () => (await keeper.locals('a')).map(({ id }) => id).filter((id) => id.startsWith('window/'));
  await eventually(async () => expect(await ofWindows()).toEqual([windowPlace('pnr')]));
  expect(draftAt(windowPlace('pnr'))?.value).toBe('HK 1');
  vi.unstubAllGlobals();
});

test('a window waits for its own text, which a log-out had locked, before it takes that of one that has gone', async () => {
  vi.stubGlobal('navigator', new BrowserLocks().open());
  sessionStorage.clear();
  vi.resetModules();
  const typed = (text: string) => ({
    ...{ kind: 'local', version: 1, by: 'gone', head: '', base: {} },
    contents: { value: JSON.stringify(text) },
  });
  await keeper.save('a', 'window/gone/pnr-2', typed('of another window'));
  const { boxIsOpen, persistLocalDrafts } = await import('./persist-local-drafts.ts');
  const { draftAt, windowPlace } = await import('./draft-values.ts');
  await persistLocalDrafts();
  await eventually(() => expect(draftAt('window/gone/pnr-2')?.value).toBe('of another window'));
  await keeper.save('a', windowPlace('pnr-2'), typed('of this window'));
  boxIsOpen('a');
  await persistLocalDrafts();
  await eventually(() => expect(draftAt(windowPlace('pnr-2'))?.value).toBe('of this window'));
  expect(draftAt('window/gone/pnr-2')?.value).toBe('of another window');
  vi.unstubAllGlobals();
});

test('what was sent and not answered lies on the device before it goes out, and a press right after a restart waits for it', async () => {
  const page = async () => {
    vi.resetModules();
    const { persistLocalDrafts } = await import('./persist-local-drafts.ts');
    const intents = await import('../../api/intents.ts');
    const { draftsAt } = await import('./draft-values.ts');
    intents.expectIntentStore();
    return { ...intents, persistLocalDrafts, there: () => draftsAt(OF_INTENT).length };
  };
  const { correctAgency } = endpoints;
  const correction = (balance: number) => ({
    method: 'POST',
    path: '/a',
    body: JSON.stringify({ amount: 1, balance }),
  });
  const before = await page();
  await before.persistLocalDrafts();
  const sent: string[] = [];
  let lying: string[] = [];
  const lost = before.sendOnce('correctAgency', correctAgency, correction(0), async (key) => {
    sent.push(key);
    lying = (await keeper.locals('a')).map(({ id }) => id);
    throw new TypeError('Failed to fetch');
  });
  await expect(lost).rejects.toThrow('Failed to fetch');
  expect(lying).toContain(`intent/${sent[0]}`);
  const after = await page();
  const again = after.sendOnce('correctAgency', correctAgency, correction(1), async (key, { body }) => [key, body]);
  await after.persistLocalDrafts();
  // After a restart the seen state is refetched; the request is the same.
  expect(await again).toEqual([sent[0], correction(0).body]);
  expect(after.there()).toBe(0);
});
