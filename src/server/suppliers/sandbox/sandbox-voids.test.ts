import { expect, test } from 'vitest';
import { sandbox } from '../../../../tests/fakes/sandbox-suppliers.ts';
import type { Passenger } from '../../../contract/passengers.ts';
import { areVoided, type BookingOptions } from '../booking-supplier.ts';
import type { SandboxBehaviour } from './scenario.ts';

const CONTACT = { name: 'Desk', email: 'desk@example.com', areaCode: '86', phone: '1000000' };
const traveller = (givenName: string): Passenger => ({
  ...{ type: 'adult', surname: 'DEMO', givenName, gender: 'female', birthday: '1990-01-01', nationality: 'SG' },
  document: { type: 'passport', number: `E00${givenName}`, expiry: '2033-01-01', issuingPlace: 'SG' },
});

/** A booking of two whose tickets were issued today, at a supplier with this void outcome. */
async function issued(id = 'sandbox-gds-a', mode: BookingOptions['mode'] = 'hold', voids?: SandboxBehaviour['void']) {
  const world = sandbox({ '*': { issue: 'issued', void: voids, pendingMs: 60_000 } });
  const supplier = world.find(id);
  const search = {
    legs: [{ origin: 'HKG', destination: 'BKK', date: '2026-12-08' }],
    passengers: { adult: 2, child: 0, infant: 0 },
    cabin: 'economy' as const,
  };
  const waiting = { signal: new AbortController().signal, timeoutMs: 5000 };
  for await (const batch of supplier.search(search, waiting)) {
    const offer = batch.find(({ hold, refund }) => mode === 'instant' || (hold !== null && refund.permitted !== 'no'));
    if (!offer) continue;
    const options = { idempotencyKey: 'k1', mode, contact: CONTACT };
    const { ref, amount, currency } = await supplier.book(offer.ref, [traveller('ANNA'), traveller('BEA')], options);
    const { ticketNumbers } = await supplier.issue(ref, { idempotencyKey: 'p1', amount, currency });
    const [first = '', second = ''] = ticketNumbers;
    return { ...world, supplier, ref, first, second };
  }
  throw new Error('no offer fits');
}

test('the tickets of a booking are voided one by one, each once', async () => {
  const { supplier, ref, first, second } = await issued();
  const half = await supplier.void(ref, [first]);
  expect(half).toMatchObject({ state: 'issued', voidedTickets: [first] });
  expect([areVoided(half, [first]), areVoided(half, [first, second])]).toEqual([true, false]);
  expect(await supplier.void(ref, [first])).toEqual(half);
  expect((await supplier.void(ref, [second])).state).toBe('voided');
});

test('a voided ticket is worth nothing any more, and one that was given back is not voided', async () => {
  const { supplier, ref, first, second } = await issued();
  await supplier.void(ref, [first]);
  await expect(supplier.refundQuote(ref, { tickets: [first], segments: null })).rejects.toMatchObject({
    reason: 'state',
  });
  const journeys = [{ journey: 0, date: '2026-12-11', flight: null }];
  await expect(supplier.changeSearch(ref, { tickets: [first], journeys })).rejects.toMatchObject({ reason: 'state' });
  const quote = await supplier.refundQuote(ref, { tickets: [second], segments: null });
  await supplier.refundConfirm(quote.ref);
  await expect(supplier.void(ref, [second])).rejects.toMatchObject({ reason: 'state' });
  await expect(supplier.void(ref, ['9990000000000'])).rejects.toMatchObject({ reason: 'state' });
});

test('none is voided after its day', async () => {
  const { supplier, ref, first, advance } = await issued();
  advance(24 * 3_600_000);
  await expect(supplier.void(ref, [first])).rejects.toMatchObject({ reason: 'voidClosed' });
});

test('a fare that an airline’s own site sells was never to be voided, and says so', async () => {
  const { supplier, ref } = await issued('sandbox-lcc-1', 'instant');
  await expect(supplier.void(ref)).rejects.toMatchObject({ reason: 'voidNotOffered', message: 'fareNotVoidable' });
});

const steered = (voids: SandboxBehaviour['void']) => issued('sandbox-gds-a', 'hold', voids);

test('a void that takes its time is made once, however often it is asked for', async () => {
  const { supplier, ref, first, advance } = await steered('pending');
  for (let asked = 0; asked < 2; asked++) {
    const waits = await supplier.void(ref);
    expect([waits.state, waits.voidedTickets]).toEqual(['issued', undefined]);
  }
  await expect(supplier.refundQuote(ref, { tickets: [first], segments: null })).rejects.toMatchObject({
    reason: 'state',
  });
  advance(60_000);
  expect((await supplier.retrieve(ref)).state).toBe('voided');
});

test('a void that is refused in the end leaves its ticket to be given back', async () => {
  const { supplier, ref, first, advance } = await steered('pendingThenRefused');
  await supplier.void(ref, [first]);
  advance(60_000);
  expect(areVoided(await supplier.retrieve(ref), [first])).toBe(false);
  await expect(supplier.void(ref, [first])).rejects.toMatchObject({ kind: 'refused', message: 'voidRefused' });
  await supplier.refundQuote(ref, { tickets: [first], segments: null });
});

test('a void is refused, not reached, or made without an answer, as the scenario says', async () => {
  const refusing = await steered('refused');
  await expect(refusing.supplier.void(refusing.ref)).rejects.toMatchObject({ message: 'voidRefused' });
  const dead = await steered('dead');
  await expect(dead.supplier.void(dead.ref)).rejects.toMatchObject({ reason: 'unavailable' });
  const silent = await steered('lost');
  await expect(silent.supplier.void(silent.ref)).rejects.toMatchObject({ kind: 'unknown' });
  expect((await silent.supplier.retrieve(silent.ref)).state).toBe('voided');
});
