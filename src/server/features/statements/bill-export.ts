import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { type BillExport, billExport as input } from '../../../contract/statements.ts';
import type { Deps } from '../../deps.ts';
import { cellsOf } from '../../export/cells.ts';
import { exportRoute } from '../../export/export-route.ts';
import type { RawRoute } from '../../http/handler.ts';
import { type BillOf, countBill, eachOfBill } from '../../ledger/bills.ts';
import type { OwnMoney } from '../../ledger/statement-sums.ts';
import { billCells, billHead } from './bill-sheet.ts';
import { type Billed, findStatement, moneyOf, readOwnCompany } from './reads.ts';

/** `POST /base/v2/agencies/exports/bills`: the orders of a statement, or a booking and what became of it. */
export function billExport(deps: Deps): RawRoute {
  return exportRoute(deps, {
    kind: 'bills',
    who: { finance: true },
    summary: 'The bill of a statement or of a booking, an order a line, as an Excel file',
    input,
    open: async (actor, bill: BillExport, locale) => {
      const company = await readOwnCompany(deps, actor);
      const found = await billOf(deps, company, bill);
      if (isRefusal(found)) return found;
      const { of, money } = found;
      const filter = { of, invoiceType: bill.invoiceType };
      const total = await countBill(deps.db, money, filter);
      if (total === 0 && 'orderId' in of) return refuse('orderNotFound');
      const sheet = { locale, withInvoiceType: company.showInvoiceType, stations: deps.dictionaries.stations };
      return {
        head: billHead(sheet, bill.zone || 'UTC'),
        total,
        batches: cellsOf(eachOfBill(deps.db, money, filter), (row) => billCells(row, sheet)),
      };
    },
  });
}

/** What a bill is of, and in which of the company's money. */
async function billOf(
  deps: Deps,
  company: Billed,
  { statement, order }: BillExport,
): Promise<{ of: BillOf; money: OwnMoney } | Refusal> {
  if (order !== undefined) return { of: { orderId: order }, money: moneyOf(company) };
  const found = await findStatement(deps, company, statement ?? '');
  if (isRefusal(found)) return found;
  return { of: { after: found.after, upTo: found.upTo }, money: moneyOf(company, found) };
}
