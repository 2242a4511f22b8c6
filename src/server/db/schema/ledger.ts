import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { OrderProduct } from '../../../contract/order-products.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

/**
 * Accounts of the double-entry ledger. A posting's amount is signed from the holder's point of view: positive is owed to the holder, so a
 * wallet with money is above zero and a used credit line below.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The company whose account it is; for supplier payable, clearing and refund payable the company that paid. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    kind: text('kind').notNull(),
    /** Distinguishes accounts of one kind: a supplier's or a payment channel's id, else empty. */
    qualifier: text('qualifier').notNull().default(''),
    currency: text('currency').notNull(),
    /** Running balance, maintained only for wallet and credit: for income and payables it would be one hot row for everybody. */
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
    creditLimit: bigint('credit_limit', { mode: 'number' }).notNull().default(0),
    /** Of a credit line: the total that the lines of the companies below take of it. */
    lent: bigint('lent', { mode: 'number' }).notNull().default(0),
    /** Of a credit line: what it takes of the parent's line, in minor units of that line's currency. */
    drawn: bigint('drawn', { mode: 'number' }).notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    unique('ledger_accounts_identity').on(t.companyId, t.kind, t.qualifier, t.currency),
    unique('ledger_accounts_currency').on(t.id, t.currency),
    check(
      'ledger_accounts_kind',
      sql`${t.kind} in ('wallet','credit','clearing','supplier_payable','markup_income','fee_income','refund_payable','corrections')`,
    ),
    check('ledger_accounts_limit', sql`${t.creditLimit} >= 0 and (${t.kind} = 'credit' or ${t.creditLimit} = 0)`),
    check(
      'ledger_accounts_lent',
      sql`${t.lent} >= 0 and ${t.drawn} >= 0 and (${t.kind} = 'credit' or (${t.lent} = 0 and ${t.drawn} = 0))`,
    ),
    check('ledger_accounts_floor', sql`${t.balance} + ${t.creditLimit} >= 0`),
    check('ledger_accounts_credit_ceiling', sql`${t.kind} <> 'credit' or ${t.balance} <= 0`),
    check('ledger_accounts_running', sql`${t.kind} in ('wallet','credit') or ${t.balance} = 0`),
  ],
);

/** A ledger entry. Never updated or deleted (triggers refuse it); a mistake is corrected by a new entry. */
export const ledgerJournal = pgTable(
  'ledger_journal',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The company whose money moved. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    orderId: text('order_id'),
    /** The product of that order. */
    product: text('product').$type<OrderProduct>(),
    kind: text('kind').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    description: text('description').notNull(),
    /** The payment's own reference at its payment provider; null if it has only that of what it pays for (ledger/reference.ts). */
    reference: text('reference'),
    /** The user who caused it; null for the system. */
    userId: uuid('user_id').references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    unique('ledger_journal_key').on(t.companyId, t.idempotencyKey),
    index('ledger_journal_order').on(t.orderId),
    index('ledger_journal_company').on(t.companyId, t.createdAt),
    check('ledger_journal_product_known', sql`${t.product} in ('flight','group','train')`),
    check('ledger_journal_product_of_order', sql`(${t.orderId} is null) = (${t.product} is null)`),
    check(
      'ledger_journal_kind',
      sql`${t.kind} in ('top-up','payment','refund-due','refund','settlement','correction')`,
    ),
  ],
);

/** The postings of an entry; they add up to zero per currency, checked at commit. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    journalId: uuid('journal_id')
      .notNull()
      .references(() => ledgerJournal.id),
    accountId: uuid('account_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'ledger_postings_account',
      columns: [t.accountId, t.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency],
    }),
    index('ledger_postings_journal').on(t.journalId),
    index('ledger_postings_account_id').on(t.accountId, t.id),
    check('ledger_postings_amount', sql`${t.amount} <> 0`),
  ],
);
