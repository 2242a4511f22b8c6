import type { InvoiceType } from '../../../contract/flight-terms.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Locale } from '../../../contract/locale.ts';
import { isRefusal, refuse } from '../../../contract/result.ts';
import {
  type StatementExport,
  type SubStatementsExport,
  statementExport,
  subStatementsExport,
} from '../../../contract/statements.ts';
import { entryCells, walletHead } from '../../books/entry-sheet.ts';
import { presentEntries } from '../../books/present-entries.ts';
import type { Deps } from '../../deps.ts';
import { cellsOf } from '../../export/cells.ts';
import { exportRoute } from '../../export/export-route.ts';
import type { Handlers, RawRoute } from '../../http/handler.ts';
import { closeStatements } from '../../ledger/close-statements.ts';
import { countEntries, eachEntry, readEntries } from '../../ledger/entries.ts';
import { countClosed, eachClosed } from '../../ledger/statements.ts';
import { billExport } from './bill-export.ts';
import {
  type Billed,
  findStatement,
  moneyOf,
  presentStatement,
  readBilledAgency,
  readOwnCompany,
  readStatements,
  readSubBalance,
  readSubStatements,
  subStatementsWhere,
} from './reads.ts';
import { statementCells, statementsHead } from './sheet.ts';

/** How often it is looked whether a credit period has ended somewhere. */
const CLOSE_MINUTES = 5;

const pageOf = ({ page = 1, pageSize = PAGE_SIZE.default }: { page?: number; pageSize?: number }) => ({
  page,
  pageSize,
});

export function statementRoutes(deps: Deps) {
  const one = async (company: Billed | null, id: string) => {
    if (!company) return refuse('notFound');
    const found = await findStatement(deps, company, id);
    return isRefusal(found) ? found : presentStatement(found);
  };
  const entriesOf = async (
    company: Billed | null,
    id: string,
    {
      invoiceType,
      locale,
      seesReceipts,
      ...paging
    }: {
      page: number;
      pageSize: number;
      locale: Locale;
      invoiceType?: InvoiceType | undefined;
      seesReceipts: boolean;
    },
  ) => {
    if (!company) return refuse('notFound');
    const found = await findStatement(deps, company, id);
    if (isRefusal(found)) return found;
    const { after, upTo, currency } = found;
    const { rows, total } = await readEntries(deps.db, moneyOf(company, found), { after, upTo, invoiceType }, paging);
    const seen = seesReceipts ? rows : rows.map((row) => ({ ...row, receipt: null }));
    return presentEntries({ rows: seen, total }, paging, currency, locale);
  };
  return {
    statements: async ({ actor, input }) => readStatements(deps, await readOwnCompany(deps, actor), pageOf(input)),
    statement: async ({ actor, input: { id } }) => one(await readOwnCompany(deps, actor), id),
    statementEntries: async ({ actor, input, locale }) =>
      entriesOf(await readOwnCompany(deps, actor), input.id, {
        ...pageOf(input),
        invoiceType: input.invoiceType,
        locale,
        seesReceipts: true,
      }),
    subStatements: ({ actor, input }) => readSubStatements(deps, actor, { ...input, ...pageOf(input) }),
    subStatement: async ({ actor, input }) => one(await readBilledAgency(deps, actor, input.agency), input.statement),
    subStatementEntries: async ({ actor, input, locale }) =>
      entriesOf(await readBilledAgency(deps, actor, input.agency), input.statement, {
        ...pageOf(input),
        invoiceType: input.invoiceType,
        locale,
        // What an agency has sent the provider is no business of the agency between them.
        seesReceipts: actor.me.company.isProvider,
      }),
    subBalance: ({ actor, input }) => readSubBalance(deps, actor, input),
  } satisfies Handlers;
}

/** `POST /base/v2/agencies/exports/statements`, `…/bills` and `POST /base/v2/sub/statements`. */
export function statementExports(deps: Deps): readonly RawRoute[] {
  return [
    exportRoute(deps, {
      kind: 'statements',
      who: { finance: true },
      summary: 'The lines of one statement, as an Excel file',
      input: statementExport,
      open: async (actor, { id, zone, invoiceType }: StatementExport, locale) => {
        const company = await readOwnCompany(deps, actor);
        const found = await findStatement(deps, company, id);
        if (isRefusal(found)) return found;
        const { after, upTo, currency } = found;
        const money = moneyOf(company, found);
        const filter = { after, upTo, invoiceType };
        const { stations } = deps.dictionaries;
        const sheet = { locale, currency, withInvoiceType: company.showInvoiceType, stations };
        return {
          head: walletHead(sheet, zone || 'UTC'),
          total: await countEntries(deps.db, money, filter),
          batches: cellsOf(eachEntry(deps.db, money, filter), (row) => entryCells(row, sheet)),
        };
      },
    }),
    exportRoute(deps, {
      kind: 'sub-statements',
      who: { agencies: 'read' },
      summary: 'The statements of the agencies that the filters leave, as an Excel file',
      input: subStatementsExport,
      open: async (actor, { zone, ...query }: SubStatementsExport, locale) => {
        const where = subStatementsWhere(actor, query);
        return {
          head: statementsHead(locale, zone || 'UTC'),
          total: await countClosed(deps.db, where),
          batches: cellsOf(eachClosed(deps.db, where, deps.clock.now()), (row) => statementCells(row, locale)),
        };
      },
    }),
    billExport(deps),
  ];
}

export function registerStatementJobs(deps: Deps): void {
  deps.jobs.work('close-statements', () => closeStatements(deps));
  deps.jobs.repeat('close-statements', CLOSE_MINUTES);
}
