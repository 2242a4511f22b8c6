import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { REMARK_LIMITS } from '../../../contract/limits.ts';
import { auditLog } from '../../db/schema/audit.ts';

describe('remarks on an order', () => {
  const clock = testClock();
  const supplier = scriptedSupplier(clock);
  let server: TestServer;
  let agents: Api;
  let order: FlightOrder;
  beforeAll(async () => {
    server = await startTestServer({ clock, airSuppliers: [supplier] });
    agents = api(server);
    order = await bookedOrder(server, supplier, agents.as('harbour.op'), { party: { adult: 1 } });
  });
  afterAll(() => server.close());

  const notesOf = ({ timeline }: FlightOrder) => timeline.filter(({ kind }) => kind === 'note').map(({ text }) => text);
  const audited = async () =>
    (await server.deps.db.select().from(auditLog).where(eq(auditLog.action, 'addOrderRemark'))).length;

  it('stand in the order’s history with their writer, and change nothing else of it', async () => {
    const text = 'Client wants seats together';
    const answer = await agents.as('harbour.op').expect('addOrderRemark', { id: order.id, text });
    expect(answer.timeline.at(-1)).toMatchObject({ kind: 'note', by: 'Harbour operations', text, status: null });
    const { timeline, ...rest } = await agents.as('harbour.admin').expect('flightOrder', { id: order.id });
    expect(timeline.at(-1)).toMatchObject({ text });
    expect(rest).toMatchObject({ status: order.status, version: order.version, remark: order.remark });
  });

  it('sent again with the same key are written and audited once, also when both arrive at the same time', async () => {
    const before = await audited();
    const remark = { id: order.id, text: 'Sent from a tunnel' };
    const send = () => agents.as('harbour.op').call('addOrderRemark', remark, { idempotencyKey: 'tunnel-0001' });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(new Set(answers.map(({ envelope }) => envelope.code))).toEqual(new Set([0]));
    const now = await agents.as('harbour.op').expect('flightOrder', { id: order.id });
    expect(notesOf(now).filter((text) => text === remark.text)).toHaveLength(1);
    expect(await audited()).toBe(before + 1);
  });

  it('are refused under a key that was used for other words', async () => {
    const key = { idempotencyKey: 'words-0001' };
    await agents.as('harbour.op').expect('addOrderRemark', { id: order.id, text: 'First' }, key);
    const { envelope } = await agents.as('harbour.op').call('addOrderRemark', { id: order.id, text: 'Other' }, key);
    expect(envelope.code).toBe(REFUSALS.idempotencyMismatch.code);
  });

  it('need words, and not too many', async () => {
    for (const text of ['', '   ', 'x'.repeat(REMARK_LIMITS.length + 1)]) {
      const { status, envelope } = await agents.as('harbour.op').call('addOrderRemark', { id: order.id, text });
      expect([status, Object.keys(Object(envelope.data).fields)]).toEqual([400, ['text']]);
    }
  });

  it('are for the agency’s own people only', async () => {
    const remark = { id: order.id, text: 'Not mine' };
    for (const stranger of ['meridian.op', 'quay.op']) {
      const { envelope } = await agents.as(stranger).call('addOrderRemark', remark);
      expect([stranger, envelope.code]).toEqual([stranger, REFUSALS.orderNotFound.code]);
    }
    const { envelope } = await agents.as('harbour.fin').call('addOrderRemark', remark);
    expect(envelope.code).toBe(REFUSALS.notAllowed.code);
  });

  it('end at a number that nobody reads through', async () => {
    const now = await agents.as('harbour.op').expect('flightOrder', { id: order.id });
    for (let i = notesOf(now).length; i < REMARK_LIMITS.remarks; i++)
      await agents.as('harbour.op').expect('addOrderRemark', { id: order.id, text: `Remark ${i}` });
    const { envelope } = await agents.as('harbour.op').call('addOrderRemark', { id: order.id, text: 'One more' });
    expect(envelope.code).toBe(REFUSALS.tooManyRemarks.code);
    expect(envelope.message).toContain(String(REMARK_LIMITS.remarks));
  });
});
