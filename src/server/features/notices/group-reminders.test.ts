import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { confirmedGroup, seatedGroup } from '../../../../tests/factories/groups.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { type FakeSmtp, fakeSmtp, partOf } from '../../../../tests/fakes/smtp-server.ts';
import { mails } from '../../db/schema/mails.ts';
import { remindOrder } from '../../orders/notices/remind-order.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const START = '2026-11-20T02:00:00.000Z';
const clock = testClock(START);
let smtp: FakeSmtp;
let server: TestServer;
let agents: Api;
beforeAll(async () => {
  smtp = await fakeSmtp('portal', 'mail-password');
  const settings = { mail: { url: smtp.url, from: 'Interline <desk@interline.example>' } };
  server = await startTestServer({ clock, pollJobs: false, settings });
  await changeCompany(server, DEMO_COMPANY.harbour, { contactEmail: 'ops@harbour.example', emailLanguage: 'en' });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});
beforeEach(() => at(START));

/** Sets the time and logs in again. */
function at(time: string): void {
  clock.set(time);
  agents = api(server);
}

const op = () => agents.as('harbour.op');
const seated = () => seatedGroup(op(), agents.as('provider.admin'));
const remindedAt = async (orderId: string) =>
  (await op().expect('notices', { pageSize: 100 })).list
    .filter((notice) => notice.orderId === orderId && notice.kind === 'deadline')
    .map((notice) => [notice.status, notice.at]);

describe('a deadline of a group', () => {
  it('sends a job for a day before and one for an hour before', async () => {
    const { id } = await confirmedGroup(op(), agents.as('provider.admin'));
    const { rows } = await server.deps.db.execute<{ hours: number }>(
      sql`select round(extract(epoch from start_after - created_on) / 3600)::int as hours from pgboss.job
        where name = 'remind-order' and data ->> 'orderId' = ${id} order by hours`,
    );
    // The quote expires in two days, the first payment in four.
    expect(rows.map(({ hours }) => hours)).toEqual([24, 47, 72, 95]);
  });

  it('is told a day before and an hour before, once each, and not while it is far', async () => {
    const { id } = await seated();
    const times = ['2026-11-22T02:00:00.000Z', '2026-11-23T02:00:00.000Z', '2026-11-24T01:00:00.000Z'];
    for (const time of times) {
      at(time);
      await Promise.all([remindOrder(server.deps, id), remindOrder(server.deps, id)]);
    }
    expect(await remindedAt(id)).toEqual([
      ['to_be_pay_first', times[2]],
      ['to_be_pay_first', times[1]],
    ]);
  });

  it('is mailed with what is due at its stage, not with the price of the group', async () => {
    const { id } = await seated();
    at('2026-11-23T02:00:00.000Z');
    await remindOrder(server.deps, id);
    smtp.taken.length = 0;
    await server.deps.jobs.drain();
    const text = smtp.taken.map(({ raw }) => partOf(raw, 'text/plain')).find((one) => one.includes(id));
    expect(text).toContain('Instalment: CNY 300.00');
    expect(text).not.toContain('1000.00');
  });

  it('is mailed by what it asks for: seats, or a complete list and the rest', async () => {
    const confirmed = await confirmedGroup(op(), agents.as('provider.admin'));
    const paid = await seated();
    const [first] = paid.payments;
    if (!first) throw new Error('the group has a deposit');
    await op().expect('payGroupOrder', { id: paid.id, stage: 'first', channel: 'balance', amount: first.amount });
    at('2026-11-23T02:00:00.000Z');
    await remindOrder(server.deps, confirmed.id);
    at('2026-11-27T02:00:00.000Z');
    await remindOrder(server.deps, paid.id);
    const sent = await server.deps.db.select().from(mails).where(eq(mails.companyId, DEMO_COMPANY.harbour));
    const kindsOf = (id: string) => sent.filter(({ subject }) => subject.includes(id)).map(({ kind }) => kind);
    expect(kindsOf(confirmed.id)).toEqual(['groupSeatsDeadline']);
    expect(kindsOf(paid.id)).toEqual(['groupLastDeadline']);
    expect(await remindedAt(confirmed.id)).toEqual([['to_be_apply_seat', '2026-11-23T02:00:00.000Z']]);
  });
});
