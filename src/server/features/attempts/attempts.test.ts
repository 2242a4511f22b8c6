import { beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { orderInput, verifiedOffer } from '../../../../tests/factories/flight-orders.ts';
import { ticketedServer } from '../../../../tests/factories/ticketed-server.ts';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { stepAt, totpOf } from '../../crypto/totp.ts';
import { DEMO_COMPANY, DEMO_PASSWORD } from '../../seed/demo-accounts.ts';

const { clock, supplier, server, issued } = ticketedServer();
let people: Api;
beforeAll(() => {
  people = api(server());
});

const NOTHING = { state: 'none', answer: null };
const under = (key: string) => ({ headers: { 'idempotency-key': key } });
const lookedUp = (username: string, call: EndpointName, key: string) =>
  people.as(username).expect('lookUpAttempt', { call, key });

describe('a request whose answer was lost', () => {
  it('is told by its key: what it made, to whoever sent it and to nobody else', async () => {
    const order = await issued();
    const passengers = order.passengers.map(({ id }) => id);
    const asked = { id: order.id, passengers, segments: [0], reason: 0 };
    const child = await people.as('harbour.op').expect('refundFlightOrder', asked, under('refund-once-1'));
    expect(await lookedUp('harbour.op', 'refundFlightOrder', 'refund-once-1')).toEqual({
      state: 'done',
      answer: JSON.parse(JSON.stringify(child)),
    });
    expect(await lookedUp('harbour.op', 'refundFlightOrder', 'refund-twice-2')).toEqual(NOTHING);
    expect(await lookedUp('harbour.op', 'refundTrainOrder', 'refund-once-1')).toEqual(NOTHING);
    for (const stranger of ['harbour.admin', 'quay.op', 'provider.admin'])
      expect(await lookedUp(stranger, 'refundFlightOrder', 'refund-once-1')).toEqual(NOTHING);
  });

  it('is a booking of which at least the number is known', async () => {
    const input = orderInput(await verifiedOffer(server(), supplier));
    const { id } = await people.as('harbour.op').expect('createFlightOrder', input, under('booking-once'));
    const { state, answer } = await lookedUp('harbour.op', 'createFlightOrder', 'booking-once');
    expect(state).toBe('done');
    expect(JSON.stringify(answer)).toContain(id);
  });

  it('is being worked at until it ends', async () => {
    const { pool } = server().deps;
    await pool.query(
      `insert into idempotency_keys (company_id, user_id, command, key, state, created_at)
       select company_id, id, 'createFlightOrder', 'key-at-work', 'running', now() from users where username = 'harbour.op'`,
    );
    expect(await lookedUp('harbour.op', 'createFlightOrder', 'key-at-work')).toEqual({
      state: 'running',
      answer: null,
    });
  });

  it('is told to nobody who may not make that call any more, and nothing is told of calls without keys', async () => {
    const code = async (call: string) =>
      (await people.as('harbour.fin').call('lookUpAttempt', { call, key: 'key-of-nobody' })).envelope.code;
    expect(await code('refundFlightOrder')).toBe(REFUSALS.notAllowed.code);
    for (const call of ['flightOrder', 'payFlightOrder', 'sendEnquiry', 'toString'])
      expect([call, await code(call)]).toEqual([call, REFUSALS.badInput.code]);
  });
});

describe('what is answered once', () => {
  it('are recovery codes, which the same request gets again for a day, and none of which is stored', async () => {
    const fin = people.as('quay.fin');
    const { secret } = await fin.expect('beginSecondFactor', { current: DEMO_PASSWORD });
    const otp = totpOf(secret, stepAt(clock.now()));
    const first = await fin.expect('confirmSecondFactor', { otp }, under('codes-once'));
    expect(await fin.expect('confirmSecondFactor', { otp }, under('codes-once'))).toEqual(first);
    expect(await lookedUp('quay.fin', 'confirmSecondFactor', 'codes-once')).toEqual({ state: 'done', answer: first });
    expect((await fin.call('confirmSecondFactor', { otp }, under('codes-other'))).envelope.code).toBe(
      REFUSALS.statusConflict.code,
    );
    expect(await lookedUp('quay.op', 'confirmSecondFactor', 'codes-once')).toEqual(NOTHING);
    const { pool } = server().deps;
    const kept = await Promise.all(
      ['second_factors', 'idempotency_keys', 'audit_log'].map((t) => pool.query(`table ${t}`)),
    );
    for (const code of first.codes) expect(JSON.stringify(kept.map(({ rows }) => rows))).not.toContain(code);

    const [code = ''] = first.codes;
    await people.anonymous().expect('login', { username: 'quay.fin', password: DEMO_PASSWORD, otp: code });
    expect(await lookedUp('quay.fin', 'confirmSecondFactor', 'codes-once')).toEqual(NOTHING);
    await fin.expect('removeSecondFactor', { current: DEMO_PASSWORD });
  });

  it('are codes that are told no more once a day has gone by', async () => {
    const op = people.as('quay.op');
    const { secret } = await op.expect('beginSecondFactor', { current: DEMO_PASSWORD });
    await op.expect('confirmSecondFactor', { otp: totpOf(secret, stepAt(clock.now())) }, under('codes-of-today'));
    await server().deps.pool.query("update second_factors set confirmed_at = confirmed_at - interval '25 hours'");
    expect(await lookedUp('quay.op', 'confirmSecondFactor', 'codes-of-today')).toEqual(NOTHING);
    await op.expect('removeSecondFactor', { current: DEMO_PASSWORD });
  });

  it('is an API key, which is made once under one key, and told until it is replaced', async () => {
    const admin = people.as('harbour.admin');
    const quay = { id: DEMO_COMPANY.quay };
    const first = await admin.expect('renewAgencyKey', quay, under('renewal-1'));
    expect(await admin.expect('renewAgencyKey', quay, under('renewal-1'))).toEqual(first);
    expect(await lookedUp('harbour.admin', 'renewAgencyKey', 'renewal-1')).toEqual({ state: 'done', answer: first });
    const second = await admin.expect('renewAgencyKey', quay, under('renewal-2'));
    expect(second.apiKey).not.toBe(first.apiKey);
    expect((await admin.call('renewAgencyKey', quay, under('renewal-1'))).envelope.code).toBe(
      REFUSALS.statusConflict.code,
    );
    expect(await lookedUp('harbour.admin', 'renewAgencyKey', 'renewal-1')).toEqual({ state: 'done', answer: null });
    const { rows } = await server().deps.pool.query('table idempotency_keys');
    expect(JSON.stringify(rows)).not.toContain(first.apiKey);
  });
});
