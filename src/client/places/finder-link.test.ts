import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodePlaces } from '../../contract/dictionaries/encode-places.ts';
import type { CompactPlaces } from '../../contract/dictionaries/packed-places.ts';
import { pinyinOf } from '../../contract/dictionaries/pinyin.ts';
import { FinderLink, type FinderWorker } from './finder-link.ts';
import type { FinderLetter } from './finder-protocol.ts';
import { PlaceFinder } from './place-finder.ts';

/** A dictionary of towns with an airport each. */
function dictionaryOf(...towns: readonly (readonly [code: string, name: string])[]): CompactPlaces {
  const of = ([code, en]: readonly [string, string]) => ({
    code,
    country: 'XX',
    zone: 'UTC',
    names: { en, 'zh-cn': en, 'zh-tw': en },
    pinyin: pinyinOf(''),
    size: 10,
  });
  return encodePlaces({
    cities: towns.map((town) => ({ ...of(town), aliases: [], airports: [town[0]] })),
    airports: towns.map((town) => {
      const shortNames = { en: 'Field', 'zh-cn': 'Field', 'zh-tw': 'Field' };
      return { ...of(town), city: town[0], latitude: 0, longitude: 0, shortNames };
    }),
  });
}

const OLD = dictionaryOf(['AAA', 'Almond'], ['BBB', 'Birch']);
const NEW = dictionaryOf(['AAA', 'Almond'], ['CCC', 'Alder']);

const find = (query: string) => ({ kind: 'find', query, limit: 5, preferred: new Map<string, number>() }) as const;
const found = (...codes: string[]) => ({ kind: 'found', hits: codes.map((code) => ({ kind: 'airport', code })) });

/** A worker as the page sees it: messages are copied, and answered later unless it is dead. */
class FakeWorker extends EventTarget implements FinderWorker {
  readonly letters: FinderLetter[] = [];
  isSilent = false;
  isEnded = false;
  readonly #finder = new PlaceFinder();

