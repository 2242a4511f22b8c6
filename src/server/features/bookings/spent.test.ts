import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { exportPath } from '../../../contract/exports.ts';
import { type SpentBy, spentBy } from '../../../contract/ticket-fates.ts';

let server: TestServer;
let agents: Api;
beforeAll(async () => {
  server = await startTestServer();
  agents = api(server);
});
afterAll(() => server.close());

const op = () => agents.as('harbour.op');
const drain = () => server.deps.jobs.drain();
const readTrain = (id: string) => op().expect('trainOrder', { id });

/** What ended a booking's tickets, according to the list. */
async function listed(id: string): Promise<SpentBy | null | undefined> {
  const { list } = await op().expect('bookings', { bookingId: id });
  return list.find((row) => row.id === id)?.spentBy;
}

/** A booking's status in the sheet, in simplified Chinese. */
async function sheetStatus(id: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${await op().token()}`, 'accept-language': 'zh-cn' };
  const url = `/api${exportPath('orders')}`;
  const answer = await server.app.inject({ method: 'POST', url, headers, payload: { bookingId: id } });
  const [head = [], row = []] = await readSheet(answer.rawPayload);
  return row[head.indexOf('状态')];
}

/** A train for two, ticketed by the railway. */
async function issuedForTwo(train: string) {
  const { verificationId } = await op().expect('verifyTrain', {
    id: `${train}.2026-11-27.VNP.AOH.second`,
    passengers: { adult: 2, child: 0 },
  });
  const { contact } = GOOD_INPUTS.createTrainOrder;
  const passengers = [passenger(), passenger()];
  const { id, total } = await op().expect('createTrainOrder', { verificationId, passengers, contact });
  await op().expect('payTrainOrder', { id, channel: 'balance', amount: total });
  await drain();
  const [first = '', second = ''] = (await readTrain(id)).passengers.map((person) => person.id);
  return { id, first, second };
}

async function refunded(id: string, passengers: string[]): Promise<void> {
  const refund = await op().expect('refundTrainOrder', { id, passengers });
  await drain();
  await op().expect('confirmTrainOrder', { id: refund.id });
  await drain();
  expect((await readTrain(refund.id)).status).toBe('refunded_reimbursed');
}

describe('bookings whose tickets nobody travels on any more', () => {
  it.each(['harbour.op', 'quay.op', 'meridian.op'])('are told from the others in the list of %s', async (agent) => {
    const { list } = await agents.as(agent).expect('bookings', { pageSize: 100, status: 'issued,changed' });
    const causes = new Set<SpentBy | null>();
    for (const { id, product, spentBy: said = null } of list) {
      const one = agents.as(agent);
      const { passengers } =
        product === 'train' ? await one.expect('trainOrder', { id }) : await one.expect('flightOrder', { id });
      expect(said, id).toBe(spentBy(passengers));
      causes.add(said);
    }
    expect([...causes]).toEqual(expect.arrayContaining([null, 'refunded', 'voided']));
  });

  it('are those of which everybody’s ticket was changed or given back', async () => {
    const { id, first, second } = await issuedForTwo('G131');
    await refunded(id, [first]);
    expect(await listed(id)).toBeNull();
    expect(await sheetStatus(id)).toBe('沙盒 · 已出票');
    expect((await readTrain(id)).actions).toContainEqual({ action: 'refund', allowed: true });

    const option = 'G133.2026-11-27.VNP.AOH.second';
    const change = await op().expect('changeTrainOrder', { id, passengers: [second], option });
    await drain();
    await drain();
    expect((await readTrain(change.id)).status).toBe('changed');
    expect(await listed(id)).toBe('several');
    expect(await listed(change.id)).toBeNull();
    expect((await op().expect('trainOrders', { q: id })).list.find((row) => row.id === id)?.spentBy).toBe('several');
    const shut = { allowed: false, reason: 'requested' };
    expect((await readTrain(id)).actions).toEqual(
      expect.arrayContaining([
        { action: 'change', ...shut },
        { action: 'refund', ...shut },
      ]),
    );

    await refunded(
      change.id,
      (await readTrain(change.id)).passengers.map((person) => person.id),
    );
    expect(await listed(change.id)).toBe('refunded');
    expect(await sheetStatus(change.id)).toBe('沙盒 · 已改签 · 已退票');
    expect((await readTrain(change.id)).actions).toEqual([{ action: 'refund', ...shut }]);
  });
});
