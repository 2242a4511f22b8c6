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
