import { expect, test } from 'vitest';
import { DONE, LOST, remark, sampleOutbox } from './sample-outbox.ts';

const ME = 'api|u1';
const DAY = 86_400_000;

test('what may have arrived is sent by itself as long as the server surely knows its key, and asked about afterwards', async () => {
  const { tab, run, clock } = sampleOutbox();
  const outbox = tab();
  const { id } = await outbox.add(remark('lost'));
  await outbox.add(remark('next'));
  await run(outbox, () => LOST);
  clock.ms += 29 * DAY;
  expect(await run(outbox, ({ input }) => (input.text === 'lost' ? LOST : DONE), true)).toEqual([]);
  clock.ms += 2 * DAY;
  const sent: unknown[] = [];
  const answer = ({ input }: { input: Readonly<Record<string, unknown>> }) => {
    sent.push(input.text);
    return DONE;
  };
  await run(outbox, answer, true);
  expect(sent).toEqual(['next']);
  expect(await outbox.list(ME)).toMatchObject([
    { id, state: 'refused', refused: { unsure: true }, maybeArrived: true },
  ]);

  // The user reviewed it and resends: under its key, in case the server knows it.
  await outbox.again(ME, id);
  expect(await run(outbox, () => LOST)).toEqual([]);
  clock.ms += DAY;
  expect(await run(outbox, () => DONE, true)).toEqual([id]);
});

test('what surely did not arrive waits for ever and is sent', async () => {
  const { tab, run, clock } = sampleOutbox();
  const outbox = tab();
  const { id } = await outbox.add(remark('written in a tunnel'));
  clock.ms += 400 * DAY;
  expect(await run(outbox, () => DONE)).toEqual([id]);
});

test('a clock that jumps loses nothing: where it hides how long ago something was sent, that is asked', async () => {
  const { tab, run, clock } = sampleOutbox();
  const outbox = tab();
  const { id } = await outbox.add(remark('sent by a clock of next year'));
  await run(outbox, () => LOST);
  clock.ms -= 365 * DAY;
  expect(await run(outbox, () => DONE, true)).toEqual([]);
  expect(await outbox.list(ME)).toMatchObject([{ id, state: 'refused', refused: { unsure: true } }]);
  await outbox.again(ME, id);
  expect(await run(outbox, () => DONE)).toEqual([id]);
});

test('a clock that was set back keeps nothing waiting for its return', async () => {
  const { tab, run, clock } = sampleOutbox();
  const outbox = tab();
  const { id } = await outbox.add(remark('refused for now'));
  await run(outbox, () => ({ state: 'later', arrived: false, fault: false }));
  clock.ms -= 60 * DAY;
  expect(await run(outbox, () => DONE)).toEqual([id]);
});
