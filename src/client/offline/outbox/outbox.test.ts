import { expect, test, vi } from 'vitest';
import { outboxPlace } from './outbox.ts';
import type { NewItem } from './outbox-record.ts';
import { DONE, LOST, remark, sampleOutbox } from './sample-outbox.ts';
import { type Outcome, outcomeOf } from './send.ts';

const ME = 'api|u1';
const texts = (records: readonly { input: Readonly<Record<string, unknown>> }[]) =>
  records.map(({ input }) => input.text);

test('what waits is sent in the order in which it was made, each under a key of its own', async () => {
  const { tab, run } = sampleOutbox();
  const outbox = tab();
  for (const text of ['one', 'two', 'three']) await outbox.add(remark(text));
  const sent: unknown[] = [];
  const keys = await run(outbox, ({ input }) => {
    sent.push(input.text);
    return DONE;
  });
  expect(sent).toEqual(['one', 'two', 'three']);
  expect(new Set(keys).size).toBe(3);
  expect(await outbox.list(ME)).toEqual([]);
});

test('two tabs that send at the same time send each item once', async () => {
  const { tab, run } = sampleOutbox();
  const [first, second] = [tab(), tab()];
  for (const text of ['one', 'two', 'three']) await first.add(remark(text));
  const done = await Promise.all([run(first, () => DONE), run(second, () => DONE)]);
  expect(done.flat()).toHaveLength(3);
  expect(new Set(done.flat()).size).toBe(3);
});

test('a lost answer keeps the key, waits longer each time, and lets nothing overtake', async () => {
  const { tab, run, clock } = sampleOutbox();
  const outbox = tab();
  const { id } = await outbox.add(remark('first'));
  await outbox.add(remark('second'));
  const tried: [string, number][] = [];
  for (let i = 0; i < 400; i++) {
    await run(outbox, (record) => {
      tried.push([record.id, clock.ms]);
      return LOST;
    });
    clock.ms += 1000;
  }
  expect(new Set(tried.map(([key]) => key))).toEqual(new Set([id]));
  const waits = tried.slice(1).map(([, at], i) => at - (tried[i]?.[1] ?? 0));
  expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000]);
  expect((await outbox.list(ME))[0]).toMatchObject({ id, state: 'waiting', maybeArrived: true });
  expect(await run(outbox, () => DONE, true)).toHaveLength(2);
});

test('an item that was never sent is taken back without a trace; one that is on its way is not', async () => {
  const { tab, run } = sampleOutbox();
  const [here, there] = [tab(), tab()];
  const { id: first } = await here.add(remark('taken back'));
  expect(await here.cancel(ME, first)).toBe(true);
  const { id } = await here.add(remark('on its way'));
  const answers: boolean[] = [];
  await run(here, async () => {
    answers.push(await there.cancel(ME, id), await there.edit(ME, id, { text: 'other' }));
    return DONE;
  });
  expect(answers).toEqual([false, false]);
  expect(await here.list(ME)).toEqual([]);
});

test('a refused item is set aside with the server’s words while the others go on', async () => {
  const { tab, run } = sampleOutbox();
  const outbox = tab();
  await outbox.add(remark('refused'));
  await outbox.add(remark('fine'));
  const no: Outcome = { state: 'refused', refused: { code: 409_010, message: 'No more.' } };
  expect(await run(outbox, ({ input }) => (input.text === 'refused' ? no : DONE))).toHaveLength(1);
  const [left] = await outbox.list(ME);
  expect(left).toMatchObject({ state: 'refused', refused: { message: 'No more.' } });
  expect(await run(outbox, () => DONE)).toEqual([]);

  await outbox.edit(ME, left?.id ?? '', { id: '2612048817', text: 'shorter' });
  const [edited] = await outbox.list(ME);
  expect(edited).toMatchObject({ state: 'waiting', refused: null, input: { text: 'shorter' } });
  expect(edited?.id).not.toBe(left?.id);
  expect(await run(outbox, () => DONE)).toEqual([edited?.id]);
});

test('an item on which the server breaks five times keeps the others waiting no longer', async () => {
  const { tab, run } = sampleOutbox();
  const outbox = tab();
  await outbox.add(remark('breaks'));
  await outbox.add(remark('fine'));
  const broken: Outcome = { state: 'later', arrived: null, fault: true };
  const server = ({ input }: { input: Readonly<Record<string, unknown>> }) => (input.text === 'breaks' ? broken : DONE);
  for (let i = 0; i < 4; i++) expect(await run(outbox, server, true)).toEqual([]);
  await run(outbox, server, true);
  expect(await run(outbox, server, true)).toHaveLength(1);
  const [left] = await outbox.list(ME);
  expect(left).toMatchObject({ state: 'refused', input: { text: 'breaks' } });
  await outbox.again(ME, left?.id ?? '');
  expect(await run(outbox, () => DONE)).toEqual([left?.id]);
});

