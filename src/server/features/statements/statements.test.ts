import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../../../tests/factories/api.ts';
import { testClock } from '../../../../tests/factories/clock.ts';
import { changeCompany } from '../../../../tests/factories/companies.ts';
import { bookedOrder } from '../../../../tests/factories/flight-orders.ts';
import { assertBalanced } from '../../../../tests/factories/ledger.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import { scriptedSupplier } from '../../../../tests/fakes/scripted-supplier.ts';
import { addDays, dateInZone } from '../../../contract/dates.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { type ExportKind, exportPath } from '../../../contract/exports.ts';
import { RUNNING, type Statement, statementPage } from '../../../contract/statements.ts';
import { companies } from '../../db/schema/companies.ts';
import { statements } from '../../db/schema/statements.ts';
import { users } from '../../db/schema/users.ts';
import { closeStatements } from '../../ledger/close-statements.ts';
import { postPayment, postTopUp } from '../../ledger/movements.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';

const clock = testClock();
const supplier = scriptedSupplier(clock);
let server: TestServer;
let agents: Api;
const fin = () => agents.as('harbour.fin');
const all = async () => (await fin().expect('statements', { pageSize: 100 })).list;
const code = (refusal: keyof typeof REFUSALS) => REFUSALS[refusal].code;

beforeAll(async () => {
  server = await startTestServer({ clock, airSuppliers: [supplier] });
  agents = api(server);
});
afterAll(async () => {
  await assertBalanced(server.deps.db);
  await server.close();
});

/** Sessions expire meanwhile. */
function travel(instant: string): void {
  clock.set(instant);
  agents = api(server);
}

async function sheet(username: string, kind: ExportKind, payload: object) {
  const headers = { authorization: `Bearer ${await agents.as(username).token()}` };
  return server.app.inject({ method: 'POST', url: `/api${exportPath(kind)}`, headers, payload });
}

describe('statements', () => {
  it('follow on each other by credit period, from what runs to the first movement', async () => {
    const page = await fin().expect('statements', { pageSize: 100 });
    expect(statementPage.isValidSync(page, { strict: true })).toBe(true);
    const [running, ...closed] = page.list;
    expect(running).toMatchObject({ id: RUNNING, status: 'running', dueDay: null, closedAt: null });
    expect(closed.length).toBeGreaterThan(1);
    for (const [i, later] of page.list.slice(0, -1).entries()) {
      const earlier = page.list[i + 1];
      expect(later.opening).toBe(earlier?.closing);
      expect(later.firstDay > (earlier?.lastDay ?? '')).toBe(true);
    }
    for (const one of page.list) {
      expect(one.closing).toBe(one.opening + one.totals.reduce((sum, { amount }) => sum + amount, 0));
      expect(one.lastDay.slice(0, 7)).toBe(one.firstDay.slice(0, 7));
    }
    const wallet = await fin().expect('wallet', {});
    expect(running?.closing).toBe(wallet.balance - wallet.creditUsed);
    expect(page.list.at(-1)?.opening).toBe(0);
  });

  it('are made of the wallet’s entries, each in one of them', async () => {
    const list = await all();
    const found: string[] = [];
    for (const { id, entries, closing } of list) {
      const lines = await fin().expect('statementEntries', { id, pageSize: 100 });
      expect(lines.total).toBe(entries);
      expect(lines.list[0]?.standing.amount).toBe(closing);
      found.push(...lines.list.map((line) => line.id));
    }
    const wallet = await fin().expect('walletEntries', { pageSize: 100 });
    expect(found.slice(0, 100)).toEqual(wallet.list.map(({ id }) => id));
    expect(new Set(found).size).toBe(wallet.total);
  });

  it('close when their period has ended, and never change: what comes late is a line of the next', async () => {
    const [running, newest] = await all();
    const order = await bookedOrder(server, supplier, agents.as('harbour.op'), { party: { adult: 1 } });
    await agents.as('harbour.op').expect('payFlightOrder', { id: order.id, channel: 'balance' });
    await closeStatements(server.deps);
    expect((await all())[1]?.id).toBe(newest?.id);
    travel('2026-12-01T04:00:00.000Z');
    await Promise.all([closeStatements(server.deps), closeStatements(server.deps)]);
    const [closed, before] = await all();
    expect(before).toEqual(newest);
    expect(closed).toMatchObject({ firstDay: running?.firstDay, lastDay: '2026-11-30', status: 'due' });
    expect(closed?.owed).toBe(closed?.creditUsed);
    expect(closed?.id).not.toBe(RUNNING);
    expect(closed?.entries).toBe((running?.entries ?? 0) + 1);
    const late = { companyId: DEMO_COMPANY.harbour, money: { amount: 500, currency: 'CNY' as const } };
    await server.deps.db.transaction((tx) =>
      postTopUp(
        tx,
        { ...late, via: 'bank-transfer', reference: 'LATE', description: 'Late' },
        { at: new Date('2026-11-30T01:00:00Z'), userId: null },
      ),
    );
    await closeStatements(server.deps);
    const [next, same] = await all();
    // A top-up settles what is due: its two entries are in the next statement, too.
    expect(same).toEqual({ ...closed, owed: (closed?.owed ?? 0) - 500 });
    expect(next).toMatchObject({ id: RUNNING, firstDay: '2026-12-01', lastDay: '2026-12-31', entries: 3 });
    expect((await fin().expect('statement', { id: closed?.id ?? '' })).closing).toBe(closed?.closing);
    await expect(server.deps.db.update(statements).set({ closing: 0 })).rejects.toThrow();
  });

  it('come as a spreadsheet, line by line', async () => {
    const [, closed] = await all();
    const answer = await sheet('harbour.fin', 'statements', { id: closed?.id });
    expect(await readSheet(answer.rawPayload)).toHaveLength((closed?.entries ?? 0) + 1);
    expect((await sheet('harbour.fin', 'statements', { id: 'nothing' })).json().code).toBe(code('notFound'));
  });

  it('keep their lines and bills in their own currency when the company settles in another', async () => {
    const admin = () => agents.as('meridian.admin');
    const closed = (await admin().expect('statements', { pageSize: 100 })).list.filter(({ id }) => id !== RUNNING);
    const read = () =>
      Promise.all(
        closed.map(async ({ id }) => ({
          lines: await admin().expect('statementEntries', { id, pageSize: 100 }),
          sheet: await readSheet((await sheet('meridian.admin', 'statements', { id })).rawPayload),
          bill: await readSheet((await sheet('meridian.admin', 'bills', { statement: id })).rawPayload),
        })),
      );
    const before = await read();
    expect(before.map(({ lines }) => lines.total)).toEqual(closed.map(({ entries }) => entries));
    expect(before.some(({ bill }) => bill.length > 1)).toBe(true);
    await changeCompany(server, DEMO_COMPANY.meridian, { settlementCurrency: 'EUR' });
    expect(await read()).toEqual(before);
    await changeCompany(server, DEMO_COMPANY.meridian, { settlementCurrency: 'USD' });
  });
});

