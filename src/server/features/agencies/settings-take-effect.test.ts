import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api, type Caller } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { FLIGHT_CONFIG } from '../../../../tests/factories/company-inputs.ts';
import { bookedOrder, passenger } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import type { AgencyConfigChange } from '../../../contract/agency-config.ts';
import { addDays } from '../../../contract/dates.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { convertUp } from '../../../contract/money.ts';
import { RUNNING } from '../../../contract/statements.ts';
import { readRates } from '../../db/exchange-rates.ts';
import { closeStatements } from '../../ledger/close-statements.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const { harbour, quay } = DEMO_COMPANY;
const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: PaymentServer;
let calls: Api;
beforeAll(async () => {
  server = await startPaymentServer(clock, { airSuppliers: [supplier] });
  calls = api(server);
});
afterAll(() => server.close());

const { notAllowed, paymentSwitchedOff } = REFUSALS;
const parentOf = (id: string) => calls.as(id === quay ? 'harbour.admin' : 'provider.admin');

/** Changes what is agreed with an agency, as an administrator of the company above it does. */
async function agree(id: string, changes: Partial<AgencyConfigChange>): Promise<void> {
  const { version, config } = await parentOf(id).expect('agency', { id });
  await parentOf(id).expect('saveAgencyConfig', { id, version, common: { ...config, ...changes } });
}

const codesOf = async (...answers: ReturnType<Caller['callRaw']>[]) =>
  (await Promise.all(answers)).map(({ envelope }) => envelope.code);

describe('the credit period of an agency', () => {
  const closing = async (who: string) => {
    const { credit } = await calls.as(who).expect('walletOverview', { days: 30, zone: 'UTC' });
    const { list } = await calls.as(who).expect('statements', {});
    return [credit.period, credit.closesOn, list.find(({ id }) => id === RUNNING)?.lastDay];
  };

  it('moves the day on which its statement closes, and that of an agency below it with which nothing else was agreed', async () => {
    for (const who of ['harbour.fin', 'quay.fin'])
      expect(await closing(who)).toEqual(['month', '2026-11-30', '2026-11-30']);
    await agree(harbour, { creditPeriod: 'year' });
    for (const who of ['harbour.fin', 'quay.fin'])
      expect(await closing(who)).toEqual(['year', '2026-12-31', '2026-12-31']);
  });

  it('closes one for each day, and asks for its credit the day after, where that was agreed', async () => {
    await agree(harbour, { creditPeriod: 'day' });
    await closeStatements(server.deps);
    const { list } = await calls.as('harbour.fin').expect('statements', {});
    const newest = list.find(({ id }) => id !== RUNNING);
    expect(newest).toMatchObject({ period: 'day', firstDay: newest?.lastDay });
    expect(newest?.dueDay).toBe(addDays(newest?.lastDay ?? '', 1));
    const { credit } = await calls.as('harbour.fin').expect('walletOverview', { days: 30, zone: 'UTC' });
    expect([credit.period, credit.closesOn]).toEqual(['day', '2026-11-20']);
    await agree(harbour, { creditPeriod: 'month' });
  });
});

