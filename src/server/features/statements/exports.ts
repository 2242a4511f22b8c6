import { isRefusal } from '../../../contract/result.ts';
import {
  type StatementExport,
  type SubStatementsExport,
  statementExport,
  subStatementsExport,
} from '../../../contract/statements.ts';
import { entryCells, walletHead } from '../../books/entry-sheet.ts';
import type { Deps } from '../../deps.ts';
import { cellsOf } from '../../export/cells.ts';
import { exportRoute } from '../../export/export-route.ts';
import type { RawRoute } from '../../http/handler.ts';
import { countEntries, type EntryRow, eachEntry } from '../../ledger/entries.ts';
import { countClosed, eachClosed, type StatementRow } from '../../ledger/statements.ts';
import { billExport } from './bill-export.ts';
import { findStatement, moneyOf, readBilled, readSubRunning, subStatementsWhere } from './reads.ts';
import { statementCells, statementsHead } from './sheet.ts';

/** `POST /base/v2/agencies/exports/statements`, `…/bills` and `POST /base/v2/sub/statements`. */
export function statementExports(deps: Deps): readonly RawRoute[] {
  return [linesExport(deps), subStatements(deps), billExport(deps)];
}

function linesExport(deps: Deps): RawRoute {
  return exportRoute(deps, {
    kind: 'statements',
    who: { finance: true },
    summary: 'The lines of one statement, as an Excel file',
    input: statementExport,
    open: async (actor, { id, agency, zone, invoiceType }: StatementExport, locale) => {
      const company = await readBilled(deps, actor, agency);
      if (isRefusal(company)) return company;
      const found = await findStatement(deps, company, id);
      if (isRefusal(found)) return found;
      const { after, upTo, currency, firstDay: from, lastDay: to } = found;
      const money = moneyOf(company, found);
      const filter = { after, upTo, invoiceType };
      const { stations } = deps.dictionaries;
      const sheet = { locale, currency, withInvoiceType: company.showInvoiceType, stations };
      const isFromAbove = agency !== undefined && !actor.me.company.isProvider;
      const seen = (row: EntryRow) => (isFromAbove ? withoutTheirOwn(row) : row);
      return {
        head: walletHead(sheet, zone || 'UTC'),
        total: invoiceType === undefined ? found.entries : await countEntries(deps.db, money, filter),
        batches: cellsOf(eachEntry(deps.db, money, filter), (row) => entryCells(seen(row), sheet)),
        code: agency === undefined ? undefined : company.code,
        days: { from, to },
      };
    },
  });
}

/** Removes what is between the agency and the provider, and the agency's own reference. */
const withoutTheirOwn = (row: EntryRow): EntryRow => ({ ...row, receipt: null, referenceId: null });

function subStatements(deps: Deps): RawRoute {
  return exportRoute(deps, {
    kind: 'sub-statements',
    who: { agencies: 'read' },
    summary: 'The statements of the agencies that the filters leave, as an Excel file',
    input: subStatementsExport,
    open: async (actor, { zone, ...query }: SubStatementsExport, locale) => {
      const where = subStatementsWhere(actor, query);
      const running = await readSubRunning(deps, actor, query);
      const closed = eachClosed(deps.db, where, deps.clock.now());
      return {
        head: statementsHead(locale, zone || 'UTC'),
        total: (await countClosed(deps.db, where)) + (running ? 1 : 0),
        batches: cellsOf(below(running, closed), (row) => statementCells(row, locale)),
      };
    },
  });
}

/** The running statement, then the closed ones. */
async function* below(
  running: StatementRow | null,
  closed: AsyncIterable<readonly StatementRow[]>,
): AsyncGenerator<readonly StatementRow[]> {
  if (running) yield [running];
  yield* closed;
}
