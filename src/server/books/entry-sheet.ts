import type { Dictionaries } from '../../contract/dictionaries/types.ts';
import type { InvoiceType } from '../../contract/flight-terms.ts';
import type { Locale, Words } from '../../contract/locale.ts';
import type { Currency } from '../../contract/money.ts';
import { describeEntry, ENTRY_TYPE_WORDS } from '../../contract/wallet-words.ts';
import { routeWords } from '../dictionaries/route-words.ts';
import type { Cell } from '../export/cells.ts';
import type { SheetHead } from '../export/write-sheet.ts';
import type { EntryRow } from '../ledger/entries.ts';
import { RECEIPT_COLUMNS, type SheetColumn } from './receipt-columns.ts';

const SHEET_NAME: Words = { en: 'Wallet', 'zh-cn': '钱包明细', 'zh-tw': '錢包明細' };

const ACCOUNT_WORDS: Readonly<Record<string, Words>> = {
  wallet: { en: 'Balance', 'zh-cn': '余额', 'zh-tw': '餘額' },
  credit: { en: 'Credit', 'zh-cn': '授信', 'zh-tw': '信用額度' },
};

const INVOICE_WORDS: Readonly<Record<InvoiceType, Words>> = {
  Bill: { en: 'Bill', 'zh-cn': '发票', 'zh-tw': '發票' },
  Itinerary: { en: 'Itinerary', 'zh-cn': '行程单', 'zh-tw': '行程單' },
  ItineraryWithBill: { en: 'Itinerary with bill', 'zh-cn': '行程单加发票', 'zh-tw': '行程單加發票' },
  None: { en: 'None', 'zh-cn': '无', 'zh-tw': '無' },
};

type Stations = Dictionaries['stations'];
type Column = SheetColumn<EntryRow, [currency: Currency, stations: Stations]>;

/** The agency's own reference for a booking, used in its bookkeeping; a Reference ID of All Transactions is the payment's. */
export const REFERENCE_COLUMN: SheetColumn<{ referenceId: string | null }> = {
  title: { en: 'Agency Reference ID', 'zh-cn': '代理商参考编号', 'zh-tw': '代理商參考編號' },
  width: 20,
  cell: ({ referenceId }) => referenceId,
};

/** The columns of a wallet entry (spec §3), plus what an agency's bookkeeping needs. */
const COLUMNS: readonly Column[] = [
  {
    title: { en: 'Payment Time', 'zh-cn': '支付时间', 'zh-tw': '付款時間' },
    width: 18,
    cell: (row) => ({ instant: row.createdAt }),
  },
  {
    title: { en: 'Type', 'zh-cn': '类型', 'zh-tw': '類型' },
    width: 14,
    cell: (row, locale) => ENTRY_TYPE_WORDS[row.type][locale],
  },
  { title: { en: 'Order ID', 'zh-cn': '订单号', 'zh-tw': '訂單號' }, width: 14, cell: (row) => row.orderId },
  REFERENCE_COLUMN,
  {
    title: { en: 'Route', 'zh-cn': '航线', 'zh-tw': '航線' },
    width: 26,
    cell: (row, locale, _, stations) => routeWords(row, locale, stations) || null,
  },
  {
    title: { en: 'Passengers', 'zh-cn': '乘客', 'zh-tw': '乘客' },
    width: 24,
    cell: ({ leadPassenger, passengerCount }) =>
      passengerCount > 1 ? `${leadPassenger} +${passengerCount - 1}` : leadPassenger || null,
  },
  {
    title: { en: 'Payment Reference', 'zh-cn': '支付流水号', 'zh-tw': '付款序號' },
    width: 26,
    cell: (row) => row.reference,
  },
  {
    title: { en: 'Account', 'zh-cn': '账户', 'zh-tw': '帳戶' },
    width: 10,
    cell: (row, locale) => ACCOUNT_WORDS[row.account]?.[locale] ?? row.account,
  },
  {
    title: { en: 'Amount', 'zh-cn': '金额', 'zh-tw': '金額' },
    width: 16,
    cell: ({ amount }, _, currency) => ({ amount, currency }),
  },
  {
    title: { en: 'Balance less credit used', 'zh-cn': '余额减已用授信', 'zh-tw': '餘額減已用信用額度' },
    width: 22,
    cell: ({ standing }, _, currency) => ({ amount: standing, currency }),
  },
  { title: { en: 'Currency', 'zh-cn': '币种', 'zh-tw': '幣別' }, width: 10, cell: (_, __, currency) => currency },
  {
    title: { en: 'Description', 'zh-cn': '说明', 'zh-tw': '說明' },
    width: 30,
    cell: (row, locale) => describeEntry(row, locale),
  },
  ...RECEIPT_COLUMNS,
  {
    title: { en: 'Transfer fee', 'zh-cn': '转账手续费', 'zh-tw': '轉帳手續費' },
    width: 14,
    cell: ({ receipt }, _, currency) => receipt && { amount: receipt.fee, currency },
  },
];

/** Added to an agency's bills by its configuration (spec §3, agency config). */
export const INVOICE_COLUMN: SheetColumn<Pick<EntryRow, 'invoiceType'>> = {
  title: { en: 'Invoice Type', 'zh-cn': '票据类型', 'zh-tw': '憑證類型' },
  width: 18,
  cell: ({ invoiceType }, locale) => (invoiceType ? INVOICE_WORDS[invoiceType][locale] : null),
};

export interface EntrySheet {
  locale: Locale;
  currency: Currency;
  withInvoiceType: boolean;
  stations: Stations;
}

const columnsOf = ({ withInvoiceType }: Pick<EntrySheet, 'withInvoiceType'>): readonly Column[] =>
  withInvoiceType ? [...COLUMNS, INVOICE_COLUMN] : COLUMNS;

export function walletHead(sheet: EntrySheet, zone: string): SheetHead {
  const { locale } = sheet;
  const columns = columnsOf(sheet).map(({ title, width }) => ({ title: title[locale], width }));
  return { name: SHEET_NAME[locale], columns, zone };
}

export function entryCells(row: EntryRow, sheet: EntrySheet): Cell[] {
  return columnsOf(sheet).map(({ cell }) => cell(row, sheet.locale, sheet.currency, sheet.stations));
}
