import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHead, parseRecord } from './draft-record.ts';
import { memoryStore, sampleKeeper } from './sample-drafts.ts';

const CHANGE = { kind: 'flight-passengers', version: 1, by: 'tab', head: '{}', contents: { p0: '{}' }, base: {} };

test('a record reads as it was written', async () => {
  const store = memoryStore();
  const saved = await sampleKeeper(store).save('a', 'd1', CHANGE);
  expect(parseRecord(await store.get('draft/a/d1'))).toEqual({ state: 'ok', record: saved });
});

test('a record of a newer app is told from a damaged one', async () => {
  const saved = await sampleKeeper(memoryStore()).save('a', 'd1', CHANGE);
  expect(parseRecord({ ...saved, format: 2 }).state).toBe('future');
  expect(parseRecord({ ...saved, doc: { rev: 1 } }).state).toBe('broken');
  expect(parseRecord({ ...saved, seq: '1' }).state).toBe('broken');
});

test('nothing that may lie in storage throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(['ok', 'future', 'broken']).toContain(parseRecord(value).state);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseHead(text).title).toMatchObject({ route: expect.any(Array), dates: expect.any(Array) });
    }),
  );
});
