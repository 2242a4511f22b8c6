import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testClock } from '../../../../tests/factories/clock.ts';
import { startTestServer, type TestServer } from '../../../../tests/factories/test-server.ts';
import type { Db } from '../../db/database.ts';
import { ledgerProofs } from '../../db/schema/proofs.ts';
import { ledgerDifferences } from '../../db/schema/reconciliation.ts';
import { proveBooks } from '../../features/reconciliation/prove-books.ts';
import { DEMO_COMPANY } from '../../seed/demo-accounts.ts';
import { findDifferences } from '../find-differences.ts';
import { postTopUp } from '../movements.ts';
import { readPostings } from './read-postings.ts';

const DAY_MS = 86_400_000;
const clock = testClock('2026-11-20T19:20:00Z');
let server: TestServer;
let db: Db;
beforeAll(async () => {
  server = await startTestServer({ clock, pollJobs: false });
  db = server.deps.db;
});
afterAll(() => server.close());

const companyId = DEMO_COMPANY.harbour;
const topUp = (amount: number, via = 'bank-transfer') => {
  const money = { amount, currency: 'CNY' as const };
  const about = { companyId, money, via, reference: randomUUID(), description: 'Top-up' };
  return db.transaction((tx) => postTopUp(tx, about, { at: clock.now(), userId: null }));
};
const night = async () => {
  clock.advance(DAY_MS);
  await proveBooks(server.deps);
};
const open = async () =>
  (await db.select().from(ledgerDifferences))
    .filter(({ closedAt }) => closedAt === null)
    .map(({ what, subject, expected, actual }) => ({ what, subject, gap: actual - expected }));
const proven = async () => (await db.select().from(ledgerProofs))[0] ?? expect.fail('nothing is proved');
/** Bypasses the ledger's guards, as only direct database access can. */
const tamper = (table: string, change: string) =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    await tx.execute(sql.raw(change));
    await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
  });
const lastPosting = async () =>
  Number((await db.execute<{ id: string }>(sql`select max(id) as id from ledger_postings`)).rows[0]?.id);

describe('the books, proved night after night', () => {
  it('are proved up to the night before, and agree', async () => {
    await topUp(100);
    await night();
    expect(await proven()).toMatchObject({ base: 0, seen: await lastPosting() });
    const seen = await lastPosting();
    await topUp(200);
    await night();
    expect(await proven()).toMatchObject({ base: seen, seen: await lastPosting() });
    await topUp(300);
    await night();
    expect(await open()).toEqual([]);
  });

  it('are read on from there: what lies before is looked at by the whole proof alone', async () => {
    const { base } = await proven();
    const { rows } = await db.execute<{ id: string; account: string }>(
      sql`select p.id, p.account_id as account from ledger_postings p join ledger_accounts a on a.id = p.account_id
        where p.id <= ${base} and a.kind = 'wallet' order by p.id desc limit 1`,
    );
    const [old] = rows;
    const change = (by: number) =>
      tamper('ledger_postings', `update ledger_postings set amount = amount + ${by} where id = ${old?.id}`);
    await change(5);
    await night();
    expect(await open()).toEqual([]);
    const whole = await findDifferences(db, clock.now());
    expect(whole.map(({ what }) => what).sort()).toEqual(['account', 'journal']);
    expect(whole.find(({ what }) => what === 'account')?.subject).toBe(old?.account);
    await change(-5);
  });

  it('tell of a balance and of a channel that are wrong now, whenever it came to that', async () => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from ledger_accounts where kind = 'wallet' and company_id = ${companyId}`,
    );
    const account = rows[0]?.id ?? '';
    await tamper('ledger_accounts', `update ledger_accounts set balance = balance + 7 where id = '${account}'`);
    await topUp(400, 'alipay');
    await night();
    const wrong = [
      { what: 'account', subject: account, gap: 7 },
      { what: 'channel', subject: 'alipay', gap: -400 },
    ];
    for (let nights = 0; nights < 3; nights++) {
      expect((await open()).sort((a, b) => (a.what < b.what ? -1 : 1))).toEqual(wrong);
      await night();
    }
    await tamper('ledger_accounts', `update ledger_accounts set balance = balance - 7 where id = '${account}'`);
    await night();
    expect(await open()).toEqual(wrong.slice(1));
  });

  it('tell of a movement that is not zero for as long as it is not', async () => {
    const posted = await topUp(500);
    const journal = 'journalId' in posted ? posted.journalId : '';
    const change = (by: number) =>
      tamper(
        'ledger_postings',
        `update ledger_postings set amount = amount + ${by} where id = (select max(id) from ledger_postings where journal_id = '${journal}')`,
      );
    await change(3);
    const journals = async () => (await open()).filter(({ what }) => what === 'journal');
    for (let nights = 0; nights < 4; nights++) {
      await night();
      expect(await journals()).toEqual([{ what: 'journal', subject: journal, gap: 3 }]);
    }
    expect((await proven()).base).toBeGreaterThan(0);
    await change(-3);
    await night();
    // Its account is re-read too: its wrong sum counted as verified.
    expect((await open()).filter(({ what }) => what !== 'channel')).toEqual([]);
  });

  it('are proved once where two nights run at the same time', async () => {
    await topUp(600);
    clock.advance(DAY_MS);
    await Promise.all([proveBooks(server.deps), proveBooks(server.deps)]);
    await night();
    expect((await open()).filter(({ what }) => what !== 'channel')).toEqual(
      (await findDifferences(db, clock.now()))
        .filter(({ what }) => what !== 'channel')
        .map(({ what, subject, expected, actual }) => ({ what, subject, gap: actual - expected })),
    );
  });
});

describe('the whole proof', () => {
  it('reads in parts, of which none holds more than there is time for, and comes to the same', async () => {
    const last = await lastPosting();
    const chunk = Math.ceil(last / 7);
    const whole = await readPostings(db, { after: 0, mark: last });
    const asked = vi.spyOn(db, 'execute');
    const parts = await readPostings(db, { after: 0, mark: last, chunk });
    expect(asked.mock.calls.length).toBeGreaterThanOrEqual(7 * 2);
    asked.mockRestore();
    expect(parts).toEqual(whole);
    expect(parts.upToMark).toEqual(parts.all);
  });
});
