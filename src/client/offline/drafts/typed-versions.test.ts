import { expect, test } from 'vitest';
import { memoryStore } from './sample-drafts.ts';
import { returnVersion, writeVersion } from './typed-versions.ts';

const KEY = 'typed/a/remark/1';

function field() {
  const store = memoryStore();
  let others = 0;
  const newId = () => `o${++others}`;
  const type = (text: string, seen: string) => writeVersion(store, KEY, { text, savedAt: 'now', seen, newId });
  const bring = (text: string) => returnVersion(store, KEY, { text, savedAt: 'before' }, newId);
  const lies = async () => Object.fromEntries((await store.entries()).map(([key, value]) => [key, Object(value).text]));
  /** The page goes after the first thing that is written. */
  const cutOff = async (work: () => Promise<void>) => {
    const { set } = store;
    let writes = 0;
    store.set = (...given) => (++writes > 1 ? Promise.reject(new Error('gone')) : set(...given));
    await expect(work()).rejects.toThrow('gone');
    store.set = set;
  };
  return { type, bring, cutOff, lies };
}

test('who goes on with what lies there replaces it', async () => {
  const { type, lies } = field();
  await type('Half', '');
  await type('Half a thought', 'Half');
  await type('A thought', 'Half a thought');
  expect(await lies()).toEqual({ [KEY]: 'A thought' });
});

test('what another tab typed there meanwhile stays beside', async () => {
  const { type, lies } = field();
  await type('Theirs', '');
  await type('Mine', '');
  expect(await lies()).toEqual({ [KEY]: 'Mine', [`${KEY}~o1`]: 'Theirs' });
});

test('two who type in turns keep one text each', async () => {
  const { type, lies } = field();
  await type('A', '');
  await type('B', '');
  await type('A on', 'A');
  await type('B on', 'B');
  await type('A again', 'A on');
  expect(
    Object.values(await lies())
      .map(String)
      .toSorted(),
  ).toEqual(['A again', 'B on']);
});

test('a write that was cut off and is made again puts nothing beside twice', async () => {
  const { type, cutOff, lies } = field();
  await type('Theirs', '');
  await cutOff(() => type('Mine', ''));
  await type('Mine', '');
  expect(
    Object.values(await lies())
      .map(String)
      .toSorted(),
  ).toEqual(['Mine', 'Theirs']);
});

test('who is done takes the own text along, and nobody else’s', async () => {
  const { type, lies } = field();
  await type('Mine', '');
  await type('Theirs', '');
  await type('', 'Mine');
  expect(await lies()).toEqual({ [KEY]: 'Theirs' });
  await type('', 'Theirs');
  expect(await lies()).toEqual({});
});

test('what comes back after a log-in takes its place, or lies beside what was typed since', async () => {
  const { type, bring, lies } = field();
  await bring('Before');
  await bring('Before');
  expect(await lies()).toEqual({ [KEY]: 'Before' });
  await type('Since', 'Before');
  await bring('Before');
  expect(await lies()).toEqual({ [KEY]: 'Since', [`${KEY}~o1`]: 'Before' });
});
