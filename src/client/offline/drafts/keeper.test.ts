import { expect, test } from 'vitest';
import { sealedValues } from '../../device/sealed-values.ts';
import { importDraftKey } from '../../device/sealing.ts';
import { memoryStore, sampleKeeper } from './sample-drafts.ts';

const CHANGE = { kind: 'sample', version: 1, by: 'tab', head: '{}', contents: { p0: '"LI"' }, base: {} };

test.each([
  ['booked', true],
  ['thrown away', false],
])('an answer about a draft that was %s meanwhile does not bring it back', async (_, isBooked) => {
  const keeper = sampleKeeper(memoryStore());
  const record = await keeper.save('a', 'd1', CHANGE);
  expect(record).not.toBeNull();
  await keeper.bin('a', 'd1', isBooked);
  await keeper.revise('a', 'd1', () => record);
  expect(await keeper.list('a')).toEqual([]);
});

test('a window that is done with a text leaves what another window has typed there since', async () => {
  const keeper = sampleKeeper(memoryStore());
  const typed = (
    by: string,
    contents: Record<string, string>,
    base: Record<string, { rev: number; content: string }>,
  ) => keeper.save('a', 'remark/1', { kind: 'local', version: 1, by, head: '', contents, base });
  await typed('one', { value: '"first"' }, {});
  const known = { value: { rev: 1, content: '"first"' } };
  await typed('two', { value: '"second"' }, known);
  const left = await typed('one', {}, known);
  expect(left?.doc.parts.map(({ content }) => content)).toEqual(['"second"']);
  await typed('two', {}, { value: { rev: 2, content: '"second"' } });
  expect(await keeper.read('a', 'remark/1')).toBeNull();
});

test('a text whose user has just been logged out stays where it is, and is there after the next log-in', async () => {
  const me = '/api|u1';
  let key: CryptoKey | null = await importDraftKey(Buffer.alloc(32, 7).toString('base64'));
  const known = key;
  const held = new Map<string, unknown>();
  const isLocked = async () => key === null;
  const keeper = sampleKeeper(
    sealedValues(memoryStore(held), async () => key),
    { isLocked },
  );
  const change = (text: string) => ({ ...CHANGE, kind: 'local', contents: { value: JSON.stringify(text) } });
  await keeper.save(me, 'remark/1', change('Window seat'));
  const places = [...held.keys()];
  key = null;
  await expect(keeper.save(me, 'remark/1', change('Aisle'))).rejects.toThrow('the device store failed');
  await expect(keeper.setAside(me, 'remark/1')).rejects.toThrow('the device store failed');
  expect([...held.keys()]).toEqual(places);
  key = known;
  expect(await keeper.read(me, 'remark/1')).toMatchObject({
    record: { doc: { parts: [{ content: '"Window seat"' }] } },
  });
});