test('what a tab was sending when it was killed waits again, under the same key', async () => {
  const { tab, run } = sampleOutbox();
  const outbox = tab();
  const { id } = await outbox.add(remark('torn'));
  await outbox.claim(ME, () => true, false);
  expect((await outbox.list(ME))[0]?.state).toBe('sending');
  expect(await run(tab(), () => DONE)).toEqual([id]);
});

test('a newer choice about the same thing replaces one that was never sent, and only such a one', async () => {
  const { tab, run } = sampleOutbox();
  const outbox = tab();
  const city = (text: string) => remark(text, { kind: 'own-config', subject: 'cities' });
  await outbox.add(city('HKG'), true);
  await outbox.add(remark('stays'), true);
  await outbox.add(city('SIN'), true);
  expect(texts(await outbox.list(ME))).toEqual(['stays', 'SIN']);
  await run(outbox, () => LOST);
  await run(outbox, ({ kind }) => (kind === 'own-config' ? LOST : DONE), true);
  await outbox.add(city('BKK'), true);
  expect(texts(await outbox.list(ME))).toEqual(['SIN', 'BKK']);
});

const edited = (changes: Partial<NewItem> = {}) =>
  remark('', {
    kind: 'changed-traveller',
    call: 'updateTraveller',
    input: { id: 't1', version: 2 },
    subject: 't1',
    ...changes,
  });

test('a change that goes on with one that waits stands on what that one stood on', async () => {
  const outbox = sampleOutbox().tab();
  const change = (name: string, version: number, before: string) =>
    outbox.add({ ...remark(''), kind: 'changed', subject: 't1', input: { name, version }, before }, true);
  await change('SI', 3, 'as the server has it');
  await change('SI WU', 3, 'as the first change has it');
  expect(await outbox.list(ME)).toMatchObject([{ input: { name: 'SI WU' }, before: 'as the server has it' }]);
  await change('LIU', 4, 'as it became');
  expect(await outbox.list(ME)).toMatchObject([{ input: { name: 'LIU' }, before: 'as it became' }]);
});

test('one that was sent before it came here keeps its key, and may have arrived', async () => {
  const { tab, run } = sampleOutbox();
  const outbox = tab();
  await outbox.add({ ...remark('lost'), id: 'first-key', maybeArrived: true });
  expect(await outbox.edit(ME, 'first-key', { text: 'other' })).toBe(false);
  expect(await run(outbox, () => DONE)).toEqual(['first-key']);
});

test('what was changed on top of a change stands on the version that this one became', async () => {
  const { tab, run } = sampleOutbox();
  const outbox = tab();
  await outbox.add(edited());
  await run(outbox, () => LOST);
  await outbox.add(edited({ input: { id: 't1', version: 2, phone: '1' } }), true);
  await outbox.add(edited({ kind: 'deleted-traveller', call: 'deleteTraveller' }));
  await outbox.add(edited({ subject: 't2', input: { id: 't2', version: 2 } }));
  const sent: unknown[] = [];
  await run(
    outbox,
    ({ subject, input }) => {
      sent.push([subject, input.version]);
      return { state: 'done', answer: { version: Number(input.version) + 1 } };
    },
    true,
  );
  expect(sent).toEqual([
    ['t1', 2],
    ['t1', 3],
    ['t1', 4],
    ['t2', 2],
  ]);
});

test('a refusal for an older version keeps the current record beside it', async () => {
  const data = { current: { id: 't1', version: 3 } };
  const stale = outcomeOf({ status: 409, code: 409_003, message: 'Changed.', session: false, data });
  expect(stale).toMatchObject({ state: 'refused', refused: { current: data.current } });
  const { tab, run } = sampleOutbox();
  const outbox = tab();
  await outbox.add(edited());
  await run(outbox, () => stale);
  expect(await outbox.list(ME)).toMatchObject([{ state: 'refused', refused: { current: { version: 3 } } }]);
});

test('one that may have arrived is not changed any more: it could be done twice', async () => {
  const { tab, run } = sampleOutbox();
  const outbox = tab();
  const { id } = await outbox.add(remark('sent, no answer'));
  await run(outbox, () => LOST);
  expect(await outbox.edit(ME, id, { text: 'other' })).toBe(false);
  expect(texts(await outbox.list(ME))).toEqual(['sent, no answer']);
});

