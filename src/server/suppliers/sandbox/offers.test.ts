import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sandbox } from '../../../../tests/fakes/sandbox-suppliers.ts';
import { SELECTABLE_CABINS } from '../../../contract/flight-terms.ts';
import type { PassengerCounts } from '../../../contract/passenger-terms.ts';
import type { Passenger } from '../../../contract/passengers.ts';
import { flightKeyOf } from '../../features/flight-search/present-solution.ts';
import type { AirLeg, AirSearch, AirSupplier, Offer } from '../air-supplier.ts';
import type { SandboxScenario } from './scenario.ts';

async function offersOf(supplier: AirSupplier, search: AirSearch): Promise<Offer[]> {
  const all: Offer[] = [];
  for await (const batch of supplier.search(search, { signal: new AbortController().signal, timeoutMs: 5000 }))
    all.push(...batch);
  return all;
}

const ONE: PassengerCounts = { adult: 1, child: 0, infant: 0 };
const leg = (origin: string, destination: string, date = '2026-12-08'): AirLeg => ({ origin, destination, date });
const search = (legs: AirLeg[], passengers = ONE): AirSearch => ({ legs, passengers, cabin: 'economy' });

describe('sandbox offers', () => {
  const { suppliers } = sandbox();
  const routes = fc.constantFrom(
    ['SHA', 'SIN'],
    ['BJS', 'LON'],
    ['NYC', 'LON'],
    ['HKG', 'TPE'],
    ['CAN', 'BKK'],
    ['SYD', 'AKL'],
  );

  test('cost something, a child three quarters and an infant a tenth of the fare', async () => {
    const property = fc.asyncProperty(
      routes,
      fc.constantFrom(...SELECTABLE_CABINS),
      fc.constantFrom(...suppliers),
      async ([from = '', to = ''], cabin, supplier) => {
        const passengers = { adult: 2, child: 1, infant: 1 };
        for (const { fares, seatsLeft, restrictions } of await offersOf(supplier, {
          legs: [leg(from, to)],
          passengers,
          cabin,
        })) {
          const [adult, child, infant] = fares;
          expect(fares.map((f) => f.passengerType)).toEqual(['adult', 'child', 'infant']);
          for (const fare of fares)
            expect(
              Object.values(fare).every(
                (part) => typeof part === 'string' || (Number.isSafeInteger(part) && part >= 0),
              ),
            ).toBe(true);
          expect(adult?.faceValue).toBeGreaterThan(0);
          expect(child?.faceValue).toBe(Math.ceil(((adult?.faceValue ?? 0) * 75) / 100));
          expect(infant?.faceValue).toBe(Math.ceil(((adult?.faceValue ?? 0) * 10) / 100));
          expect(infant?.airportTax).toBe(0);
          expect(seatsLeft).toBeGreaterThanOrEqual(3);
          expect(restrictions.documentTypes).toContain('passport');
        }
      },
    );
    await fc.assert(property, { numRuns: 20 });
  });

  test('are many on a large route, few on a small one and none on an impossible one', async () => {
    const count = async (from: string, to: string) =>
      (await Promise.all(suppliers.map((s) => offersOf(s, search([leg(from, to)]))))).flat().length;
    const large = await count('SHA', 'SIN');
    expect(large).toBeGreaterThan(300);
    expect(large).toBeLessThanOrEqual(2300);
    expect(await count('KTM', 'LXA')).toBeLessThan(60);
    expect(await count('YIE', 'AAI')).toBe(0);
  });

  test.each([
    ['a short hop', ['HKG', 'TPE']],
    ['a trunk route', ['PEK', 'SHA']],
    ['a metropolis each', ['TYO', 'SEL']],
    ['a long route', ['HKG', 'LHR']],
    ['across a country', ['JFK', 'LAX']],
    ['low-cost country', ['SIN', 'BKK']],
    ['a return', ['HKG', 'TPE', 'HKG']],
    ['three cities', ['HKG', 'BKK', 'SIN', 'HKG']],
  ])('are 300 to 1,500 different ones on %s', async (_, stops) => {
    const legs = stops.slice(1).map((to, i) => leg(stops[i] ?? '', to, `2026-12-${8 + i * 4}`.replace('-8', '-08')));
    const offers = (await Promise.all(suppliers.map((s) => offersOf(s, search(legs))))).flat();
    const different = new Set(offers.map((offer) => `${flightKeyOf(offer)} ${offer.brand.code}`)).size;
    expect(different).toBeGreaterThanOrEqual(300);
    expect(different).toBeLessThanOrEqual(1500);
  });

  test.each([
    ['LAX', 'SFO'],
    ['DXB', 'BOM'],
    ['HAN', 'SGN'],
  ])('are 300 and more where few carriers share a busy route: %s–%s', async (from, to) => {
    const offers = (await Promise.all(suppliers.map((s) => offersOf(s, search([leg(from, to)]))))).flat();
    expect(offers.length).toBeGreaterThanOrEqual(300);
  });

  test('on separate tickets leave the time to claim bags and check in again, and protect nothing', async () => {
    const all = (await Promise.all(suppliers.map((s) => offersOf(s, search([leg('TPE', 'NRT')]))))).flat();
    const offers = all.filter(({ selfTransfer }) => selfTransfer);
    expect(offers.length).toBeGreaterThan(0);
    for (const { productType, hold, refund, change, baggage, journeys, ticketingSpeed } of offers) {
      expect({ productType, hold, ticketingSpeed }).toEqual({
        productType: 'stitched',
        hold: null,
        ticketingSpeed: 'website',
      });
      expect([refund.permitted, change.permitted, baggage.checked.pieces]).toEqual(['no', 'no', 0]);
      const [first, second] = journeys[0]?.segments ?? [];
      if (!first || !second) throw new Error('a self-transfer has two flights');
      expect(first.carrier).not.toBe(second.carrier);
      expect(first.destination).toBe(second.origin);
      const wait = (Date.parse(`${second.departure}Z`) - Date.parse(`${first.arrival}Z`)) / 60_000;
      expect(wait).toBeGreaterThanOrEqual(240);
    }
    expect(all.filter(({ productType }) => productType === 'stitched')).toEqual(offers);
  });

  test('of a return and of five cities fly every leg, in order', async () => {
    const tour = ['SHA', 'SIN', 'SYD', 'AKL', 'HKG', 'SHA'];
    const dates = ['2026-12-08', '2026-12-12', '2026-12-16', '2026-12-20', '2026-12-24'];
    const legs = dates.map((date, i) => leg(tour[i] ?? '', tour[i + 1] ?? '', date));
    for (const asked of [legs.slice(0, 1).concat(leg('SIN', 'SHA', '2026-12-15')), legs]) {
      const offers = await offersOf(sandbox().find('sandbox-gds-a'), search(asked));
      expect(offers.length).toBeGreaterThan(200);
      for (const { journeys } of offers) {
        expect(journeys.map((j) => j.segments[0]?.departure.slice(0, 10))).toEqual(asked.map(({ date }) => date));
        expect(journeys.every((j) => j.durationMinutes > 0)).toBe(true);
      }
    }
  });

  test('inside mainland China take identity cards, across its border none', async () => {
    const inside = await offersOf(sandbox().find('sandbox-gds-a'), search([leg('BJS', 'CAN')]));
    expect(inside.every(({ restrictions }) => restrictions.documentTypes.includes('idcard'))).toBe(true);
    const across = await offersOf(sandbox().find('sandbox-gds-a'), search([leg('CAN', 'BKK')]));
    expect(across.some(({ restrictions }) => restrictions.documentTypes.includes('idcard'))).toBe(false);
  });

  test('stop when nobody listens, and time out when the supplier is silent', async () => {
    const silent = sandbox({ '*': { search: 'silent' } }).find('sandbox-ndc');
    const gone = new AbortController();
    const answers = silent.search(search([leg('SHA', 'SIN')]), { signal: gone.signal, timeoutMs: 60_000 });
    const first = answers[Symbol.asyncIterator]().next();
    gone.abort();
    expect(await first).toEqual({ done: true, value: undefined });
    const late = silent.search(search([leg('SHA', 'SIN')]), { signal: new AbortController().signal, timeoutMs: 20 });
    await expect(late[Symbol.asyncIterator]().next()).rejects.toMatchObject({ kind: 'unknown', reason: 'timeout' });
  });
});

