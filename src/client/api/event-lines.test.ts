import { expect, test } from 'vitest';
import { eventReader } from './event-lines.ts';

test('events are read over chunk borders, comments and keep-alives left out', () => {
  const read = eventReader();
  expect(read(': hello\n\nid: 7\ndata: {"type":"cou')).toEqual([]);
  expect(read('nts"}\n\n:\n\ndata: a\r\ndata: b\r\n\r\n')).toEqual([
    { id: '7', data: '{"type":"counts"}' },
    { id: null, data: 'a\nb' },
  ]);
});

test('an id without data is the place to go on from', () => {
  expect(eventReader()('retry: 2000\n\nid: 41\n\n')).toEqual([{ id: '41', data: null }]);
});
