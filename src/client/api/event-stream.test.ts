import { expect, test } from 'vitest';
import { createStreamReader } from './event-stream.ts';

test('a message cut in two by the network arrives once, whole', () => {
  const read = createStreamReader();
  expect(read('retry: 2000\n\nid: 7\ndata: {"type"')).toEqual([]);
  expect(read(':"counts"}\n\n: still here\n\n')).toEqual([{ id: '7', data: '{"type":"counts"}' }]);
});

test('several messages in one piece keep their order, and Windows line ends are read', () => {
  const read = createStreamReader();
  expect(read('id: 1\r\ndata: a\r\n\r\nid: 2\r\ndata: b\r\n\r\n')).toEqual([
    { id: '1', data: 'a' },
    { id: '2', data: 'b' },
  ]);
});

test('an id alone marks the place in the stream', () => {
  expect(createStreamReader()('id: 41\n\n')).toEqual([{ id: '41', data: null }]);
});
