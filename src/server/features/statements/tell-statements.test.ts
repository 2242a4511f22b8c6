import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { isRefusal } from '../../../contract/result.ts';
import { portalEvents } from '../../db/schema/events.ts';
import { closeStatements } from '../../ledger/close-statements.ts';
import { postPayment, postTopUp } from '../../ledger/movements.ts';
import type { OwnMoney } from '../../ledger/statement-sums.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';
import { tellStatements } from './tell-statements.ts';

const MERIDIAN = { companyId: DEMO_COMPANY.meridian, currency: 'USD' as const };
const HARBOUR = { companyId: DEMO_COMPANY.harbour, currency: 'CNY' as const };
const clock = testClock();
let server: TestServer;
let agents: Api;

beforeAll(async () => {
  server = await startTestServer({ clock, pollJobs: false });
  agents = api(server);
  await changeCompany(server, MERIDIAN.companyId, { emailLanguage: 'en', contactEmail: 'books@meridian.example' });
  await payOnCredit(MERIDIAN, '2699999991');
  await payOnCredit(HARBOUR, '2699999992');
});
afterAll(() => server.close());

/** Sessions expire meanwhile. */
function travel(instant: string): void {
  clock.set(instant);
  agents = api(server);
}

async function payOnCredit({ companyId, currency }: OwnMoney, id: string): Promise<void> {
  const money = { companyId, providerId: DEMO_COMPANY.interline, supplierId: 'sandbox', channel: 'credit' as const };
  const parts = { ...money, total: { amount: 1000, currency }, cost: 1000, markups: [], fee: 0 };
  const by = { at: clock.now(), userId: null };
  const paid = await server.deps.db.transaction((tx) => postPayment(tx, { id, product: 'flight' }, parts, by));
  if (isRefusal(paid)) throw new Error(`the credit line paid nothing: ${paid.refused}`);
}

/** Settles closed statements as far as the amount reaches. */
async function topUp({ companyId, currency }: OwnMoney, amount: number): Promise<void> {
  const received = { via: 'bank-transfer', reference: `RECEIPT-${amount}`, description: 'Top-up' };
  const by = { at: clock.now(), userId: null };
  await server.deps.db.transaction((tx) => postTopUp(tx, { ...received, companyId, money: { amount, currency } }, by));
}

/** Runs the job twice, since nobody may be notified twice. */
async function close(): Promise<void> {
  for (let run = 0; run < 2; run++) {
    await closeStatements(server.deps);
    await tellStatements(server.deps);
  }
}

const newest = async (username: string) => {
  const { list } = await agents.as(username).expect('statements', { pageSize: 100 });
  const closed = list.find(({ closedAt }) => closedAt !== null);
  if (!closed) throw new Error('no statement has closed');
  return closed;
};
const told = async (username: string, id: string) => {
  const { list } = await agents.as(username).expect('notices', { pageSize: 100 });
  return list.filter(({ statement }) => statement?.id === id);
};
const mailed = async (words: string) => {
  await server.deps.jobs.drain();
  const { list } = await agents.as('meridian.admin').expect('mails', {});
  return list.filter(({ subject }) => subject.includes(words));
};
const walletEvents = async () => {
  const wallet = and(eq(portalEvents.companyId, MERIDIAN.companyId), sql`${portalEvents.event} ->> 'type' = 'wallet'`);
  return (await server.deps.db.select().from(portalEvents).where(wallet)).length;
};

describe('a statement that asks for something', () => {
  it('is told of once when it has closed, to those who see the money, on open screens and by mail', async () => {
    const before = await walletEvents();
    travel('2026-12-01T04:00:00.000Z');
    await close();
    expect(await walletEvents()).toBeGreaterThan(before);
    const { id, owed } = await newest('meridian.admin');
    expect(owed).toBeGreaterThan(0);
    expect(await told('meridian.admin', id)).toMatchObject([
      {
        kind: 'statementDue',
        orderId: null,
        balance: null,
        statement: { owed: { amount: owed, currency: 'USD' }, dueDay: '2026-12-15' },
      },
    ]);
    expect(await told('meridian.op', id)).toEqual([]);
    expect(await mailed('to settle by 2026-12-15')).toMatchObject([{ to: 'books@meridian.example' }]);
  });

  it('is told of again once its day has passed, and no more where it was settled by then', async () => {
    const settled = await newest('harbour.fin');
    expect(await told('harbour.fin', settled.id)).toMatchObject([{ kind: 'statementDue' }]);
    await topUp(HARBOUR, settled.owed);
    await close();
    const open = await newest('meridian.admin');
    expect(await told('meridian.admin', open.id)).toHaveLength(1);
    travel('2026-12-16T04:00:00.000Z');
    await close();
    const [overdue, ...earlier] = await told('meridian.admin', open.id);
    const asked = { owed: { amount: open.owed } };
    expect(overdue).toMatchObject({ kind: 'statementOverdue', statement: asked, isNew: true });
    expect(earlier).toHaveLength(1);
    expect(await mailed('is overdue')).toHaveLength(1);
    expect(await told('harbour.fin', settled.id)).toHaveLength(1);
  });

  it('is told of without a mail where the agency’s parent has switched mails off', async () => {
    await changeCompany(server, MERIDIAN.companyId, { sendEmailToSubAgency: false });
    await topUp(MERIDIAN, 1);
    travel('2027-01-01T04:00:00.000Z');
    await close();
    const { id } = await newest('meridian.admin');
    expect(await told('meridian.admin', id)).toMatchObject([{ kind: 'statementDue' }]);
    expect(await mailed('to settle by 2027')).toEqual([]);
  });

  it('is not told of long after', async () => {
    travel('2027-03-20T04:00:00.000Z');
    const { id } = await newest('meridian.admin');
    await close();
    expect(await told('meridian.admin', id)).toHaveLength(1);
  });
});
