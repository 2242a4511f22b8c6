import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databases } from '../../../tests/factories/browser-databases.ts';
import { importDraftKey, isSealedBox } from '../device/sealing.ts';
import { openQueryStore } from './query-store.ts';
import { type Seal, sealedAnswers } from './sealed-answers.ts';

vi.mock('idb-keyval', () => import('../../../tests/factories/browser-databases.ts'));

const keyOf = (letter: string) => importDraftKey(Buffer.alloc(32, letter).toString('base64'));
const ANNA: Seal = { key: await keyOf('a'), named: '/api|anna' };
const OTHER: Seal = { key: await keyOf('b'), named: '/api|anna' };

/** The result of a search for a traveller. */
function answer(q: string, updatedAt: number, surname = 'CHEN'): PersistedQuery {
  const queryKey = ['anna', 'travellers', { q }];
  return {
    ...{ buster: 'v1', queryKey, queryHash: JSON.stringify(queryKey) },
    state: {
      ...{ data: { list: [{ surname, document: 'E12345678' }] }, dataUpdateCount: 1, dataUpdatedAt: updatedAt },
      ...{ error: null, errorUpdateCount: 0, errorUpdatedAt: 0, fetchFailureCount: 0, fetchFailureReason: null },
      ...{ fetchMeta: null, isInvalidated: false, status: 'success', fetchStatus: 'idle' },
    },
  };
}

/** Its name in an earlier version, in plain text. */
const plain = (q: string) => `answer-${answer(q, 1).queryHash}`;

function page(seal: Seal | null) {
  const store = openQueryStore('anna');
  return { store, ...sealedAnswers(store, async () => seal) };
}

const NAME = 'interline-queries-anna';
const held = () => {
  const inIt = databases.get(NAME) ?? new Map<string, unknown>();
  databases.set(NAME, inIt);
  return inIt;
};
/** All that is readable in the database. */
const readable = () =>
  [...held()]
    .map(([key, value]) => key + JSON.stringify(value) + Buffer.from(Object(value).data ?? []).toString('latin1'))
    .join();
/** Sorted: boxes are opened in parallel, in any order. */
const surnames = async (seal: Seal | null) => {
  const { answers } = await page(seal).readAll();
  return answers.map(([, { state }]) => String(Object(state.data).list[0].surname)).toSorted();
};

beforeEach(() => databases.clear());
afterEach(() => void vi.restoreAllMocks());

test('neither what was answered nor what was asked can be read on the device, and the account reads all of it', async () => {
  const { write, readAll } = page(ANNA);
  const chen = answer('chen', 1);
  await write(chen);
  expect(readable()).not.toMatch(/chen|E12345678|anna/i);
  expect([...held().keys()][0]).toMatch(/^answer-travellers-/);
  expect((await readAll()).answers.map(([, query]) => query)).toEqual([chen]);
});

test('the name of an answer is the same for its question and key alone: no list of names finds out what was asked', async () => {
  const names = new Set<string>();
  for (const [seal, q] of [
    [ANNA, 'chen'],
    [ANNA, 'wong'],
    [OTHER, 'chen'],
  ] as const)
    for (const updatedAt of [1, 2]) {
      databases.clear();
      await page(seal).write(answer(q, updatedAt));
      for (const name of held().keys()) names.add(name);
    }
  expect(names.size).toBe(3);
});

test('without a key nothing is written, and what lies there stays and is not shown', async () => {
  await page(null).write(answer('chen', 1));
  expect(held().size).toBe(0);
  await page(ANNA).write(answer('chen', 1));
  expect(await page(null).readAll()).toEqual({ answers: [], useless: [] });
  expect(await surnames(ANNA)).toEqual(['CHEN']);
});

test('what the account’s key does not open is of no use', async () => {
  await page(OTHER).write(answer('chen', 1));
  expect(await page(ANNA).readAll()).toEqual({ answers: [], useless: [...held().keys()] });
});