const CONTACT = { name: 'Desk', email: 'desk@example.com', areaCode: '86', phone: '1000000' };
const PASSENGER: Passenger = {
  type: 'adult',
  surname: 'DEMO',
  givenName: 'ANNA',
  gender: 'female',
  birthday: '1990-01-01',
  nationality: 'SG',
  document: { type: 'passport', number: 'E0000001', expiry: '2033-01-01', issuingPlace: 'SG' },
};

describe('a sandbox order', () => {
  async function held(scenario: SandboxScenario = {}) {
    const world = sandbox(scenario);
    const supplier = world.find('sandbox-gds-a');
    const offers = await offersOf(supplier, search([leg('HKG', 'TPE')]));
    const offer = offers.find(({ hold }) => hold !== null);
    if (!offer) throw new Error('no offer can be held');
    const book = (idempotencyKey = 'k1') =>
      supplier.book(offer.ref, [PASSENGER], { idempotencyKey, mode: 'hold', contact: CONTACT });
    return { ...world, supplier, offer, book };
  }
  const pay = ({ amount, currency }: { amount: number; currency: Offer['currency'] }) => ({
    idempotencyKey: 'p1',
    amount,
    currency,
  });

  test('is made once per key and held to the supplier’s deadline', async () => {
    const { book, offer } = await held();
    const order = await book();
    expect(await book()).toEqual(order);
    expect(order).toMatchObject({ state: 'held', issueBy: offer.hold?.until, ticketNumbers: [] });
    expect((await book('k2')).locator).not.toBe(order.locator);
  });

  test('is issued with 13-digit tickets for the amount it costs, once', async () => {
    const { book, supplier } = await held({ '*': { issue: 'issued' } });
    const order = await book();
    await expect(supplier.issue(order.ref, { ...pay(order), amount: order.amount - 1 })).rejects.toMatchObject({
      reason: 'amount',
    });
    const issued = await supplier.issue(order.ref, pay(order));
    expect(issued.state).toBe('issued');
    expect(issued.ticketNumbers).toEqual([expect.stringMatching(/^\d{13}$/)]);
    expect(await supplier.issue(order.ref, pay(order))).toEqual(issued);
    await expect(supplier.cancelHold(order.ref)).rejects.toMatchObject({ reason: 'state' });
  });

  test('that is pending is issued or refused later, as retrieve tells', async () => {
    for (const [issue, state] of [
      ['pending', 'issued'],
      ['pendingThenRefused', 'refused'],
    ] as const) {
      const { book, supplier, advance } = await held({ '*': { issue, pendingMs: 60_000 } });
      const order = await book();
      expect((await supplier.issue(order.ref, pay(order))).state).toBe('issuing');
      advance(60_000);
      expect((await supplier.retrieve(order.ref)).state).toBe(state);
    }
  });

  test('whose answer is lost is found by its key', async () => {
    const { book, supplier } = await held({ '*': { book: 'lost', issue: 'lost' } });
    await expect(book()).rejects.toMatchObject({ kind: 'unknown' });
    const found = await supplier.retrieveByKey('k1');
    expect(found?.state).toBe('held');
    const { ref, amount, currency } = found ?? { ref: '', amount: 0, currency: 'CNY' as const };
    await expect(supplier.issue(ref, pay({ amount, currency }))).rejects.toMatchObject({ kind: 'unknown' });
    expect((await supplier.retrieveByKey('k1'))?.state).toBe('issued');
    expect(await supplier.retrieveByKey('never')).toBeNull();
  });

  test('lets its seats go when the deadline passes', async () => {
    const { book, supplier, advance } = await held();
    const order = await book();
    advance(49 * 3_600_000);
    expect((await supplier.retrieve(order.ref)).state).toBe('cancelled');
    expect((await supplier.issue(order.ref, pay(order))).state).toBe('cancelled');
  });

  test('can be voided on the day it was issued, not later', async () => {
    const { book, supplier, advance } = await held({ '*': { issue: 'issued' } });
    const first = await book();
    await supplier.issue(first.ref, pay(first));
    expect((await supplier.void(first.ref)).state).toBe('voided');
    const second = await book('k2');
    await supplier.issue(second.ref, pay(second));
    advance(24 * 3_600_000);
    await expect(supplier.void(second.ref)).rejects.toMatchObject({ reason: 'voidClosed' });
  });

  test('is exchanged for another day once, and its old ticket is worth nothing then', async () => {
    const { book, supplier } = await held({ '*': { issue: 'issued' } });
    const { ref, amount, currency } = await book();
    const { ticketNumbers: tickets } = await supplier.issue(ref, pay({ amount, currency }));
    const offers = await supplier.changeSearch(ref, {
      tickets,
      journeys: [{ journey: 0, date: '2026-12-11', flight: null }],
    });
    const [offer] = offers;
    expect(offer?.journeys[0]?.segments[0]?.departure).toMatch(/^2026-12-11T/);
    const asked = offer?.lines.reduce((sum, l) => sum + l.fareDifference + l.taxDifference + l.penalty, 0) ?? 0;
    const changed = () => supplier.confirmChange(ref, offer?.ref ?? '', pay({ amount: asked, currency }));
    const [done, again] = [await changed(), await changed()];
    expect(done).toMatchObject({ state: 'changed', booking: { ticketNumbers: [expect.stringMatching(/^\d{13}$/)] } });
    expect(again.booking).toEqual(done.booking);
    await expect(supplier.refundQuote(ref, { tickets, segments: null })).rejects.toMatchObject({ reason: 'state' });
    await expect(
      supplier.changeSearch(ref, { tickets, journeys: [{ journey: 0, date: '2026-12-12', flight: null }] }),
    ).rejects.toMatchObject({ reason: 'state' });
  });

  test('is refused for another party, document or supplier', async () => {
    const { supplier, offer, find } = await held();
    const options = { idempotencyKey: 'k9', mode: 'hold', contact: CONTACT } as const;
    await expect(supplier.book(offer.ref, [PASSENGER, PASSENGER], options)).rejects.toMatchObject({
      reason: 'passengers',
    });
    const onIdCard: Passenger = { ...PASSENGER, document: { ...PASSENGER.document, type: 'idcard' } };
    await expect(supplier.book(offer.ref, [onIdCard], options)).rejects.toMatchObject({ reason: 'passengers' });
    await expect(find('sandbox-ndc').book(offer.ref, [PASSENGER], options)).rejects.toMatchObject({
      reason: 'notFound',
    });
    await expect(supplier.verify('not a reference')).rejects.toMatchObject({ reason: 'notFound' });
  });
});
