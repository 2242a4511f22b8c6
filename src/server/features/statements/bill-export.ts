import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { type BillExport, billExport as input } from '../../../contract/statements.ts';
import type { Deps } from '../../deps.ts';
import { cellsOf } from '../../export/cells.ts';
import { exportRoute, type OpenedExport } from '../../export/export-route.ts';
import type { RawRoute } from '../../http/handler.ts';
import { type BillOf, type BillRow, countBill, eachOfBill } from '../../ledger/bills.ts';
import type { OwnMoney } from '../../ledger/statement-sums.ts';
import { instantsOf } from '../../time/start-of-day.ts';
import { billCells, billHead } from './bill-sheet.ts';
import { type Billed, findStatement, moneyOf, readBilled } from './reads.ts';

/** `POST /base/v2/agencies/exports/bills`: the orders of a statement or a date range, or a booking with its after-sales orders. */
export function billExport(deps: Deps): RawRoute {
  return exportRoute(deps, {
    kind: 'bills',
    who: { finance: true },
    summary: 'The bill of a statement, of a booking or of some days, an order a line, as an Excel file',
    input,
    open: async (actor, bill: BillExport, locale) => {
      const company = await readBilled(deps, actor, bill.agency);
      if (isRefusal(company)) return company;
      const found = await billOf(deps, company, bill);
      if (isRefusal(found)) return found;
      const { of, money, days } = found;
      const filter = { of, invoiceType: bill.invoiceType };
      const total = await countBill(deps.db, money, filter);
      if (total === 0 && 'orderId' in of) return refuse('orderNotFound');
      const sheet = { locale, withInvoiceType: company.showInvoiceType, stations: deps.dictionaries.stations };
      const isFromAbove = bill.agency !== undefined && !actor.me.company.isProvider;
      const seen = (row: BillRow) => (isFromAbove ? withoutTheirOwn(row) : row);
      return {
        head: billHead(sheet, bill.zone || 'UTC'),
        total,
        batches: cellsOf(eachOfBill(deps.db, money, filter), (row) => billCells(seen(row), sheet)),
        code: bill.agency === undefined ? undefined : company.code,
        days,
      };
    },
  });
}

/** Removes the agency's internal fields: which of its users booked, and its own reference. */
const withoutTheirOwn = (row: BillRow): BillRow => ({ ...row, createdByName: '', referenceId: null });

interface FoundBill {
  of: BillOf;
  money: OwnMoney;
  days?: OpenedExport['days'];
}

/** The contents of a bill, and its currency. */
async function billOf(deps: Deps, company: Billed, bill: BillExport): Promise<FoundBill | Refusal> {
  const { statement, order, ...days } = bill;
  if (order !== undefined) return { of: { orderId: order }, money: moneyOf(company) };
  if (statement === undefined) return { of: instantsOf(days), money: moneyOf(company), days };
  const found = await findStatement(deps, company, statement);
  if (isRefusal(found)) return found;
  const { after, upTo, firstDay: from, lastDay: to } = found;
  return { of: { after, upTo }, money: moneyOf(company, found), days: { from, to } };
}
