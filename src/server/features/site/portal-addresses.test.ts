import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { GOOD_INPUTS } from '../../../../tests/factories/good-inputs.ts';
import { type PaymentServer, startPaymentServer } from '../../../../tests/factories/payment-providers.ts';
import { SITE } from '../../../../tests/factories/site-inputs.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import type { AgencyInput } from '../../../contract/agencies.ts';
import { mails } from '../../db/schema/mails.ts';
import { remindOrder } from '../../orders/notices/remind-order.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const [MAIN, PIER] = ['https://portal.test', 'https://trips.pier.example'];
const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: PaymentServer;
let calls: Api;
beforeAll(async () => {
  server = await startPaymentServer(clock, { airSuppliers: [supplier] });
  calls = api(server);
  await calls.as('provider.admin').expect('createSite', SITE);
});
afterAll(() => server.close());

const at = (host: string) => ({ headers: { host } });

/** Changes an agency as whoever opened it may; the refused fields, where it is refused. */
async function change(username: string, id: string, changes: Partial<AgencyInput>) {
  const found = await calls.as(username).expect('agency', { id });
  const { version, name, alias, address, contactName, contactEmail, contactPhone } = found;
  const { customerService, extraInfo, allowedHosts, status } = found;
  const kept = { id, version, name, alias, address, contactName, contactEmail, contactPhone };
  const input = { ...kept, customerService, extraInfo, allowedHosts, status, ...changes };
  const { envelope } = await calls.as(username).callRaw('updateAgency', input);
  return Object(envelope.data).fields;
}

/** The newest mail that a company's administrator may read. */
async function newestMail(username: string): Promise<string> {
  await server.deps.jobs.drain();
  const { list } = await calls.as(username).expect('mails', {});
  clock.advance(1000);
  return list[0]?.text ?? '';
}

async function resetBy(username: string, id: string, host: string): Promise<string> {
  await calls.as(username).expect('resetAgencyPassword', { id }, at(host));
  return newestMail(username);
}

describe('an agency’s web address', () => {
  it('is given by the provider, to one agency alone, and answered at the log-in', async () => {
    const prefix = { websitePrefix: 'trips' };
    expect(await change('provider.admin', DEMO_COMPANY.harbour, { websitePrefix: 'trips.pier' })).toEqual({
      websitePrefix: expect.stringContaining('without a dot'),
    });
    expect(await change('provider.admin', DEMO_COMPANY.harbour, prefix)).toBeUndefined();
    expect(await change('provider.admin', DEMO_COMPANY.meridian, prefix)).toEqual({
      websitePrefix: 'Another agency has this web address',
    });
    expect(await change('harbour.admin', DEMO_COMPANY.quay, { websitePrefix: 'quay' })).toHaveProperty('websitePrefix');
    expect(await change('harbour.admin', DEMO_COMPANY.quay, {})).toBeUndefined();
    const me = { username: 'harbour.op', password: 'Interline1!' };
    expect((await calls.anonymous().expect('login', me)).websitePrefix).toBe('trips');
  });
});

describe('mails', () => {
  it('lead to the site of the agency’s web address, also those of its own agencies, and carry its name', async () => {
    const invite = { ...GOOD_INPUTS.createUser, username: 'door.one', email: 'one@door.example' };
    await calls.as('harbour.admin').expect('createUser', invite, at('evil.example'));
    const english = await newestMail('harbour.admin');
    expect(english).toContain(`${PIER}/password#`);
    expect(english).toContain(`\n-- \nPier Travel Online\n${PIER}\n`);
    const agency = { ...GOOD_INPUTS.createAgency, alias: '', emailLanguage: 'zh-cn' } as const;
    await calls.as('harbour.admin').expect('createAgency', agency, at('evil.example'));
    const below = await newestMail('harbour.admin');
    expect(below).toContain(`${PIER}/password#`);
    expect(below).toContain('\n码头旅行在线\n');
    const [row] = await server.deps.db.select().from(mails).where(eq(mails.recipient, 'one@door.example'));
    expect(row?.sender).toBe('Pier Travel Online');
  });

  it('that nobody’s call has sent lead there too', async () => {
    const { id } = await bookedOrder(server, supplier, calls.as('harbour.op'));
    await remindOrder(server.deps, id);
    expect(await newestMail('harbour.admin')).toContain(`${PIER}/flight/orders/${id}`);
  });

  it('of an agency without one lead to the site that was come by, and to no host that anybody may name', async () => {
    const reset = (host: string) => resetBy('provider.admin', DEMO_COMPANY.meridian, host);
    expect(await reset('trips.pier.example:8443')).toContain(`${PIER}/password#`);
    expect(await reset('pier.localhost:8080')).toContain('https://pier.localhost:8080/password#');
    for (const host of ['evil.example', 'evil.trips.pier.example', 'portal.test', 'trips.evil.example']) {
      const text = await reset(host);
      expect(text).toContain(`${MAIN}/password#`);
      expect(text).toContain(`\n-- \nInterline\n${MAIN}\n`);
    }
    const rows = await server.deps.db.select().from(mails).where(eq(mails.companyId, DEMO_COMPANY.interline));
    expect(rows.some(({ sender }) => sender === '')).toBe(true);
  });
});

describe('a payer', () => {
  it.each([
    ['pier.localhost:8080', 'https://pier.localhost:8080'],
    ['portal.test', MAIN],
    ['evil.example', PIER],
  ])('who is on %s comes back to %s', async (host, origin) => {
    const order = await bookedOrder(server, supplier, calls.as('harbour.op'));
    await calls.as('harbour.op').expect('payFlightOrder', { id: order.id, channel: 'stripe' }, at(host));
    const [payment] = [...server.providers.stripe.payments.values()].slice(-1);
    expect(payment?.returnUrl).toBe(`${origin}/flight/orders/${order.id}`);
  });

  it('who tops the wallet up comes back to it in the same way', async () => {
    const amount = { amount: 10_000, currency: 'CNY' as const };
    const top = { channel: 'stripe' as const, amount };
    const { id } = await calls.as('harbour.fin').expect('startTopUp', top, at('pier.localhost:8080'));
    const returnUrl = server.providers.stripe.payments.get(id)?.returnUrl;
    expect(returnUrl).toBe(`https://pier.localhost:8080/bills/wallet?id=${id}`);
  });
});
