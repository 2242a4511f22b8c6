import type { Dictionaries } from '../../../contract/dictionaries/types.ts';
import type { Locale, Words } from '../../../contract/locale.ts';
import type { SpentBy } from '../../../contract/ticket-fates.ts';
import { REFERENCE_COLUMN } from '../../books/entry-sheet.ts';
import { routeWords } from '../../dictionaries/route-words.ts';
import type { Cell } from '../../export/cells.ts';
import type { SheetHead } from '../../export/write-sheet.ts';
import { type OrderRow, totalOf } from '../../orders/order-rows.ts';
import { markedWords } from '../../orders/sandbox-orders.ts';
import { listedStatus, PRODUCT_WORDS, typeWord } from '../../orders/status-words.ts';

type Stations = Dictionaries['stations'];

const SHEET_NAME: Words = { en: 'Bookings', 'zh-cn': '订单', 'zh-tw': '訂單' };

/** A listed order, with what ended all its tickets, and their numbers in the order of its passengers. */
export type ListedOrder = OrderRow & { spentBy: SpentBy | null; tickets: readonly string[] };

interface Column {
  title: Words;
  width: number;
  cell: (row: ListedOrder, locale: Locale, stations: Stations) => Cell;
}

/** The fields of an order (spec §3), filtered like the list. */
// biome-ignore format: one column a line
const COLUMNS: readonly Column[] = [
  { title: { en: 'Booking number', 'zh-cn': '订单号', 'zh-tw': '訂單號' }, width: 16, cell: ({ id }) => id },
  { title: { en: 'Original booking', 'zh-cn': '原订单号', 'zh-tw': '原訂單號' }, width: 16, cell: ({ originalId }) => originalId },
  { title: { en: 'Product', 'zh-cn': '产品', 'zh-tw': '產品' }, width: 9, cell: ({ product }, locale) => PRODUCT_WORDS[product][locale] },
  { title: { en: 'Type', 'zh-cn': '类型', 'zh-tw': '類型' }, width: 10, cell: ({ product, type }, locale) => typeWord(product, type, locale) },
  { title: { en: 'Status', 'zh-cn': '状态', 'zh-tw': '狀態' }, width: 30, cell: (row, locale) => markedWords(listedStatus(row, locale), row, locale) },
  { title: { en: 'PNR', 'zh-cn': 'PNR', 'zh-tw': 'PNR' }, width: 10, cell: ({ pnr }) => pnr },
  { title: { en: 'Ticket numbers', 'zh-cn': '票号', 'zh-tw': '票號' }, width: 30, cell: ({ tickets }) => tickets.join(', ') },
  { title: { en: 'Airline', 'zh-cn': '航司', 'zh-tw': '航空公司' }, width: 9, cell: ({ product, carrier }) => (product === 'train' ? null : carrier) },
  { title: { en: 'Flights or train', 'zh-cn': '航班号或车次', 'zh-tw': '航班號或車次' }, width: 20, cell: ({ serviceNumbers }) => serviceNumbers.join(', ') },
  { title: { en: 'Route', 'zh-cn': '航线', 'zh-tw': '航線' }, width: 26, cell: (row, locale, stations) => routeWords(row, locale, stations) },
  { title: { en: 'Departure', 'zh-cn': '出发日期', 'zh-tw': '出發日期' }, width: 13, cell: ({ departureDate }) => departureDate },
  { title: { en: 'Passenger', 'zh-cn': '旅客', 'zh-tw': '旅客' }, width: 24, cell: ({ leadPassenger }) => leadPassenger },
  { title: { en: 'Passengers', 'zh-cn': '人数', 'zh-tw': '人數' }, width: 11, cell: ({ passengerCount }) => passengerCount },
  { title: { en: 'Currency', 'zh-cn': '币种', 'zh-tw': '幣別' }, width: 10, cell: ({ currency }) => currency },
  { title: { en: 'Total', 'zh-cn': '总额', 'zh-tw': '總額' }, width: 14, cell: (row) => totalOf(row) },
  { title: { en: 'Contact', 'zh-cn': '联系人', 'zh-tw': '聯絡人' }, width: 20, cell: ({ contact }) => contact.name },
  { title: { en: 'Contact’s email', 'zh-cn': '联系邮箱', 'zh-tw': '聯絡信箱' }, width: 26, cell: ({ contact }) => contact.email },
  { title: { en: 'Contact’s phone', 'zh-cn': '联系电话', 'zh-tw': '聯絡電話' }, width: 18, cell: ({ contact }) => `+${contact.areaCode} ${contact.phone}` },
  REFERENCE_COLUMN,
  { title: { en: 'Review remark', 'zh-cn': '审核备注', 'zh-tw': '審核備註' }, width: 24, cell: ({ reviewRemark }) => reviewRemark },
  { title: { en: 'Booked by', 'zh-cn': '预订人', 'zh-tw': '預訂人' }, width: 18, cell: ({ createdByName }) => createdByName },
  { title: { en: 'Booked at', 'zh-cn': '预订时间', 'zh-tw': '預訂時間' }, width: 18, cell: ({ createdAt }) => ({ instant: createdAt }) },
];

export function ordersHead(locale: Locale, zone: string): SheetHead {
  return {
    name: SHEET_NAME[locale],
    columns: COLUMNS.map(({ title, width }) => ({ title: title[locale], width })),
    zone,
  };
}

export function orderCells(row: ListedOrder, locale: Locale, stations: Stations): Cell[] {
  return COLUMNS.map(({ cell }) => cell(row, locale, stations));
}
