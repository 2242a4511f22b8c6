import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { isRefusal } from '../../src/contract/result.ts';
import { inTransaction } from '../../src/server/commands/run-command.ts';
import type { Tx } from '../../src/server/db/database.ts';
import { companies } from '../../src/server/db/schema/companies.ts';
import { orders } from '../../src/server/db/schema/orders.ts';
import { statements } from '../../src/server/db/schema/statements.ts';
import { readWallet } from '../../src/server/ledger/accounts.ts';
import { setCreditLimit } from '../../src/server/ledger/lend-credit.ts';
import { postPayment, postRefund, postRefundDue, postTopUp } from '../../src/server/ledger/movements.ts';
import type { LedgerChannel } from '../../src/server/ledger/rules.ts';
import { postSettlement } from '../../src/server/ledger/settle-credit.ts';
import { readClosed, readCreditDue } from '../../src/server/ledger/statements.ts';
import { DEMO_COMPANY } from '../../src/server/seed/demo-accounts.ts';
import { assertBalanced } from './ledger.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** User and time of every posting. */
export const cause = { at: new Date('2026-11-20T02:00:00Z'), userId: null };
const currency = 'HKD' as const;

/** A server, and for each test an agency with a credit line of 1000 and empty books, with operations on them. */
export function creditBooks() {
  const at: { server?: TestServer; companyId: string } = { companyId: '' };
  const server = () => {
    if (!at.server) throw new Error('the server has not started');
    return at.server;
  };
  beforeAll(async () => {
    at.server = await startTestServer();
  });
  const openAgency = async () => {
    at.companyId = await openCompany(server());
  };
  beforeEach(openAgency);
  afterAll(async () => {
    await assertBalanced(server().deps.db);
    await server().close();
  });
  const own = () => ({ companyId: at.companyId, currency });
  const post = <T extends object>(work: (tx: Tx) => Promise<T>) => inTransaction(server().deps, work);
  const partsOf = (total: number, channel: LedgerChannel) => ({
    companyId: at.companyId,
    providerId: DEMO_COMPANY.interline,
    supplierId: 'sandbox',
    channel,
    total: { amount: total, currency },
    cost: total,
    markups: [],
    fee: 0,
  });
  return {
    ...{ server, own, post, partsOf, openAgency },
    wallet: () => readWallet(server().deps.db, at.companyId, currency),
    due: () => readCreditDue(server().deps.db, own(), cause.at),
    topUp(amount: number, reference: string) {
      const about = { companyId: at.companyId, via: 'bank', reference, description: 'Top-up' };
      return post((tx) => postTopUp(tx, { ...about, money: { amount, currency } }, cause));
    },
    pay: (id: string, total: number, channel: LedgerChannel) =>
      post((tx) => postPayment(tx, { id, product: 'flight' }, partsOf(total, channel), cause)),
    refund: (id: string, total: number, channel: LedgerChannel) =>
      post(async (tx) => {
        const order = { id, product: 'flight' as const };
        const owed = await postRefundDue(tx, order, partsOf(total, channel), cause);
        if (isRefusal(owed)) return owed;
        return postRefund(tx, order, { companyId: at.companyId, channel }, { amount: total, currency }, cause);
      }),
    settle: (amount: number | null, key: string = crypto.randomUUID()) =>
      post((tx) => postSettlement(tx, { ...own(), amount, key, description: '' }, cause)),
    /** Its closed statements, newest first: status and amount due. */
    async statuses() {
      const isOwn = eq(statements.companyId, at.companyId);
      const rows = await readClosed(server().deps.db, isOwn, cause.at, { limit: 9, offset: 0 });
      return rows.map(({ status, owed }) => [status, owed]);
    },
    writeOrder: (originalId: string | null) => writeOrder(server(), at.companyId, originalId),
  };
}

async function openCompany(server: TestServer): Promise<string> {
  const id = crypto.randomUUID();
  const about = { name: 'Test agency', proxyLevel: 1, settlementCurrency: currency, createdAt: cause.at };
  await server.deps.db.insert(companies).values({ id, parentId: DEMO_COMPANY.harbour, ...about });
  await inTransaction(server.deps, async (tx) => {
    return (await setCreditLimit(tx, id, 1000)) ?? {};
  });
  return id;
}

let orderNumber = 0;
/** An order's row without its items; a refund of `originalId`, if set. Returns its number. */
async function writeOrder(server: TestServer, companyId: string, originalId: string | null): Promise<string> {
  const id = String(9_000_000_000 + ++orderNumber);
  const by = { createdBy: sql<string>`(select id from users where username = 'harbour.op')`, createdByName: 'Op' };
  const sandbox = { carrier: 'MU', supplierId: 'sandbox', supplierName: 'Sandbox', currency, total: 0 };
  const settlement = { providerId: DEMO_COMPANY.interline, cost: 0, markups: [], fee: 0 };
  const contact = { name: '', email: '', areaCode: '', phone: '' };
  const trip = { departureDate: '2026-12-01', route: [], serviceNumbers: [], leadPassenger: '', passengerCount: 1 };
  const at = { createdAt: cause.at, updatedAt: cause.at };
  const type = originalId ? ('refund' as const) : ('origin' as const);
  const what = { id, companyId, originalId, product: 'group' as const, type };
  await server.deps.db
    .insert(orders)
    .values({ ...what, ...by, ...sandbox, ...trip, ...at, settlement, contact, status: 'issued', searchText: '' });
  return id;
}
