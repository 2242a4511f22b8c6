import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../../tests/factories/eventually.ts';
import { ticketedServer } from '../../../../tests/factories/ticketed-server.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { returnTickets } from '../../orders/after-sales/return-tickets.ts';

const { clock, supplier, server, agents, op, read, drain, balance, again, issued } = ticketedServer();

describe('a void', () => {
  it('gives everything back inside its window', async () => {
    const order = await issued();
    const before = await balance();
    expect(order.actions).toContainEqual({ action: 'void', allowed: true });
    const { id, status } = await op().expect('voidFlightOrder', { id: order.id, reason: 0 });
    expect(status).toBe('void_proceeding');
    const waits = await read(order.id);
    expect(waits.passengers.map(({ givenBack }) => givenBack)).toEqual(order.passengers.map(() => null));
    await again(id);
    expect((await read(id)).status).toBe('voided_reimbursed');
    expect(await balance()).toBe(before + (await read(id)).total.amount);
    const done = await read(order.id);
    expect(done.passengers.map(({ givenBack }) => givenBack)).toEqual(order.passengers.map(() => 'voided'));
    const bill = await agents().as('harbour.fin').expect('orderBill', { id: order.id });
    expect([bill.status, bill.spentBy]).toEqual(['issued', 'voided']);
    for (const { actions } of [waits, done])
      for (const action of ['change', 'refund', 'void'] as const)
        expect(actions).toContainEqual({ action, allowed: false, reason: 'requested' });
  });

  it('takes the tickets of some, then those of the others, each for its own price', async () => {
    const order = await issued({ adult: 3 });
    const [start, each] = [await balance(), order.total.amount / 3];
    const [first = '', second = '', third = ''] = order.passengers.map(({ id }) => id);
    const one = await op().expect('voidFlightOrder', { id: order.id, passengers: [second], reason: 0 });
    expect(one.passengers).toHaveLength(1);
    const twice = await op().call('voidFlightOrder', { id: order.id, passengers: [second, third], reason: 0 });
    expect(twice.envelope.code).toBe(REFUSALS.alreadyRequested.code);
    await again(one.id);
    expect(await balance()).toBe(start + each);
    const half = await read(order.id);
    expect(half.passengers.map(({ givenBack }) => givenBack)).toEqual([null, 'voided', null]);
    expect(half.actions).toContainEqual({ action: 'void', allowed: true });
    // Concurrently, by two users: each has their own tickets.
    const rest = await Promise.all([
      op().expect('voidFlightOrder', { id: order.id, passengers: [first], reason: 0 }),
      agents()
        .as('harbour.admin')
        .expect('voidFlightOrder', { id: order.id, passengers: [third], reason: 0 }),
    ]);
    for (const { id } of rest) await again(id);
    expect(await balance()).toBe(start + order.total.amount);
    const done = await read(order.id);
    expect(done.passengers.map(({ givenBack }) => givenBack)).toEqual(['voided', 'voided', 'voided']);
    expect(done.actions).toContainEqual({ action: 'void', allowed: false, reason: 'requested' });
  });

  it('takes all whose tickets nothing was asked of, where it names nobody', async () => {
    const order = await issued({ adult: 3 });
    const start = await balance();
    const [, second = ''] = order.passengers.map(({ id }) => id);
    const one = await op().expect('voidFlightOrder', { id: order.id, passengers: [second], reason: 0 });
    const rest = await op().expect('voidFlightOrder', { id: order.id, reason: 0 });
    expect(rest.passengers).toHaveLength(2);
    const more = await op().call('voidFlightOrder', { id: order.id, reason: 0 });
    expect(more.envelope.code).toBe(REFUSALS.alreadyRequested.code);
    for (const { id } of [one, rest]) await again(id);
    expect(await balance()).toBe(start + order.total.amount);
  });

  it('says why, in the words of the remark where none of the reasons is it', async () => {
    const order = await issued();
    const open = await op().call('voidFlightOrder', { id: order.id, reason: 7 });
    expect(open.envelope.data).toEqual({ fields: { remark: 'Required' } });
    const { id } = await op().expect('voidFlightOrder', { id: order.id, reason: 7, remark: 'Booked twice' });
    expect((await read(id)).afterSales).toMatchObject({ reason: 7, remark: 'Booked twice' });
  });

  it('is of the order’s own passengers', async () => {
    const [order, other] = [await issued(), await issued()];
    const [stranger] = other.passengers;
    const strange = await op().call('voidFlightOrder', { id: order.id, passengers: [stranger?.id ?? ''], reason: 0 });
    expect(strange.envelope.code).toBe(REFUSALS.passengersMismatch.code);
  });

  it('is withdrawn before the supplier has it', async () => {
    const order = await issued();
    const { id } = await op().expect('voidFlightOrder', { id: order.id, reason: 0 });
    expect((await op().expect('cancelFlightOrder', { id })).status).toBe('void_canceled');
    const before = supplier.calls.void;
    await again(id);
    expect(supplier.calls.void).toBe(before);
  });

  it.each(['lost', 'hangs'] as const)('is not withdrawn once the supplier has it: its answer %s', async (answer) => {
    const order = await issued();
    const before = await balance();
    const { id } = await op().expect('voidFlightOrder', { id: order.id, reason: 0 });
    expect((await read(id)).actions).toContainEqual({ action: 'cancelVoid', allowed: true });
    const calls = supplier.calls.void;
    supplier.script.void = answer;
    const run = returnTickets(server().deps, id).catch(() => null);
    if (answer === 'lost') await run;
    await eventually(() => expect(supplier.calls.void).toBe(calls + 1));
    const withdrawn = await op().call('cancelFlightOrder', { id });
    expect(withdrawn.envelope.code).toBe(REFUSALS.statusConflict.code);
    expect((await read(id)).actions).toContainEqual({ action: 'cancelVoid', allowed: false, reason: 'handedOver' });
    const desk = agents().as('provider.admin');
    const refused = await desk.call('deskMove', { id, move: 'refuse', remark: 'Too late' });
    expect(refused.envelope.code).toBe(REFUSALS.statusConflict.code);
    expect((await desk.expect('deskOrder', { id })).can).toEqual(['fail', 'complete']);
    await again(id);
    const done = await read(id);
    expect(done.status).toBe('voided_reimbursed');
    expect(await balance()).toBe(before + done.total.amount);
    expect(supplier.calls.void).toBe(calls + 1);
  });

  it('that is withdrawn while its supplier is looked at is not told', async () => {
    const order = await issued();
    const { id } = await op().expect('voidFlightOrder', { id: order.id, reason: 0 });
    const calls = supplier.calls.void;
    const look = vi.spyOn(supplier, 'retrieve').mockImplementationOnce(async (ref) => {
      await op().expect('cancelFlightOrder', { id });
      return supplier.retrieve(ref);
    });
    await again(id);
    look.mockRestore();
    expect(supplier.calls.void).toBe(calls);
    expect((await read(id)).status).toBe('void_canceled');
  });

  it.each([
    ['voids the tickets in the end', 'issued', 'voided_reimbursed', 1],
    ['refuses in the end', 'refused', 'void_failed', 0],
  ] as const)('waits on a supplier that takes its time and %s', async (_, answer, status, times) => {
    const order = await issued();
    const before = await balance();
    supplier.script.void = 'pending';
    const { id } = await op().expect('voidFlightOrder', { id: order.id, reason: 0 });
    await again(id);
    expect((await read(id)).status).toBe('void_holding');
    supplier.settle(answer);
    await again(id);
    expect((await read(id)).status).toBe(status);
    expect(await balance()).toBe(before + times * order.total.amount);
  });

  it('that is asked for in the last seconds of its window goes to the supplier at once', async () => {
    const order = await issued();
    const before = await balance();
    clock.set(new Date(Date.parse(order.voidUntil ?? '') - 10_000).toISOString());
    const { id } = await op().expect('voidFlightOrder', { id: order.id, reason: 0 });
    await drain();
    expect((await read(id)).status).toBe('voided_reimbursed');
    expect(await balance()).toBe(before + order.total.amount);
  });

  it('is refused a second after the window', async () => {
    const order = await issued();
    clock.set(order.voidUntil ?? '');
    const late = await op().call('voidFlightOrder', { id: order.id, reason: 0 });
    expect(late.envelope.code).toBe(REFUSALS.voidClosed.code);
    expect((await read(order.id)).actions).toContainEqual({ action: 'void', allowed: false, reason: 'deadline' });
  });

  it('that the fare never allowed says so, not that it is late', async () => {
    supplier.script.voidHours = null;
    const order = await issued();
    expect(order.voidUntil).toBeNull();
    const refused = await op().call('voidFlightOrder', { id: order.id, reason: 0 });
    expect(refused.envelope.code).toBe(REFUSALS.voidNotOffered.code);
    expect(order.actions).toContainEqual({ action: 'void', allowed: false, reason: 'supplier' });
  });

  it('and a refund of the same tickets do not both stand', async () => {
    const order = await issued();
    const [refund, voided] = await Promise.all([
      op().call('refundFlightOrder', {
        id: order.id,
        passengers: order.passengers.slice(0, 1).map((each) => each.id),
        reason: 0,
      }),
      agents()
        .as('harbour.admin')
        .call('voidFlightOrder', { id: order.id, passengers: order.passengers.map((each) => each.id), reason: 0 }),
    ]);
    const codes = [refund, voided].map(({ envelope }) => envelope.code);
    expect(new Set(codes)).toEqual(new Set([0, REFUSALS.alreadyRequested.code]));
  });
});
