import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { FLIGHT_CONFIG } from '../../../../tests/factories/company-inputs.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import type { AgencyConfigInput } from '../../../contract/agency-config.ts';
import type { TermField } from '../../../contract/agency-terms.ts';
import { companies } from '../../db/schema/companies.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const { harbour, quay } = DEMO_COMPANY;
const MIGRATION = new URL('../../db/migrations/0058_set_terms.sql', import.meta.url);
const LATER = new URL('../../db/migrations/0059_terms_as_they_were.sql', import.meta.url);

let server: TestServer;
let calls: Api;
beforeAll(async () => {
  server = await startTestServer();
  calls = api(server);
});
afterAll(() => server.close());

const readBy = (username: string, id: string) => calls.as(username).expect('agency', { id });
const quays = () => readBy('harbour.admin', quay);

/** Saves part of what is agreed with an agency; the common part but for what is to be as above. */
async function agree(username: string, id: string, changes: Omit<AgencyConfigInput, 'id' | 'version'>) {
  const { version } = await readBy(username, id);
  return calls.as(username).expect('saveAgencyConfig', { id, version, ...changes });
}

async function commonOf(username: string, id: string, changes: Partial<AgencyConfigInput['common']>) {
  const { config } = await readBy(username, id);
  const { settlementCurrency, emailLanguage, canCreateSubAgency, showInvoiceType, showAvailable, singleSession } =
    config;
  const kept = { settlementCurrency, emailLanguage, canCreateSubAgency, showInvoiceType, showAvailable, singleSession };
  return agree(username, id, { common: { ...kept, ...changes } });
}

async function originOf(field: TermField) {
  const { isSet, from } = (await quays()).origins.find((origin) => origin.field === field) ?? {};
  return [isSet, from];
}

describe('what is agreed with an agency', () => {
  it('is the default where nobody above has anything, and says so', async () => {
    expect(await originOf('hidePnrBooking')).toEqual([false, '']);
    expect(await originOf('flight.showSuppliers')).toEqual([true, '']);
    expect(await originOf('train.manualMode')).toEqual([false, '']);
    expect((await quays()).inherited.common).toMatchObject({ creditPeriod: 'month', hidePnrBooking: false });
  });

  it('comes from the company above, changes with it, and is the agency’s own once it is set', async () => {
    await commonOf('provider.admin', harbour, { hidePnrBooking: true, creditPeriod: 'week' });
    expect((await quays()).config).toMatchObject({ hidePnrBooking: true, creditPeriod: 'week' });
    expect(await originOf('hidePnrBooking')).toEqual([false, 'Harbour Travel']);
    const me = await calls.as('quay.op').expect('me', {});
    expect(me.company.config.commonConfig.hidePnrBooking).toBe(true);
    await commonOf('harbour.admin', quay, { hidePnrBooking: false });
    expect((await quays()).config).toMatchObject({ hidePnrBooking: false, creditPeriod: 'week' });
    expect(await originOf('hidePnrBooking')).toEqual([true, 'Harbour Travel']);
    await commonOf('provider.admin', harbour, { hidePnrBooking: true, creditPeriod: 'day' });
    expect((await quays()).config).toMatchObject({ hidePnrBooking: false, creditPeriod: 'day' });
    await commonOf('harbour.admin', quay, {});
    expect((await quays()).config).toMatchObject({ hidePnrBooking: true, creditPeriod: 'day' });
    expect(await originOf('hidePnrBooking')).toEqual([false, 'Harbour Travel']);
  });

  it('holds for flights and trains by the same rule, part by part', async () => {
    const urls = { orderNotificationUrl: '', changeNotificationUrl: '' };
    const fees = { change: 700, refund: 800, void: 900, currency: 'CNY' as const };
    const flight = { markups: {}, ...urls, maxResponseMs: 9000, serviceFees: fees, showSuppliers: false };
    await agree('provider.admin', harbour, { flight, train: { notificationUrl: '', manualMode: true } });
    await agree('harbour.admin', quay, { flight: { markups: {}, ...urls, searchMode: 'popular' } });
    const found = await quays();
    expect(found.flight).toMatchObject({ maxResponseMs: 9000, serviceFees: fees, showSuppliers: false });
    expect([found.flight.searchMode, found.inherited.flight.searchMode]).toEqual(['popular', 'all']);
    expect(found.train).toEqual({ notificationUrl: '', manualMode: true });
    expect(await originOf('flight.serviceFees')).toEqual([false, 'Harbour Travel']);
    expect(await originOf('flight.searchMode')).toEqual([true, '']);
    expect(await originOf('train.manualMode')).toEqual([false, 'Harbour Travel']);
    await agree('harbour.admin', quay, { flight: { ...FLIGHT_CONFIG, suppliers: null } });
    expect(await originOf('flight.serviceFees')).toEqual([true, 'Harbour Travel']);
  });

  it('is nothing of its own for an agency that is new', async () => {
    const made = await calls.as('harbour.admin').expect('createAgency', GOOD_INPUTS.createAgency);
    expect(made.config).toMatchObject({ hidePnrBooking: true, creditPeriod: 'day' });
    expect(made.origins.filter(({ isSet }) => isSet)).toEqual([]);
  });

  it('was set where it differed from what the company above had before anybody said so', async () => {
    await changeCompany(server, harbour, { isShowBill: true, disablePayment: true, setTerms: [] });
    await changeCompany(server, quay, { isShowBill: false, disablePayment: true, setTerms: [] });
    const [, update = ''] = readFileSync(MIGRATION, 'utf8').split(/;\n/);
    await server.deps.pool.query(update);
    const setOf = async (id: string) =>
      (await server.deps.db.select().from(companies).where(eq(companies.id, id)))[0]?.setTerms;
    expect(await setOf(quay)).toEqual(['isShowBill']);
    expect(await setOf(harbour)).toEqual(['creditPeriod', 'hidePnrBooking', 'disablePayment']);
    expect(await setOf(DEMO_COMPANY.interline)).toEqual([]);
  });

  it('stays as it was for an agency of which nothing was written before terms came from above', async () => {
    await server.deps.pool.query('delete from train_configs where company_id = $1', [quay]);
    expect((await quays()).train.manualMode).toBe(true);
    const [update = ''] = readFileSync(LATER, 'utf8').split(/;\n/);
    await server.deps.pool.query(update);
    expect((await quays()).train.manualMode).toBe(false);
    expect(await originOf('train.manualMode')).toEqual([true, 'Harbour Travel']);
  });
});