test('a browser that refuses its cipher, or a device that does not say its key, keeps nothing and fails nobody', async () => {
  vi.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new DOMException('refused', 'OperationError'));
  // A separate key: secrets of names are cached by key.
  await page({ ...ANNA, key: await keyOf('c') }).write(answer('chen', 1));
  const store = openQueryStore('anna');
  const silent = sealedAnswers(store, () => Promise.reject(new Error('no answer')));
  await silent.write(answer('chen', 1));
  expect(held().size).toBe(0);
  held().set(plain('chen'), answer('chen', 1));
  expect((await silent.readAll()).answers).toHaveLength(1);
});

test('of two answers to one question the one that came last is kept, however long the first took to seal', async () => {
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  let letGo = (): void => undefined;
  const isHeldUp = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { write } = page(ANNA);
  // The secret of names is cached by then.
  await write(answer('wong', 1));
  vi.spyOn(crypto.subtle, 'encrypt')
    .mockImplementationOnce(async (...asked) => {
      await isHeldUp;
      return encrypt(...asked);
    })
    .mockImplementationOnce(async (...asked) => {
      const box = await encrypt(...asked);
      // After all immediate consequences.
      setImmediate(letGo);
      return box;
    });
  const both = [write(answer('chen', 1, 'FIRST')), write(answer('chen', 2, 'LAST'))];
  await Promise.all(both);
  expect(await surnames(ANNA)).toEqual(['CHEN', 'LAST']);
});

test('a log-out while an answer is being sealed leaves nothing', async () => {
  const { write, store } = page(ANNA);
  const writing = write(answer('chen', 1));
  await store.clear();
  await writing;
  expect(held().size).toBe(0);
});

test('what an app that did not seal has left is shown, and sealed in its place', async () => {
  await page(ANNA).write(answer('wong', 3, 'WONG'));
  held().set(plain('chen'), answer('chen', 1));
  const { readAll, sealPlain } = page(ANNA);
  const { answers } = await readAll();
  expect(answers).toHaveLength(2);
  await sealPlain(answers);
  expect([...held().values()].every(isSealedBox)).toBe(true);
  expect(readable()).not.toContain('chen');
  expect(await surnames(ANNA)).toEqual(['CHEN', 'WONG']);
});

test('without a key it stays as it is, for the start that has one', async () => {
  held().set(plain('chen'), answer('chen', 1));
  const { readAll, sealPlain } = page(null);
  const { answers } = await readAll();
  await sealPlain(answers);
  expect(await surnames(null)).toEqual(['CHEN']);
  expect([...held().keys()]).toEqual([plain('chen')]);
});

test('a newer answer that comes before that is done stays, whoever wrote it', async () => {
  const { readAll, sealPlain, write } = page(ANNA);
  for (const q of ['chen', 'wong']) held().set(plain(q), answer(q, 1, 'OLD'));
  const { answers } = await readAll();
  await write(answer('chen', 2, 'NEW'));
  held().set(plain('wong'), answer('wong', 2, 'NEWER'));
  await sealPlain(answers);
  expect(await surnames(ANNA)).toEqual(['NEW', 'NEWER']);
  expect([...held().keys()].filter((name) => name === plain('chen'))).toEqual([]);
});

test('of an answer that lies there sealed and plain the newer one is shown, and the other is of no use', async () => {
  const { readAll, write } = page(ANNA);
  await write(answer('chen', 2));
  const [sealed = ''] = held().keys();
  const found = [];
  for (const updatedAt of [1, 2, 3]) {
    held().set(plain('chen'), answer('chen', updatedAt));
    const { answers, useless } = await readAll();
    found.push([answers.map(([, { state }]) => state.dataUpdatedAt), useless]);
  }
  expect(found).toEqual([
    [[2], [plain('chen')]],
    [[2], [plain('chen')]],
    [[3], [sealed]],
  ]);
});

test('a device that does not answer in time holds up no start', async () => {
  vi.useFakeTimers();
  const silent = sealedAnswers(openQueryStore('anna'), () => new Promise(() => undefined));
  const reading = silent.readAll();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await reading).toEqual({ answers: [], useless: [] });
  vi.useRealTimers();
});
