import { expect, test } from 'vitest';
import { readLocals } from './local-drafts.ts';
import { openOthers } from './other-versions.ts';

const context = { now: new Date('2026-11-20T02:00:00.000Z'), newId: () => crypto.randomUUID() };
const text = (words: string, minute: number) => ({ text: words, savedAt: `2026-11-20T01:0${minute}:00.000Z` });
const valueOf = (record: { doc: { parts: readonly { content: string }[] } } | undefined): unknown =>
  JSON.parse(record?.doc.parts[0]?.content ?? 'null');

test('texts of earlier builds are read, with what lay beside them', () => {
  const lying = [
    ['remark/1~v1', text('An older thought', 1)],
    ['remark/1', text('A thought', 2)],
    ['own-name', text('Half a name', 3)],
  ] as const;
  const { records, write, remove } = readLocals('a', lying, context);
  expect(records.map((record) => [record.id, valueOf(record)])).toEqual([
    ['remark/1', 'A thought'],
    ['own-name', 'Half a name'],
  ]);
  const others = records.flatMap((record) => openOthers(record, context.now));
  expect(others.map(({ content }) => JSON.parse(content))).toEqual(['An older thought']);
  expect([write.length, remove]).toEqual([2, ['remark/1~v1']]);
});

test('forms of earlier builds are read as forms, and texts that look like one as texts', () => {
  const form = JSON.stringify({ traveller: null, values: { surname: 'LI' } });
  const lying = [
    ['traveller/new', text(form, 1)],
    ['remark/1', text(form, 1)],
  ] as const;
  expect(readLocals('a', lying, context).records.map(valueOf)).toEqual([JSON.parse(form), form]);
});

test('what lies there as this build keeps it is left alone, and so is what a newer one keeps', () => {
  const [record] = readLocals('a', [['remark/1', text('A thought', 2)]], context).records;
  const lying = [
    ['remark/1', record],
    ['remark/2', { format: 9 }],
    ['remark/3', 'torn'],
  ] as const;
  expect(readLocals('a', lying, context)).toEqual({ records: [record], write: [], remove: [] });
});