describe('credit that is overdue', () => {
  it('keeps an agency from paying on credit until it has been settled', async () => {
    const companyId = DEMO_COMPANY.meridian;
    const wallet = () => agents.as('meridian.admin').expect('wallet', {});
    const pay = (amount: number, id: string, channel: 'balance' | 'credit') => {
      const total = { amount, currency: 'USD' as const };
      const providerId = DEMO_COMPANY.interline;
      const parts = { companyId, providerId, supplierId: 'sandbox', channel, total, cost: amount, markups: [], fee: 0 };
      return server.deps.db.transaction((tx) =>
        postPayment(tx, { id, product: 'flight' }, parts, { at: clock.now(), userId: null }),
      );
    };
    const list = async () => (await agents.as('meridian.admin').expect('statements', {})).list;
    expect(await pay(1000, '2699999991', 'credit')).toHaveProperty('journalId');
    travel('2026-12-16T04:00:00.000Z');
    await closeStatements(server.deps);
    // A balance alone does not settle it.
    const { balance } = await wallet();
    const owed = (await list()).find(({ status }) => status === 'overdue')?.owed ?? 0;
    expect(owed).toBeGreaterThan(0);
    expect(await pay(1000, '2699999993', 'credit')).toMatchObject({ refused: 'creditOverdue' });
    const topUp = { via: 'bank-transfer', reference: 'SETTLE', description: 'Settled' };
    await server.deps.db.transaction((tx) =>
      postTopUp(
        tx,
        { ...topUp, companyId, money: { amount: owed, currency: 'USD' } },
        { at: clock.now(), userId: null },
      ),
    );
    expect(await wallet()).toMatchObject({ balance, creditUsed: 1000 });
    await pay(balance, '2699999992', 'balance');
    expect((await list()).every(({ status }) => status !== 'overdue' && status !== 'due')).toBe(true);
    expect(await pay(1000, '2699999993', 'credit')).toHaveProperty('journalId');
  });
});

