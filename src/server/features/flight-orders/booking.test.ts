import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { bookedOrder, orderInput, passenger, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { type ScriptedSupplier, scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { FIELD_MESSAGES } from '../../../contract/messages.ts';
import { bookingIntents, orderPassengers } from '../../db/schema/orders.ts';

const clock = testClock();
let supplier: ScriptedSupplier;
let server: TestServer;
let agents: Api;

beforeAll(async () => {
  supplier = scriptedSupplier(clock);
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  agents = api(server);
});
afterAll(() => server.close());

const usual = { ...scriptedSupplier(clock).script };
beforeEach(() => {
  Object.assign(supplier.script, usual);
  for (const name of ['book', 'issue', 'retrieve', 'cancelHold'] as const) supplier.calls[name] = 0;
});

const op = () => agents.as('harbour.op');
const offer = (choice = {}) => verifiedOffer(server, supplier, choice);

describe('booking a verified offer', () => {
  it('makes an order that waits for payment, with a ten-digit number and a deadline', async () => {
    const order = await bookedOrder(server, supplier, op(), { party: { adult: 1 } });
    expect(order.id).toMatch(/^3\d{9}$/);
    expect(order).toMatchObject({
      status: 'to_be_paid',
      type: 'origin',
      airline: 'MU',
      version: 1,
      ticketBy: '2026-11-20T02:30:00.000Z',
    });
    expect(order.payBy).toBe('2026-11-20T02:28:00.000Z');
    expect(order.total).toEqual({ amount: 115_000, currency: 'CNY' });
    expect(order.timeline).toMatchObject([{ kind: 'created', status: 'to_be_paid', by: 'Harbour operations' }]);
    expect(order.actions.filter((a) => a.allowed).map((a) => a.action)).toEqual(['pay', 'cancel']);
  });

  it('breaks the price down so that each line and the total add up', async () => {
    const party = { adult: 2, child: 1 };
    const input = orderInput(await offer({ party }), [passenger(), passenger('child'), passenger()]);
    const { priceBreakdown: price, total, passengers } = await op().expect('createFlightOrder', input);
    for (const line of price.lines) {
      expect(line.taxes).toBe(line.airportTax + line.fuelSurcharge);
      expect(line.salePrice).toBe(line.ticketPrice + line.taxes + line.serviceFee);
    }
    expect(price.lines.reduce((sum, line) => sum + line.salePrice * line.count, 0)).toBe(total.amount);
    expect(passengers.map((p) => p.type)).toEqual(['adult', 'adult', 'child']);
  });

  it('takes who turns two between the flights as a child, and never as an infant', async () => {
    const book = async (type: 'child' | 'infant') => {
      const id = await offer({ inDays: 30, returnInDays: 50, party: { adult: 1, [type]: 1 } });
      const people = [passenger(), passenger(type, { birthday: '2025-01-01' })];
      return (await op().callRaw('createFlightOrder', orderInput(id, people))).envelope.data;
    };
    expect(await book('child')).toMatchObject({ passengers: [{ type: 'adult' }, { type: 'child' }] });
    expect(await book('infant')).toEqual({ fields: { 'passengers[1].birthday': FIELD_MESSAGES.notInfantAge.en } });
  });

  it('holds the seats until the supplier’s deadline where it can', async () => {
    supplier.script.hold = true;
    const order = await bookedOrder(server, supplier, op());
    expect(order).toMatchObject({ status: 'reserved', ticketBy: '2026-11-21T02:00:00.000Z' });
  });

  it('shows document numbers masked and stores them encrypted', async () => {
    const input = orderInput(await offer(), [
      passenger('adult', { document: { type: 'passport', number: 'E12345678', expiry: '2033-05-01' } }),
    ]);
    const order = await op().expect('createFlightOrder', input);
    expect(order.passengers[0]?.document.number).toBe('E123•••78');
    const [row] = await server.deps.db.select().from(orderPassengers).where(eq(orderPassengers.orderId, order.id));
    expect(JSON.stringify(row)).not.toContain('E12345678');
    expect(supplier.booked.at(-1)?.[0]?.document.number).toBe('E12345678');
  });

  it('asks the desk to look at a party without a grown-up', async () => {
    const input = orderInput(await offer(), [passenger('adult', { birthday: '2010-01-01' })]);
    expect(await op().expect('createFlightOrder', input)).toMatchObject({
      status: 'reviewing',
      reviewRemark: null,
      timeline: [
        { kind: 'created', status: 'reviewing', text: null },
        { kind: 'status', status: 'reviewing', code: 'noGrownUp', text: 'No passenger is 18 or older' },
      ],
    });
  });
});

describe('a booking sent more than once', () => {
  it('books once and answers the same for a double tap and a repeat', async () => {
    const input = orderInput(await offer());
    const options = { idempotencyKey: 'double-tap-key' };
    const [one, two] = await Promise.all([
      op().call('createFlightOrder', input, options),
      op().call('createFlightOrder', input, options),
    ]);
    const later = await op().call('createFlightOrder', input, options);
    expect(one.envelope.data).toEqual(two.envelope.data);
    expect(later.envelope.data).toEqual(one.envelope.data);
    expect(supplier.calls.book).toBe(1);
  });

  it('refuses the same key with another body', async () => {
    const options = { idempotencyKey: 'reused-key' };
    await op().expect('createFlightOrder', orderInput(await offer()), options);
    const { status, envelope } = await op().call('createFlightOrder', orderInput(await offer()), options);
    expect([status, envelope.code]).toEqual([409, 409002]);
    expect(supplier.calls.book).toBe(1);
  });

  it('gives the first order to a reload that sends the same booking under a new key', async () => {
    const input = orderInput(await offer());
    const first = await op().expect('createFlightOrder', input);
    const again = await op().expect('createFlightOrder', input);
    expect(again.id).toBe(first.id);
    expect(supplier.calls.book).toBe(1);
  });

  it('never makes two orders of one price check', async () => {
    const id = await offer();
    await op().expect('createFlightOrder', orderInput(id));
    const { envelope } = await op().call('createFlightOrder', orderInput(id, [passenger()]));
    expect(envelope.code).toBe(409001);
  });

  it('finds the booking whose answer was lost instead of booking again', async () => {
    supplier.script.book = 'lost';
    const order = await bookedOrder(server, supplier, op());
    expect(order.status).toBe('to_be_paid');
    expect(supplier.calls.book).toBe(1);
  });

  it('says that it is under way while nobody knows, and a job ends it with the one order', async () => {
    Object.assign(supplier.script, { book: 'lost', lookUp: 'dead' });
    const input = orderInput(await offer());
    const options = { idempotencyKey: 'unknown-outcome' };
    expect((await op().call('createFlightOrder', input, options)).envelope.code).toBe(409007);
    expect((await op().call('createFlightOrder', input, options)).envelope.code).toBe(409007);
    Object.assign(supplier.script, { book: 'ok', lookUp: 'ok' });
    await server.deps.jobs.drain({ early: true });
    const order = await op().expect('createFlightOrder', input, options);
    expect(order).toMatchObject({ status: 'to_be_paid', createdBy: 'Harbour operations' });
    expect(supplier.calls.book).toBe(1);
  });

  it('ends a booking whose process died before the supplier was reached, and lets it be tried again', async () => {
    Object.assign(supplier.script, { book: 'lostBefore', lookUp: 'dead' });
    const input = orderInput(await offer());
    const options = { idempotencyKey: 'died-before' };
    await op().call('createFlightOrder', input, options);
    Object.assign(supplier.script, { book: 'ok', lookUp: 'ok' });
    await server.deps.jobs.drain({ early: true });
    expect((await op().expect('createFlightOrder', input, options)).status).toBe('to_be_paid');
  });

  it('keeps no clear document in what it wrote down before calling', async () => {
    Object.assign(supplier.script, { book: 'lostBefore', lookUp: 'dead' });
    const id = await offer();
    const document = { type: 'passport' as const, number: 'K99999999', expiry: '2033-05-01' };
    await op().call('createFlightOrder', orderInput(id, [passenger('adult', { document })]));
    const [intent] = await server.deps.db.select().from(bookingIntents).where(eq(bookingIntents.verificationId, id));
    expect(intent?.state).toBe('calling');
    expect(JSON.stringify(intent)).not.toContain('K99999999');
  });
});

describe('a booking that is refused', () => {
  afterEach(() => clock.set('2026-11-20T02:00:00.000Z'));

  const refusal = async (input: Parameters<typeof orderInput>, changes = {}) => {
    const { status, envelope } = await op().callRaw('createFlightOrder', { ...orderInput(...input), ...changes });
    return { status, ...envelope };
  };

  it('because the price check is too old', async () => {
    const id = await offer();
    clock.advance(10 * 60_000 + 1);
    expect(await refusal([id])).toMatchObject({ status: 409, code: 409001 });
    expect(supplier.calls.book).toBe(0);
  });

  it('because the price check is another company’s or none', async () => {
    const theirs = await offer({ username: 'quay.op' });
    const mine = await refusal([theirs]);
    expect(mine).toEqual(await refusal([server.deps.ids.uuid()]));
    expect(mine.code).not.toBe(0);
    expect(await refusal(['not-an-id'])).toEqual(mine);
  });

  it('because the seats have gone; the same key may be tried again', async () => {
    supplier.script.book = 'soldOut';
    const input = orderInput(await offer());
    const options = { idempotencyKey: 'sold-out-first' };
    expect((await op().call('createFlightOrder', input, options)).envelope.code).toBe(409006);
    supplier.script.book = 'ok';
    expect((await op().call('createFlightOrder', input, options)).envelope.code).toBe(0);
  });

  it('because the supplier is down', async () => {
    supplier.script.book = 'dead';
    expect(await refusal([await offer()])).toMatchObject({ status: 503, code: 503001 });
  });

  it('because the party is not the one searched for', async () => {
    expect(await refusal([await offer({ party: { adult: 2 } })])).toMatchObject({ status: 422, code: 422007 });
  });

  it('because the nationality is not eligible', async () => {
    const id = await offer({ restrictions: { eligibleCountries: ['SG'] } });
    expect(await refusal([id])).toMatchObject({
      code: 422003,
      data: { fields: { 'passengers[0].nationality': expect.any(String) } },
    });
  });

  it.each([
    ['a birthday after today', passenger('adult', { birthday: '2026-11-21' }), 'birthday'],
    ['a child that is an adult by the day of travel', passenger('child', { birthday: '2014-11-25' }), 'birthday'],
    [
      'a document that has expired',
      passenger('adult', { document: { type: 'passport', number: 'E1', expiry: '2026-11-19' } }),
      'document.expiry',
    ],
    [
      'a document that expires on the way',
      passenger('adult', { document: { type: 'passport', number: 'E2', expiry: '2026-12-01' } }),
      'document.expiry',
    ],
    [
      'a document that is not accepted',
      passenger('adult', { document: { type: 'eep', number: 'E3', expiry: '2033-01-01' } }),
      'document.type',
    ],
    ['a nationality of no country', passenger('adult', { nationality: 'XX' }), 'nationality'],
    [
      'a document of no country',
      passenger('adult', { document: { type: 'passport', number: 'E4', expiry: '2033-01-01', issuingPlace: 'ZZ' } }),
      'document.issuingPlace',
    ],
    [
      'a member card of no airline',
      passenger('adult', { frequentFlyer: { airline: 'Q9', number: '12345' } }),
      'frequentFlyer.airline',
    ],
  ])('because of %s', async (_, person, field) => {
    const party = { adult: 1, ...(person.type === 'child' ? { child: 1 } : {}) };
    const people = person.type === 'child' ? [passenger(), person] : [person];
    const answer = await refusal([await offer({ party }), people]);
    expect(answer).toMatchObject({ status: 400, code: 400001 });
    expect(answer.data).toEqual({ fields: { [`passengers[${people.length - 1}].${field}`]: expect.any(String) } });
    expect(supplier.calls.book).toBe(0);
  });

  it('because of an area code that is none, in its own words', async () => {
    const id = await offer();
    const { contact } = orderInput(id);
    for (const areaCode of ['+852', '0', '12345', 'x'])
      expect((await refusal([id], { contact: { ...contact, areaCode } })).data, areaCode).toEqual({
        fields: { 'contact.areaCode': 'One to four digits, the first not 0, without the +' },
      });
  });

  it('because of a contact whose name is only spaces, as missing', async () => {
    const id = await offer();
    const { contact } = orderInput(id);
    expect((await refusal([id], { contact: { ...contact, name: '   ' } })).data).toEqual({
      fields: { 'contact.name': 'Required' },
    });
  });

  it('because the fare is not open to the age', async () => {
    const answer = await refusal([await offer({ restrictions: { minAge: 60 } })]);
    expect(answer.data).toMatchObject({ fields: { 'passengers[0].birthday': FIELD_MESSAGES.ageNotAccepted.en } });
  });

  it('because the self-transfer was not accepted, until it is', async () => {
    supplier.script.selfTransfer = true;
    const id = await offer();
    expect(await refusal([id])).toMatchObject({ data: { fields: { selfTransferAccepted: 'Required' } } });
    expect(await refusal([id], { selfTransferAccepted: true })).toMatchObject({ code: 0 });
  });

  it('to people who may not book', async () => {
    const id = await offer();
    expect((await agents.as('harbour.fin').call('createFlightOrder', orderInput(id))).envelope.code).toBe(403001);
  });
});
