import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { SITE } from '../../../../tests/factories/site-inputs.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { type ScriptedSupplier, scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { type FakeSmtp, fakeSmtp, partOf } from '../../../../tests/fakes/smtp-server.ts';
import { mails } from '../../db/schema/mails.ts';
import { remindOrder } from '../../orders/notices/remind-order.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const FROM = 'Interline <desk@interline.example>';

const clock = testClock('2026-11-20T08:00:00Z');
let supplier: ScriptedSupplier;
let smtp: FakeSmtp;
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  supplier = scriptedSupplier(clock);
  smtp = await fakeSmtp('portal', 'mail-password');
  const settings = { mail: { url: smtp.url, from: FROM } };
  server = await startTestServer({ clock, airSuppliers: [supplier], pollJobs: false, settings });
  agents = api(server);
  await changeCompany(server, DEMO_COMPANY.harbour, { contactEmail: 'ops@harbour.example', emailLanguage: 'zh-cn' });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.taken.length = 0;
  smtp.refusal = null;
});

const desk = () => agents.as('provider.admin');
const textOf = (raw: string) => partOf(raw, 'text/plain');
async function remind(username: string): Promise<string> {
  const { id } = await bookedOrder(server, supplier, agents.as(username), { username });
  await Promise.all([remindOrder(server.deps, id), remindOrder(server.deps, id)]);
  await remindOrder(server.deps, id);
  return id;
}

describe('a deadline that is near', () => {
  it('is mailed once, by the mail server and in the agency’s language', async () => {
    const id = await remind('harbour.op');
    await server.deps.jobs.drain();
    expect(smtp.taken).toHaveLength(1);
    const [{ from, to, raw } = { from: '', to: '', raw: '' }] = smtp.taken;
    expect([from, to]).toEqual(['desk@interline.example', 'ops@harbour.example']);
    expect(raw).toContain(`From: ${FROM}`);
    expect(textOf(raw)).toContain(`订单 ${id}`);
    expect(textOf(raw)).toContain(`/flight/orders/${id}`);
    await server.deps.jobs.drain();
    expect(smtp.taken).toHaveLength(1);
  });

  it('of a change is that of its quote: the booking keeps its tickets, and nothing is given back', async () => {
    const op = agents.as('harbour.op');
    const { id: booking, passengers } = await bookedOrder(server, supplier, op);
    await op.expect('payFlightOrder', { id: booking, channel: 'balance' });
    await server.deps.jobs.drain();
    const wish = { id: booking, passengers: passengers.map(({ id }) => id) };
    const journeys = [{ journey: 0, date: '2027-01-04' }];
    const { options } = await op.expect('searchFlightChange', { ...wish, journeys });
    const { id } = await op.expect('changeFlightOrder', { ...wish, journeys, option: options[0]?.id, reason: 0 });
    await server.deps.jobs.drain();
    await remindOrder(server.deps, id);
    await server.deps.jobs.drain();
    expect(smtp.taken).toHaveLength(1);
    const text = textOf(smtp.taken[0]?.raw ?? '');
    expect(text).toContain(`${id}（`);
    expect(text).toContain('报价等待您确认');
    expect(text).not.toContain('座位');
  });

  it('is mailed under the name of the agency’s own site, in the mail’s language', async () => {
    await desk().expect('createSite', SITE);
    await changeCompany(server, DEMO_COMPANY.harbour, { websitePrefix: 'trips' });
    await remind('harbour.op');
    await server.deps.jobs.drain();
    await changeCompany(server, DEMO_COMPANY.harbour, { websitePrefix: '' });
    const name = Buffer.from(SITE.chineseName).toString('base64');
    expect(smtp.taken[0]?.from).toBe('desk@interline.example');
    expect(smtp.taken[0]?.raw).toContain(`From: =?UTF-8?B?${name}?= <desk@interline.example>`);
  });

  it('is not mailed to an agency that is sent no mails', async () => {
    await changeCompany(server, DEMO_COMPANY.quay, { contactEmail: 'ops@quay.example', sendEmailToSubAgency: false });
    await remind('quay.op');
    await server.deps.jobs.drain();
    expect(smtp.taken).toEqual([]);
    await changeCompany(server, DEMO_COMPANY.quay, { sendEmailToSubAgency: true });
    const id = await remind('quay.op');
    await server.deps.jobs.drain();
    expect(smtp.taken.map(({ to }) => to)).toEqual(['ops@quay.example']);
    expect(smtp.taken[0]?.raw).toContain(id);
  });
});

describe('the desk', () => {
  it('reads what a mail server does not take, and why, and no longer what has left', async () => {
    smtp.refusal = '451 try later';
    const id = await remind('harbour.op');
    await server.deps.jobs.drain();
    const [waiting] = (await desk().expect('deskMails', { waiting: true })).list;
    expect(waiting).toMatchObject({
      to: 'ops@harbour.example',
      company: 'Harbour Travel',
      sentAt: null,
      isKept: false,
    });
    expect(waiting?.subject).toContain(id);
    expect(waiting?.text).toContain(id);
    expect(waiting?.fault).toContain('451 try later');
    smtp.refusal = null;
    await server.deps.jobs.drain({ early: true });
    expect(smtp.taken).toHaveLength(1);
    expect((await desk().expect('deskMails', { waiting: true })).list).toEqual([]);
    const sent = (await desk().expect('deskMails', {})).list.find((mail) => mail.id === waiting?.id);
    expect(sent).toMatchObject({ text: null, fault: null, sentAt: clock.now().toISOString() });
  });

  it('never reads a mail that lets somebody in', async () => {
    smtp.refusal = '451 try later';
    await agents.as('harbour.admin').expect('createUser', {
      username: 'invited.agent',
      email: 'invited@harbour.example',
      nickname: 'Invited',
      areaCode: '852',
      mobile: '',
      role: ['operator'],
      status: 'active',
    });
    const { list } = await desk().expect('deskMails', { waiting: true });
    expect(list).toMatchObject([{ to: 'invited@harbour.example', text: null }]);
    const [row] = await server.deps.db.select().from(mails).where(isNull(mails.sentAt));
    await server.deps.db.delete(mails).where(eq(mails.id, row?.id ?? ''));
  });
});