describe('the statements of agencies', () => {
  const quay = DEMO_COMPANY.quay;
  const filtered = async (query: object) => (await fin().expect('subStatements', query)).list;

  it('are listed for whoever opened them, by name and by day', async () => {
    const list = await filtered({ pageSize: 100 });
    expect(list.length).toBeGreaterThan(0);
    expect(new Set(list.map(({ agencyId }) => agencyId))).toEqual(new Set([quay]));
    const { lastDay } = list[0] as Statement; // not empty: its length was checked
    expect(await filtered({ q: 'QUAY', from: lastDay, to: lastDay })).toHaveLength(1);
    expect(await filtered({ q: 'nobody' })).toEqual([]);
    expect(await filtered({ agency: DEMO_COMPANY.meridian })).toEqual([]);
    expect(await filtered({ from: addDays(lastDay, 1) })).toEqual([]);
  });

  it('open to their lines, with the agency’s money beside them', async () => {
    const [statement] = (await filtered({ agency: quay })).map(({ id }) => id);
    const named = { agency: quay, statement: statement ?? '' };
    const found = await fin().expect('subStatement', named);
    const lines = await fin().expect('subStatementEntries', { ...named, pageSize: 100 });
    expect(lines.total).toBe(found.entries);
    const balance = await fin().expect('subBalance', { id: quay });
    expect(balance).toEqual(await agents.as('quay.fin').expect('wallet', {}));
    const strange = await fin().call('subStatement', { ...named, agency: DEMO_COMPANY.meridian });
    expect(strange.envelope.code).toBe(code('notFound'));
  });

  it('say where the agency stood at the end of any day', async () => {
    const at = (day?: string, zone = 'UTC') => fin().expect('subBalance', { id: quay, day, zone });
    const now = await at();
    const overview = await agents.as('quay.fin').expect('walletOverview', { days: 365, zone: 'UTC' });
    const stood = overview.days.filter((_, i) => i % 30 === 0 || i === overview.days.length - 1);
    expect(new Set(stood.map(({ balance }) => balance)).size).toBeGreaterThan(1);
    for (const { day, balance, creditUsed } of stood)
      expect(await at(day), day).toEqual({ ...now, day, balance, creditUsed });
    expect(await at('1990-01-01')).toMatchObject({ balance: 0, creditUsed: 0 });
    const [first] = (await agents.as('quay.fin').expect('walletEntries', { pageSize: 1 })).list;
    const paidAt = new Date(first?.paidAt ?? '');
    const there = dateInZone(paidAt, 'Pacific/Kiritimati');
    expect(await at(there, 'Pacific/Kiritimati')).toMatchObject({ balance: now.balance, creditUsed: now.creditUsed });
    const ahead = await fin().call('subBalance', { id: quay, day: addDays(dateInZone(clock.now(), 'UTC'), 1) });
    expect(ahead.envelope.data).toEqual({ fields: { day: 'This day has not come yet' } });
    const odd = await fin().callRaw('subBalance', { id: quay, days: 30 });
    expect(odd.envelope.data).toEqual({ fields: { days: 'Unknown field' } });
  });

  it('are read by the provider at every depth, and by no agency beside or below', async () => {
    const boss = () => agents.as('provider.admin');
    const { list } = await boss().expect('subStatements', { agency: quay, pageSize: 100 });
    expect(list).toEqual(await filtered({ agency: quay, pageSize: 100 }));
    const { list: all } = await boss().expect('subStatements', { pageSize: 100 });
    const { harbour, meridian } = DEMO_COMPANY;
    expect(new Set(all.map(({ agencyId }) => agencyId))).toEqual(new Set([harbour, quay, meridian]));
    const named = { agency: quay, statement: list[0]?.id ?? '' };
    expect((await boss().expect('subStatementEntries', named)).total).toBe(list[0]?.entries);
    expect(await boss().expect('subBalance', { id: quay })).toEqual(await agents.as('quay.fin').expect('wallet', {}));
    const filled = await sheet('provider.admin', 'sub-statements', { agency: quay });
    expect(await readSheet(filled.rawPayload)).toHaveLength(list.length + 1);
    for (const id of [harbour, DEMO_COMPANY.interline])
      expect((await fin().call('subStatement', { ...named, agency: id })).envelope.code).toBe(code('notFound'));
    const own = { ...named, agency: DEMO_COMPANY.interline };
    expect((await boss().call('subStatement', own)).envelope.code).toBe(code('notFound'));
  });

  it('come as a spreadsheet', async () => {
    const { total } = await fin().expect('subStatements', {});
    const answer = await sheet('harbour.fin', 'sub-statements', {});
    expect(await readSheet(answer.rawPayload)).toHaveLength(total + 1);
  });

  it('stay with whoever opened an agency that is removed', async () => {
    const before = await filtered({ pageSize: 100 });
    const one = { agency: quay, statement: before[0]?.id ?? '' };
    const remove = (deletedAt: Date | null) =>
      server.deps.db.update(companies).set({ deletedAt }).where(eq(companies.id, quay));
    await remove(clock.now());
    expect(await filtered({ pageSize: 100 })).toEqual(before);
    expect((await fin().expect('subStatement', one)).id).toBe(one.statement);
    await remove(null);
  });

  it('keep their lines from whoever does not hold the permission for them', async () => {
    const permit = (permissions: string[]) =>
      server.deps.db.update(users).set({ permissions }).where(eq(users.username, 'harbour.fin'));
    await permit([]);
    agents = api(server);
    const { envelope } = await fin().call('subStatement', { agency: quay, statement: RUNNING });
    expect(envelope.code).toBe(code('notAllowed'));
    await permit(['agencybills:read']);
  });
});
