import { array, type InferType, number, object, string } from 'yup';
import { CREDIT_PERIODS } from './agency-terms.ts';
import { INVOICE_TYPES } from './flight-terms.ts';
import { pageOf, pagingFields, searchField } from './paging.ts';
import { currencySchema, dateSchema, instantSchema, listedDaySchema, minorAmount, TOO_LONG } from './scalars.ts';
import { walletAnswer } from './session.ts';
import { WALLET_ENTRY_TYPES } from './wallet.ts';
import { zoneField } from './zone.ts';

/** The id of the open period: one for each company that has moved money since its last statement. */
export const RUNNING = 'running';

/**
 * running: the period is open. settled: no credit used at its end is outstanding. due: some is, until the due day. overdue: that day has
 * passed, and the credit line is blocked.
 */
export const STATEMENT_STATUSES = ['running', 'settled', 'due', 'overdue'] as const;
export type StatementStatus = (typeof STATEMENT_STATUSES)[number];

/** Only this kind of invoice (spec §3, invoice type); orders without a stored one, such as trains and groups, count as None. */
const invoiceField = string().oneOf(INVOICE_TYPES, 'invalid').optional();
const idField = string().max(64, TOO_LONG).required('required');
/** An agency whose books the caller may read. */
const agencyField = string().max(64, TOO_LONG).optional();

/** GET /base/v2/statements: newest first. */
export const statementsQuery = object({ ...pagingFields }).noUnknown();

/** GET /base/v2/statements/{id}/entries: newest first. */
export const statementEntriesQuery = object({ ...pagingFields, id: idField, invoiceType: invoiceField }).noUnknown();
export type StatementEntriesQuery = InferType<typeof statementEntriesQuery>;

const subFilterFields = {
  /** Part of the agency's name, alias or code. */
  q: searchField.trim().optional(),
  agency: agencyField,
  /** Periods that end in these days, both included. */
  from: listedDaySchema.optional(),
  to: listedDaySchema.optional(),
};

/**
 * GET /base/v2/sub/statements: closed statements of the company's agencies, newest first; for a single agency, its running one is on top.
 */
export const subStatementsQuery = object({ ...pagingFields, ...subFilterFields }).noUnknown();
export type SubStatementsQuery = InferType<typeof subStatementsQuery>;

/** GET /base/v2/sub/statements/{agency}/{statement}. */
export const subStatementInput = object({ agency: idField, statement: idField }).noUnknown();
export type StatementOfAgency = InferType<typeof subStatementInput>;
export const subStatementEntriesQuery = object({
  ...pagingFields,
  agency: idField,
  statement: idField,
  invoiceType: invoiceField,
}).noUnknown();
export type SubStatementEntriesQuery = InferType<typeof subStatementEntriesQuery>;

/** GET /base/v2/sub/balance/{id}: an agency's money at present, or at the end of a day of `zone` (UTC when absent). */
export const subBalanceQuery = object({ id: idField, day: listedDaySchema.optional(), zone: zoneField }).noUnknown();
export type SubBalanceQuery = InferType<typeof subBalanceQuery>;
export const subBalanceAnswer = walletAnswer.shape({
  /** The requested day: `balance` and `creditUsed` are as of its end, or so far for today. All else is current. */
  day: dateSchema.optional(),
});
export type SubBalance = InferType<typeof subBalanceAnswer>;

/** POST /base/v2/sub/statements: the same list as a spreadsheet. */
export const subStatementsExport = object({ ...subFilterFields, zone: zoneField }).noUnknown();
export type SubStatementsExport = InferType<typeof subStatementsExport>;

/** POST /base/v2/agencies/exports/statements: the lines of one statement as a spreadsheet; by default the caller's own. */
export const statementExport = object({
  id: idField,
  agency: agencyField,
  zone: zoneField,
  invoiceType: invoiceField,
}).noUnknown();
export type StatementExport = InferType<typeof statementExport>;

/**
 * POST /base/v2/agencies/exports/bills: a bill as a spreadsheet, one order per line: of one statement, of one booking with its changes and
 * refunds, or of all orders for which money moved in some days, by any method. Exactly one of the three is given; for agencies only bills
 * of statements exist.
 */
export const billExport = object({
  statement: string().max(64, TOO_LONG).optional(),
  agency: agencyField.test(
    'ofStatement',
    'invalid',
    (agency, { parent }) => agency === undefined || parent.statement !== undefined,
  ),
  order: string()
    .max(64, TOO_LONG)
    .optional()
    .test('oneOf', 'required', (order, { parent: { statement, from, to } }) => {
      const named = [order, statement, from ?? to];
      return named.filter((each) => each !== undefined).length === 1;
    }),
  /** Days of payment in `zone` (UTC when absent), both included; one may be absent. */
  from: listedDaySchema.optional(),
  to: listedDaySchema.optional(),
  zone: zoneField,
  invoiceType: invoiceField,
}).noUnknown();
export type BillExport = InferType<typeof billExport>;

const totalSchema = object({
  type: string().oneOf(WALLET_ENTRY_TYPES).required(),
  amount: minorAmount.required(),
  entries: number().integer().required(),
});
export type StatementTotal = InferType<typeof totalSchema>;

/** The postings of one credit period (spec §2, Statements). Amounts are minor units, positive into the company's money. */
export const statementSchema = object({
  id: string().required(),
  agencyId: string().required(),
  agencyName: string().required(),
  period: string().oneOf(CREDIT_PERIODS).required(),
  firstDay: dateSchema.required(),
  lastDay: dateSchema.required(),
  /** The time zone of these days, an IANA name. */
  zone: string().required(),
  currency: currencySchema,
  /** Balance less used credit, before and after the period. */
  opening: minorAmount.required(),
  closing: minorAmount.required(),
  totals: array(totalSchema.required()).required(),
  entries: number().integer().required(),
  /** Used credit at the end of the period. */
  creditUsed: minorAmount.required(),
  /** Its outstanding part: neither settled from the balance nor refunded. */
  owed: minorAmount.required(),
  /** Due day; null while the period runs. */
  dueDay: dateSchema.nullable().defined(),
  status: string().oneOf(STATEMENT_STATUSES).required(),
  closedAt: instantSchema.nullable().defined(),
});
export type Statement = InferType<typeof statementSchema>;
export const statementPage = pageOf(statementSchema);