test('another account’s items, damaged ones and those of a newer app are left alone', async () => {
  const { tab, run, held } = sampleOutbox();
  const outbox = tab();
  await outbox.add(remark('not mine', { account: 'api|u2' }));
  await outbox.add(remark('later', { kind: 'of-tomorrow' }));
  held.set(outboxPlace(ME, 'torn'), { format: 1, id: 'torn' });
  held.set(outboxPlace(ME, 'newer'), { format: 2, words: 'unknown' });
  await outbox.add(remark('mine'));
  const sent: unknown[] = [];
  await run(outbox, ({ input }) => {
    sent.push(input.text);
    return DONE;
  });
  expect(sent).toEqual(['mine']);
  expect(await outbox.unreadable(ME)).toBe(2);
  expect(texts(await outbox.list('api|u2'))).toEqual(['not mine']);
  expect(held.size).toBe(4);
});

test('an end of the session sends nothing more and loses nothing', async () => {
  const { tab, run } = sampleOutbox();
  const outbox = tab();
  await outbox.add(remark('one'));
  await outbox.add(remark('two'));
  let calls = 0;
  await run(outbox, () => {
    calls += 1;
    return { state: 'stop' };
  });
  expect(calls).toBe(1);
  expect((await outbox.list(ME)).map(({ state, maybeArrived }) => [state, maybeArrived])).toEqual([
    ['waiting', false],
    ['waiting', false],
  ]);
});

test('answers are told apart: later, refused for good, or no session', () => {
  const said = (status: number, code = 0, session = false) =>
    outcomeOf({ status, code, message: '', session, data: null }).state;
  expect([said(0), said(429, 429_001), said(503), said(500), said(409, 409_007)]).toEqual(Array(5).fill('later'));
  expect([said(400, 400_001), said(404, 404_002), said(403), said(409, 409_010)]).toEqual(Array(4).fill('refused'));
  expect(said(401, 200_005, true)).toBe('stop');
});

const removal = () =>
  remark('', { kind: 'deleted-traveller', call: 'deleteTraveller', input: { id: 't1' }, subject: 't1' });

test('what can be undone is held back that long, even from a hurry, and holds nobody else up', async () => {
  const { tab, run, clock } = sampleOutbox();
  const outbox = tab();
  const { id } = await outbox.add(removal(), true, 10_000);
  const { id: other } = await outbox.add(remark('at once'));
  clock.ms += 9999;
  expect(await run(outbox, () => DONE, true)).toEqual([other]);
  clock.ms += 1;
  expect(await run(outbox, () => DONE)).toEqual([id]);
});

test('undone in time it is never sent; let go it is sent at once; a clock set back holds nothing for long', async () => {
  const { tab, run, clock } = sampleOutbox();
  const outbox = tab();
  const { id } = await outbox.add(removal(), true, 10_000);
  expect(await outbox.cancel(ME, id)).toBe(true);
  const { id: second } = await outbox.add(removal(), true, 10_000);
  await outbox.letGo(ME);
  expect(await run(outbox, () => DONE)).toEqual([second]);
  const { id: third } = await outbox.add(removal(), true, 10_000);
  clock.ms -= 3_600_000;
  expect(await run(outbox, () => DONE)).toEqual([third]);
});

test('what is to be deleted and is not there any more is done', async () => {
  const { tab, run } = sampleOutbox();
  const outbox = tab();
  const { id } = await outbox.add(removal());
  const gone: Outcome = { state: 'refused', refused: { code: 404_001, message: 'Not Found' } };
  expect(await run(outbox, () => gone)).toEqual([id]);
  await outbox.add(remark('of an order that is gone'));
  expect(await run(outbox, () => gone)).toEqual([]);
  expect((await outbox.list(ME)).map(({ state }) => state)).toEqual(['refused']);
});

test('an answer that never comes is not waited for for good: the key is kept, and another tab can send', async () => {
  const { tab, run } = sampleOutbox();
  const outbox = tab();
  const { id } = await outbox.add(remark('into a dead line'));
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  const stuck = run(outbox, (_, { aborted }) => {
    expect(aborted).toBe(false);
    limit.abort();
    throw limit.signal.reason;
  });
  expect(await stuck).toEqual([]);
  timeout.mockRestore();
  expect(await outbox.list(ME)).toMatchObject([{ id, state: 'waiting', maybeArrived: true }]);
  expect(await run(tab(), () => DONE, true)).toEqual([id]);
});
