import type { InvoiceType } from '../../../contract/flight-terms.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Locale } from '../../../contract/locale.ts';
import { isRefusal, refuse } from '../../../contract/result.ts';
import { presentEntries } from '../../books/present-entries.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { closeStatements } from '../../ledger/close-statements.ts';
import { readEntries } from '../../ledger/entries.ts';
import { presentStatement } from './present.ts';
import {
  type Billed,
  findStatement,
  moneyOf,
  readBilledAgency,
  readOwnCompany,
  readStatements,
  readSubBalance,
  readSubStatements,
} from './reads.ts';
import { tellStatements } from './tell-statements.ts';

/** How often it is looked whether a credit period has ended somewhere, or a statement has fallen overdue. */
const CLOSE_MINUTES = 5;

const pageOf = ({ page = 1, pageSize = PAGE_SIZE.default }: { page?: number; pageSize?: number }) => ({
  page,
  pageSize,
});

export function statementRoutes(deps: Deps) {
  const one = async (company: Billed | null, id: string) => {
    if (!company) return refuse('notFound');
    const found = await findStatement(deps, company, id);
    return isRefusal(found) ? found : presentStatement(deps, found);
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

export function registerStatementJobs(deps: Deps): void {
  deps.jobs.work('close-statements', async () => {
    await closeStatements(deps);
    await tellStatements(deps);
  });
  deps.jobs.repeat('close-statements', CLOSE_MINUTES);
}
