import type { Dictionaries } from '../../../contract/dictionaries/types.ts';
import type { Locale } from '../../../contract/locale.ts';
import { ticketText } from '../../../contract/trip-texts.ts';
import { INVOICE_COLUMN, REFERENCE_COLUMN } from '../../books/entry-sheet.ts';
import type { SheetColumn } from '../../books/receipt-columns.ts';
import { routeWords } from '../../dictionaries/route-words.ts';
import type { Cell } from '../../export/cells.ts';
import type { SheetHead } from '../../export/write-sheet.ts';
import type { BillRow } from '../../ledger/bills.ts';
import { PRODUCT_WORDS, typeWord } from '../../orders/status-words.ts';

const SHEET_NAME: Readonly<Record<Locale, string>> = { en: 'Bill', 'zh-cn': '账单', 'zh-tw': '帳單' };

const names = ({ passengers }: BillRow) => passengers.map(({ surname, givenName }) => `${surname}/${givenName}`);
const tickets = ({ passengers }: BillRow) =>
  passengers.flatMap(({ ticketNumber }) => (ticketNumber ? [ticketText(ticketNumber)] : []));

type BillColumn = SheetColumn<BillRow, [stations: Dictionaries['stations']]>;

// biome-ignore format: one column a line
const COLUMNS: readonly BillColumn[] = [
  { title: { en: 'Order ID', 'zh-cn': '订单号', 'zh-tw': '訂單號' }, width: 14, cell: ({ id }) => id },
  { title: { en: 'Original ID', 'zh-cn': '原订单号', 'zh-tw': '原訂單號' }, width: 14, cell: ({ originalId }) => originalId },
  REFERENCE_COLUMN,
  { title: { en: 'Product', 'zh-cn': '产品', 'zh-tw': '產品' }, width: 9, cell: ({ product }, locale) => PRODUCT_WORDS[product][locale] },
  { title: { en: 'Type', 'zh-cn': '类型', 'zh-tw': '類型' }, width: 10, cell: ({ product, type }, locale) => typeWord(product, type, locale) },
  { title: { en: 'Booked at', 'zh-cn': '预订时间', 'zh-tw': '預訂時間' }, width: 18, cell: ({ createdAt }) => ({ instant: createdAt }) },
  { title: { en: 'Booked by', 'zh-cn': '预订人', 'zh-tw': '預訂人' }, width: 18, cell: ({ createdByName }) => createdByName },
  { title: { en: 'PNR', 'zh-cn': 'PNR', 'zh-tw': 'PNR' }, width: 10, cell: ({ pnr }) => pnr },
  { title: { en: 'Route', 'zh-cn': '航线', 'zh-tw': '航線' }, width: 26, cell: (row, locale, stations) => routeWords(row, locale, stations) },
  { title: { en: 'Flights or train', 'zh-cn': '航班号或车次', 'zh-tw': '航班號或車次' }, width: 20, cell: ({ serviceNumbers }) => serviceNumbers.join(', ') },
  { title: { en: 'Departure', 'zh-cn': '出发日期', 'zh-tw': '出發日期' }, width: 13, cell: ({ departureDate }) => departureDate },
  { title: { en: 'Passengers', 'zh-cn': '旅客', 'zh-tw': '旅客' }, width: 28, cell: (row) => names(row).join(', ') },
  { title: { en: 'Tickets', 'zh-cn': '票号', 'zh-tw': '票號' }, width: 28, cell: (row) => tickets(row).join(', ') },
  { title: { en: 'Paid', 'zh-cn': '已付', 'zh-tw': '已付' }, width: 14, cell: ({ paid: amount, currency }) => ({ amount, currency }) },
  { title: { en: 'Handling Fee', 'zh-cn': '手续费', 'zh-tw': '手續費' }, width: 14, cell: ({ fee: amount, currency }) => ({ amount, currency }) },
  { title: { en: 'Returned', 'zh-cn': '已退', 'zh-tw': '已退' }, width: 14, cell: ({ back: amount, currency }) => ({ amount, currency }) },
  { title: { en: 'Bill amount', 'zh-cn': '账单金额', 'zh-tw': '帳單金額' }, width: 14, cell: ({ paid, back, currency }) => ({ amount: paid - back, currency }) },
  { title: { en: 'Currency', 'zh-cn': '币种', 'zh-tw': '幣別' }, width: 10, cell: ({ currency }) => currency },
];

const columnsOf = (withInvoiceType: boolean): readonly BillColumn[] =>
  withInvoiceType ? [...COLUMNS, INVOICE_COLUMN] : COLUMNS;

/** The language of a bill, its station names, and whether it shows the invoice type. */
export interface BillSheet {
  locale: Locale;
  withInvoiceType: boolean;
  stations: Dictionaries['stations'];
}

export function billHead({ locale, withInvoiceType }: BillSheet, zone: string): SheetHead {
  const columns = columnsOf(withInvoiceType).map(({ title, width }) => ({ title: title[locale], width }));
  return { name: SHEET_NAME[locale], columns, zone };
}

export function billCells(row: BillRow, { locale, withInvoiceType, stations }: BillSheet): Cell[] {
  return columnsOf(withInvoiceType).map(({ cell }) => cell(row, locale, stations));
}
