import { expect, test } from 'vitest';
import { guardedTexts } from '../../device/browser/texts.ts';
import { importDraftKey } from '../../device/sealing.ts';
import { memoryStore, memoryTexts, sampleKeeper } from './sample-drafts.ts';
import { MEMORY_SLOT, writeAhead } from './write-ahead.ts';

const ME = '/api|u1';
const KEY = await importDraftKey(Buffer.alloc(32, 7).toString('base64'));

const typed = (text: string) => ({
  account: ME,
  id: 'remark/1',
  change: { kind: 'local', version: 1, by: 'tab', head: '', contents: { value: JSON.stringify(text) }, base: {} },
});

/** The pages of one device, one after the other, and its store. */
function device() {
  const texts = memoryTexts();
  const keeper = sampleKeeper(memoryStore());
  const page = async () => {
    const ahead = writeAhead(
      guardedTexts(() => texts),
      async () => KEY,
    );
    await ahead.ready(ME);
    return ahead;
  };
  const says = async () => {
    const found = await keeper.read(ME, 'remark/1');
    return found?.state === 'ok' ? found.record.doc.parts.map(({ content }) => content) : null;
  };
  return { keeper, page, says };
}

test('what is typed after a reload on a full device wins over what was typed before it', async () => {
  const { keeper, page, says } = device();
  const first = await page();
  first.put(typed('Window'), 'tab 1');
  const second = await page();
  await second.moveOn(sampleKeeper(memoryStore()), () => false);
  second.put(typed('Aisle'), MEMORY_SLOT);
  const third = await page();
  await third.moveOn(keeper, () => true);
  expect(await says()).toEqual(['"Aisle"']);
});

test('what the device holds again is not written once more by the next page', async () => {
  const { keeper, page, says } = device();
  const first = await page();
  first.put(typed('Window'), 'tab 1');
  const second = await page();
  await second.moveOn(keeper, () => false);
  second.dropMoved();
  const { account, id, change } = typed('Aisle');
  await keeper.save(account, id, change);
  const third = await page();
  await third.moveOn(keeper, () => true);
  expect(await says()).toEqual(['"Aisle"']);
});