  postMessage(letter: FinderLetter): void {
    const { id, ask } = structuredClone(letter);
    this.letters.push(letter);
    setTimeout(() => {
      if (this.isSilent || this.isEnded) return;
      this.say({ id, answer: this.#finder.answer(ask) });
    });
  }

  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

let workers: FakeWorker[];
let finders: PlaceFinder[];

function linkTo(start = () => new FakeWorker()): FinderLink {
  return new FinderLink({
    startWorker: () => {
      const worker = start();
      workers.push(worker);
      return worker;
    },
    loadFinder: () => {
      const finder = new PlaceFinder();
      finders.push(finder);
      return Promise.resolve(finder);
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  finders = [];
});

afterEach(() => vi.useRealTimers());

async function answered<T>(answer: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return answer;
}

describe('with a worker', () => {
  test('places are handed over once, ahead or with the first question', async () => {
    const link = linkTo();
    await answered(link.ask(OLD));
    expect(await answered(link.ask(OLD, find('birch')))).toEqual(found('BBB'));
    expect(await answered(link.ask(OLD, find('aaa')))).toEqual(found('AAA'));
    expect(workers).toHaveLength(1);
    expect(workers[0]?.letters.map(({ ask }) => ask.kind)).toEqual(['take', 'find', 'find']);
    expect(finders).toEqual([]);
  });

  test('questions asked while it gets ready are answered in their order', async () => {
    const link = linkTo();
    const order: string[] = [];
    const asked = ['a', 'al', 'alm'].map((query) => link.ask(OLD, find(query)).then(() => order.push(query)));
    await answered(Promise.all(asked));
    expect(order).toEqual(['a', 'al', 'alm']);
    expect(workers[0]?.letters.map(({ ask }) => ask.kind)).toEqual(['take', 'find', 'find', 'find']);
  });

  test('a newer dictionary is handed over, and searched from then on', async () => {
    const link = linkTo();
    expect(await answered(link.ask(OLD, find('al')))).toEqual(found('AAA'));
    const both = await answered(link.ask(NEW, find('al')));
    expect(both).toEqual({ kind: 'found', hits: expect.arrayContaining(found('AAA', 'CCC').hits) });
    expect(await answered(link.ask(NEW, find('birch')))).toEqual(found());
  });

  test('reads searches in words', async () => {
    const link = linkTo();
    const answer = await answered(
      link.ask(OLD, { kind: 'read', text: 'aaa birch 12dec', today: '2026-11-22', chosen: new Map() }),
    );
    expect(answer).toMatchObject({
      kind: 'read',
      words: { journeys: [{ origin: 'AAA', destination: 'BBB', date: '2026-12-12' }] },
    });
  });

  test('what is no answer of its own is passed over', async () => {
    const link = linkTo();
    const answer = link.ask(OLD, find('birch'));
    for (const data of [
      null,
      'ready',
      { id: 2 },
      { id: 2, answer: { kind: 'else' } },
      { id: 99, answer: found('QQQ') },
    ])
      workers[0]?.say(data);
    expect(await answered(answer)).toEqual(found('BBB'));
  });
});

describe('without a worker the page answers itself', () => {
  test('where none can be started', async () => {
    const link = linkTo(() => {
      throw new Error('Workers are refused');
    });
    await answered(link.ask(OLD));
    expect(await answered(link.ask(OLD, find('birch')))).toEqual(found('BBB'));
    expect(await answered(link.ask(NEW, find('alder')))).toEqual(found('CCC'));
    expect(finders).toHaveLength(1);
  });

  test('also to questions that come while its own finder loads', async () => {
    const link = linkTo(() => {
      throw new Error('Workers are refused');
    });
    const ready = link.ask(OLD);
    const first = link.ask(OLD, find('birch'));
    expect(await answered(Promise.all([ready, first]))).toEqual([{ kind: 'taken' }, found('BBB')]);
    expect(await answered(link.ask(OLD, find('almond')))).toEqual(found('AAA'));
    expect(finders).toHaveLength(1);
  });

  test('and asks for its finder again when that did not load', async () => {
    const refuse = () => {
      throw new Error('Workers are refused');
    };
    const load = vi
      .fn<() => Promise<PlaceFinder>>()
      .mockRejectedValueOnce(new Error('No connection'))
      .mockResolvedValue(new PlaceFinder());
    const link = new FinderLink({ startWorker: refuse, loadFinder: load });
    await expect(link.ask(OLD, find('birch'))).rejects.toThrow('No connection');
    expect(await link.ask(OLD, find('birch'))).toEqual(found('BBB'));
  });

  test.each(['error', 'messageerror'])('when it breaks off with %s, also what was under way', async (type) => {
    const link = linkTo();
    await answered(link.ask(OLD));
    const underWay = link.ask(OLD, find('birch'));
    workers[0]?.dispatchEvent(new Event(type));
    expect(await answered(underWay)).toEqual(found('BBB'));
    expect(await answered(link.ask(OLD, find('almond')))).toEqual(found('AAA'));
    expect(workers).toMatchObject([{ isEnded: true }]);
    expect(finders).toHaveLength(1);
  });

  test('when it falls silent', async () => {
    const link = linkTo();
    await answered(link.ask(OLD));
    if (workers[0]) workers[0].isSilent = true;
    expect(await answered(link.ask(OLD, find('birch')))).toEqual(found('BBB'));
    expect(workers).toMatchObject([{ isEnded: true }]);
  });

  test('and what is wrong with a question is told there', async () => {
    const link = linkTo();
    const damaged = { ...OLD, airports: { ...OLD.airports, size: '1' } };
    const refusal = link.ask(damaged, find('birch')).catch((reason: unknown) => reason);
    workers[0]?.dispatchEvent(new Event('error'));
    expect(await answered(refusal)).toMatchObject({ message: expect.stringContaining('Column size') });
  });
});
