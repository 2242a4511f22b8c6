import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Writer, writeAtOnce, writeInTurns } from './query-writer.ts';

interface Answer {
  queryHash: string;
  text: string;
}

const order = (text: string): Answer => ({ queryHash: 'order', text });
let written: string[] = [];
const persist = async ({ text }: Answer) => void written.push(text);
const addAll = (writer: Writer<Answer>, texts: string[]) => {
  for (const text of texts) writer.add(order(text));
};

beforeEach(() => {
  written = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('an answer is written when it comes; of those that follow quickly the last is, a turn later', () => {
  const writer = writeAtOnce(persist, 1000);
  addAll(writer, ['first', 'second', 'third']);
  writer.add({ queryHash: 'another', text: 'another' });
  expect(written).toEqual(['first', 'another']);
  vi.advanceTimersByTime(1000);
  expect(written).toEqual(['first', 'another', 'third']);
  vi.advanceTimersByTime(1000);
  writer.add(order('much later'));
  expect(written.slice(3)).toEqual(['much later']);
});

test.each([writeAtOnce<Answer>, writeInTurns<Answer>])('what waits is written once when the page is hidden', (make) => {
  const writer = make(persist, 1000);
  addAll(writer, ['first', 'last']);
  writer.flush();
  vi.advanceTimersByTime(5000);
  expect(written.filter((text) => text === 'last')).toHaveLength(1);
});

test.each([writeAtOnce<Answer>, writeInTurns<Answer>])('nothing is written after a log-out', (make) => {
  const writer = make(persist, 1000);
  addAll(writer, ['first', 'last']);
  writer.stop();
  vi.advanceTimersByTime(5000);
  expect(written).not.toContain('last');
});
