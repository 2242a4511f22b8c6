import type { Locale } from '../../contract/locale.ts';
import type { Receipt } from '../../contract/receipts.ts';
import type { Cell } from '../export/cells.ts';

/** A column of a sheet, its title in each language. */
export interface SheetColumn<Row, More extends unknown[] = []> {
  title: Readonly<Record<Locale, string>>;
  width: number;
  cell: (row: Row, locale: Locale, ...more: More) => Cell;
}

interface Received {
  receipt: Receipt | null;
}

/** What the provider received by transfer for a top-up; empty for all else. */
// biome-ignore format: one column a line
export const RECEIPT_COLUMNS: readonly SheetColumn<Received>[] = [
  { title: { en: 'Received', 'zh-cn': '实收金额', 'zh-tw': '實收金額' }, width: 16, cell: ({ receipt }) => receipt?.received ?? null },
  { title: { en: 'Received in', 'zh-cn': '实收币种', 'zh-tw': '實收幣別' }, width: 12, cell: ({ receipt }) => receipt?.received.currency ?? null },
  { title: { en: 'Exchange rate', 'zh-cn': '汇率', 'zh-tw': '匯率' }, width: 13, cell: ({ receipt }) => receipt && Number(receipt.exchangeRate) },
  { title: { en: 'Transfer fee (%)', 'zh-cn': '转账手续费（%）', 'zh-tw': '轉帳手續費（%）' }, width: 16, cell: ({ receipt }) => receipt && Number(receipt.feePercent) },
];
