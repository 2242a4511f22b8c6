import { expect, test } from 'vitest';
import { EMPTY, readAnswer } from './envelope.ts';

const empty = (status = 200) => new Response('', { status });

test('an empty body is the answer of a call that has nothing to tell', async () => {
  expect(await readAnswer(empty(), { returnsNoData: true })).toEqual({ code: 0, message: '', data: null });
});

test('an empty body of a call that asks for data is told apart from no answer, and says nothing of one that was refused', async () => {
  expect(await readAnswer(empty(), {})).toBe(EMPTY);
  expect(await readAnswer(empty(502), { returnsNoData: true })).toBeNull();
});

test('what the API says holds, whether a call has data to answer or not', async () => {
  const said = { code: 404_000, message: 'Not Found', data: null };
  expect(await readAnswer(Response.json(said), { returnsNoData: true })).toEqual(said);
});

test('an answer that broke off is none, also of a call that has nothing to tell', async () => {
  const broken = () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('lost')) }));
  expect(await readAnswer(broken(), { returnsNoData: true })).toBeNull();
  expect(await readAnswer(broken(), {})).toBeNull();
});
