import { expect, test } from 'vitest';
import { layOver } from './merge-records.ts';
import { memoryStore, sampleKeeper } from './sample-drafts.ts';

const context = { now: new Date('2026-11-20T06:00:00Z'), newId: () => 'other-1' };

async function record(contents: Record<string, string>) {
  const change = { kind: 'flight-passengers', version: 1, by: 'tab', head: '{}', contents, base: {} };
  const saved = await sampleKeeper(memoryStore()).save('user-a', 'd1', change);
  if (!saved) throw new Error('not saved');
  return saved;
}
const textsOf = ({ doc }: Awaited<ReturnType<typeof record>>) =>
  Object.fromEntries(doc.parts.map(({ key, content }) => [key, content]));

test('what was typed since wins, what lay in the box stays beside it, and other parts come back', async () => {
  const merged = layOver(await record({ p0: '"BOXED"', p1: '"SECOND"' }), await record({ p0: '"TYPED"' }), context);
  expect(textsOf(merged)).toEqual({ p0: '"TYPED"', p1: '"SECOND"' });
  expect(merged.doc.others.map(({ part, content }) => [part, content])).toEqual([['p0', '"BOXED"']]);
});

test('what only came back from the server does not hide what was typed before the log-out', async () => {
  const boxed = await record({ p0: '"TYPED OFFLINE"' });
  const server = { p0: { rev: 1, content: '"ON THE SERVER"' } };
  const synced = { rev: 1, version: 1, head: '{}', parts: server, others: [] };
  const merged = layOver({ ...boxed, synced }, { ...(await record({ p0: '"ON THE SERVER"' })), synced }, context);
  expect(textsOf(merged)).toEqual({ p0: '"TYPED OFFLINE"' });
  expect(merged.synced).toEqual(synced);
});
