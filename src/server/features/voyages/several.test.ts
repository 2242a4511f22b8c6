import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api } from '../../../../tests/factories/api.ts';
import { ticketedServer } from '../../../../tests/factories/ticketed-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { REFUSAL_MESSAGES } from '../../../contract/messages.ts';
import type { VoyageType } from '../../../contract/voyage-rules.ts';
import { auditLog } from '../../db/schema/audit.ts';

const { agents, clock, server, issued, op, read } = ticketedServer();
const desk = () => agents().as('provider.admin');

async function disrupted(type: VoyageType = 'change', inDays = 30) {
  const { id: orderId } = await issued({ adult: 1 }, { inDays });
  return desk().expect('raiseVoyage', { orderId, type, ...(type === 'change' ? { minutes: 90 } : {}) });
}
const idsOf = async (state: 'open' | 'past', who = op()) =>
  (await who.expect('voyages', { state, pageSize: 100 })).list.map(({ id }) => id);
const answeredTimes = async (id: string) =>
  (
    await server()
      .deps.db.select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, 'answerVoyage')))
  ).length;

test('several are accepted in one call, which says of each what became of it', async () => {
  const [one, two, gone] = [await disrupted(), await disrupted(), await disrupted('cancel_no_save')];
  await op().expect('answerVoyage', { id: two.id, decision: 'desk' });
  const stranger = '00000000-0000-4000-8000-000000000000';
  const ids = [one.id, two.id, gone.id, stranger, one.id];
  const { results } = await op().expect('answerVoyages', { ids, decision: 'accept', remark: 'The client agrees' });
  expect(results.map(({ id, code }) => [id, code])).toEqual([
    [one.id, 0],
    [two.id, REFUSALS.voyageAnswered.code],
    [gone.id, REFUSALS.noOtherFlights.code],
    [stranger, REFUSALS.notFound.code],
  ]);
  expect(results[0]?.voyage).toMatchObject({ decision: 'accept', allowed: [] });
  expect(results[1]).toMatchObject({
    voyage: null,
    message: REFUSAL_MESSAGES.voyageAnswered.en,
  });
  const order = await read(one.orderId);
  expect(order.journeys[0]?.segments[0]?.departure).toBe(one.after?.[0]?.segments[0]?.departure);
  expect(order.timeline.at(-1)?.text).toContain('The client agrees');
  expect(await idsOf('open')).toContain(gone.id);
});

test('each is accepted once, whoever else answers or sends the same call again', async () => {
  const all = [await disrupted(), await disrupted(), await disrupted()];
  const ids = all.map(({ id }) => id);
  const backwards = ids.toReversed();
  const first = { idempotencyKey: 'accept-all' };
  const answers = await Promise.all([
    op().expect('answerVoyages', { ids, decision: 'accept' }, first),
    agents().as('harbour.admin').expect('answerVoyages', { ids: backwards, decision: 'accept' }),
    ...ids.map((id) => agents().as('harbour.admin').call('answerVoyage', { id, decision: 'accept' })),
  ]);
  expect(answers).toHaveLength(5);
  for (const id of ids) expect(await answeredTimes(id)).toBe(1);
  const again = await op().expect('answerVoyages', { ids, decision: 'accept' }, first);
  const [before] = answers;
  expect(again).toEqual(before);
});

test('several are handed to the desk, and none of another agency is touched', async () => {
  const all = [await disrupted(), await disrupted('cancel_no_save')];
  const ids = all.map(({ id }) => id);
  const strangers = await agents().as('meridian.op').expect('answerVoyages', { ids, decision: 'desk' });
  expect(strangers.results.map(({ code }) => code)).toEqual(ids.map(() => REFUSALS.notFound.code));
  const { results } = await op().expect('answerVoyages', { ids, decision: 'desk' });
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
  const { list } = await desk().expect('deskQueue', { kind: 'disruption', pageSize: 100 });
  expect(list.map(({ orderId }) => orderId)).toEqual(expect.arrayContaining(all.map(({ orderId }) => orderId)));
});

test('the soonest departure stands first, and what has left is past and accepted no more', async () => {
  const [late, soon] = [await disrupted('change', 20), await disrupted('change', 10)];
  const listed = (await idsOf('open')).filter((id) => id === late.id || id === soon.id);
  expect(listed).toEqual([soon.id, late.id]);
  // The booked flight has departed, the new one has not.
  const [booked, offered] = [soon.before, soon.after].map((side) => side?.[0]?.segments[0]?.departure ?? '');
  // Sessions have expired.
  const later = () => api(server()).as('harbour.op');
  const departs = (local: string | undefined) => Date.parse(`${local}:00+08:00`);
  clock.set(new Date(departs(booked) + 60_000).toISOString());
  expect(await idsOf('open', later())).toContain(soon.id);
  clock.set(new Date(departs(offered)).toISOString());
  expect(await idsOf('open', later())).not.toContain(soon.id);
  expect(await idsOf('open', later())).toContain(late.id);
  const { list } = await later().expect('voyages', { state: 'past', pageSize: 100 });
  expect(list.find(({ id }) => id === soon.id)?.allowed).toEqual(['refund', 'otherFlight', 'desk']);
  const { results } = await later().expect('answerVoyages', { ids: [soon.id], decision: 'accept' });
  expect(results[0]).toMatchObject({ code: REFUSALS.flightsLeft.code, message: REFUSAL_MESSAGES.flightsLeft.en });
});