describe('an agency that may open agencies of its own', () => {
  const { meridian } = DEMO_COMPANY;
  const manager = (who: string) =>
    codesOf(calls.as(who).callRaw('agencies', {}), calls.as(who).callRaw('subStatements', {}));

  it('has its agency manager, and has it no more once that is taken away', async () => {
    expect(await manager('meridian.admin')).toEqual([notAllowed.code, notAllowed.code]);
    await agree(meridian, { canCreateSubAgency: true });
    expect(await manager('meridian.admin')).toEqual([0, 0]);
    await agree(meridian, { canCreateSubAgency: false });
    expect(await manager('meridian.admin')).toEqual([notAllowed.code, notAllowed.code]);
  });

  it('keeps what it has to look after, and opens no other', async () => {
    const admin = calls.as('harbour.admin');
    await agree(harbour, { canCreateSubAgency: false });
    expect([await manager('harbour.admin'), await manager('harbour.fin')]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const { company } = await admin.expect('me', {});
    expect([company.config.commonConfig.canCreateSubAgency, company.hasAgencies]).toEqual([false, true]);
    await agree(quay, { showInvoiceType: true });
    const another = await admin.call('createAgency', GOOD_INPUTS.createAgency);
    expect(another.envelope.code).toBe(notAllowed.code);
    await agree(harbour, { canCreateSubAgency: true });
  });

  it('has nothing to look after once the last one is removed', async () => {
    const admin = calls.as('meridian.admin');
    await agree(meridian, { canCreateSubAgency: true });
    const { id } = await admin.expect('createAgency', GOOD_INPUTS.createAgency);
    await agree(meridian, { canCreateSubAgency: false });
    expect(await manager('meridian.admin')).toEqual([0, 0]);
    await admin.expect('deleteAgency', { id });
    expect(await manager('meridian.admin')).toEqual([notAllowed.code, notAllowed.code]);
  });
});

describe('a sub-agency that is shown its bills', () => {
  const codes = (who: string) =>
    codesOf(
      calls.as(who).callRaw('wallet', {}),
      calls.as(who).callRaw('walletEntries', {}),
      calls.as(who).callRaw('statements', {}),
      calls.as(who).callRaw('transactions', {}),
    );

  it('has its wallet and statements, and sees neither once they are hidden', async () => {
    expect(await codes('quay.fin')).toEqual([0, 0, 0, 0]);
    await agree(quay, { isShowBill: false });
    expect(new Set(await codes('quay.fin'))).toEqual(new Set([notAllowed.code]));
    expect((await calls.as('quay.fin').expect('me', {})).company.config.commonConfig.isShowBill).toBe(false);
    await agree(quay, { isShowBill: true });
    expect(await codes('quay.fin')).toEqual([0, 0, 0, 0]);
  });

  it('is one below another: a direct agency sees its own money whatever was agreed', async () => {
    await agree(harbour, { isShowBill: false });
    expect(await codes('harbour.fin')).toEqual([0, 0, 0, 0]);
    await agree(harbour, { isShowBill: true });
  });
});

describe('an agency whose payments are switched off', () => {
  it('pays for no train, and tops its wallet up through no payment provider, until they are on again', async () => {
    const [op, fin] = [calls.as('harbour.op'), calls.as('harbour.fin')];
    const { verificationId } = await op.expect('verifyTrain', {
      id: 'G101.2026-11-25.VNP.AOH.second',
      passengers: { adult: 1, child: 0 },
    });
    const { contact } = GOOD_INPUTS.createTrainOrder;
    const order = await op.expect('createTrainOrder', { verificationId, passengers: [passenger()], contact });
    const paying = { id: order.id, channel: 'balance', amount: order.total } as const;
    const toppingUp = { channel: 'stripe', amount: { amount: 100_000, currency: 'CNY' } } as const;
    const providerNames = async () => (await fin.expect('walletTopUps', {})).channels.map(({ channel }) => channel);
    expect(await providerNames()).toContain('stripe');

    await agree(harbour, { disablePayment: true });
    const { actions } = await op.expect('trainOrder', { id: order.id });
    expect(actions).toContainEqual({ action: 'pay', allowed: false, reason: 'paymentDisabled' });
    const { channels } = await op.expect('trainPaymentConfig', {});
    expect(channels.filter(({ enabled }) => enabled)).toEqual([]);
    expect(await providerNames()).toEqual([]);
    expect(await codesOf(op.callRaw('payTrainOrder', paying), fin.callRaw('startTopUp', toppingUp))).toEqual([
      paymentSwitchedOff.code,
      paymentSwitchedOff.code,
    ]);

    await agree(harbour, { disablePayment: false });
    expect((await op.expect('payTrainOrder', paying)).order.status).toBe('proceeding');
    expect((await fin.expect('startTopUp', toppingUp)).state).toBe('pending');
  });
});

describe('what is written of an agency', () => {
  it('tells it whom to ask, and keeps the note of the company above it from it', async () => {
    const { version } = await calls.as('provider.admin').expect('agency', { id: harbour });
    const written = { customerService: 'Ms Wong, +852 2123 4567', extraInfo: 'Pays on the last day' };
    const details = { ...GOOD_INPUTS.updateAgency, ...written, name: 'Harbour Travel', alias: '海港旅行' };
    await calls.as('provider.admin').expect('updateAgency', { ...details, id: harbour, version });
    expect(await calls.as('provider.admin').expect('agency', { id: harbour })).toMatchObject(written);
    const own = await calls.as('harbour.admin').expect('company', {});
    expect(own.parent).toEqual({ name: 'Interline', customerService: written.customerService });
    expect(JSON.stringify(own)).not.toContain(written.extraInfo);
  });
});

describe('service fees', () => {
  it('are asked of an agency as of the company above it where none were agreed with it, once by each seller', async () => {
    const { version, flight } = await calls.as('provider.admin').expect('agency', { id: harbour });
    const serviceFees = { change: 0, refund: 1_500, void: 0, currency: 'CNY' } as const;
    const { markups = {}, orderNotificationUrl, changeNotificationUrl } = flight;
    const sold = { markups, orderNotificationUrl, changeNotificationUrl, serviceFees };
    await calls.as('provider.admin').expect('saveAgencyConfig', { id: harbour, version, flight: sold });
    const op = calls.as('quay.op');
    const { id } = await bookedOrder(server, supplier, op, { username: 'quay.op' });
    await op.expect('payFlightOrder', { id, channel: 'balance' });
    await server.deps.jobs.drain();
    const { passengers } = await op.expect('flightOrder', { id });
    const refund = async () => {
      const people = passengers.map((one) => one.id);
      const asked = await op.expect('refundFlightOrder', { id, passengers: people, reason: 0 });
      await server.deps.jobs.drain();
      const { afterSales } = await op.expect('flightOrder', { id: asked.id });
      await op.expect('cancelFlightOrder', { id: asked.id });
      return afterSales?.quote?.serviceFee.amount;
    };
    const { rates } = await readRates(server.deps.db);
    const inDollars = (amount: number) => convertUp({ amount, currency: 'CNY' }, 'HKD', rates).amount;
    expect(await refund()).toBe(2 * inDollars(1_500));
    // What Harbour Travel agrees with it is for what Harbour Travel asks; the provider asks Harbour Travel as before.
    const { version: own } = await calls.as('harbour.admin').expect('agency', { id: quay });
    const dearer = { ...FLIGHT_CONFIG, suppliers: null, serviceFees: { ...serviceFees, refund: 4_000 } };
    await calls.as('harbour.admin').expect('saveAgencyConfig', { id: quay, version: own, flight: dearer });
    expect(await refund()).toBe(inDollars(4_000) + inDollars(1_500));
  });
});
