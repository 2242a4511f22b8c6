import { beforeEach, expect, test, vi } from 'vitest';
import { guardedTexts } from '../../device/browser/texts.ts';
import { importDraftKey } from '../../device/sealing.ts';
import { memoryStore, memoryTexts, sampleKeeper } from './sample-drafts.ts';
import { writeAhead } from './write-ahead.ts';

const ME = '/api|u1';
const KEY = await importDraftKey(Buffer.alloc(32, 7).toString('base64'));

vi.mock('../../api/call.ts', () => ({ apiBase: async () => '/api' }));
vi.mock('../../api/session.ts', () => ({
  session: { get: () => ({ me: { userInfo: { id: 'u1' } } }), subscribe: () => () => undefined },
  accountOf: () => 'u1',
}));
vi.mock('../../device/device-keys.ts', () => ({
  keyring: { keyOf: async (account: string) => (account === ME ? KEY : null) },
}));

let texts = memoryTexts();
let page = new EventTarget();

beforeEach(() => {
  vi.resetModules();
  texts = memoryTexts();
  page = new EventTarget();
  vi.stubGlobal('localStorage', texts);
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
});

/** A page whose drafts are still loading, with a rendered field. */
async function load() {
  const { guardEarlyValues } = await import('./early-values.ts');
  await guardEarlyValues();
  return import('./draft-values.ts');
}

/** What the next page reads at a place. */
async function foundNext(id: string, store = memoryStore()): Promise<unknown> {
  const keeper = sampleKeeper(store);
  const next = writeAhead(
    guardedTexts(() => texts),
    async () => KEY,
  );
  await next.moveOn(keeper, () => true);
  const found = await keeper.read(ME, id);
  return found?.state === 'ok' ? found.record.doc.parts.map(({ content }) => content) : null;
}

test('what is typed before the drafts of the device are open outlives a page that goes at once', async () => {
  const { setDraft } = await load();
  setDraft('remark/1', 'Window sea');
  setDraft('remark/1', 'Window seat');
  page.dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify([texts.key(0), texts.getItem(texts.key(0) ?? '')])).not.toContain('Window');
  expect(await foundNext('remark/1')).toEqual(['"Window seat"']);
});

test('it is merged with what lies there, and what a form has taken is not written twice', async () => {
  const { setDraft, setDraftKeeper } = await load();
  const store = memoryStore();
  const change = { kind: 'local', version: 1, by: 'there', head: '', contents: { value: '"Aisle"' }, base: {} };
  await sampleKeeper(store).save(ME, 'remark/1', change);
  setDraft('remark/1', 'Aisle, please');
  setDraft('remark/2', 'Taken');
  setDraftKeeper((place) => place === 'remark/2');
  page.dispatchEvent(new Event('pagehide'));
  expect(texts.length).toBe(1);
  expect(await foundNext('remark/1', store)).toEqual(['"Aisle, please"']);
});
