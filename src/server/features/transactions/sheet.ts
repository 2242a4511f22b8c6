import type { Locale, Words } from '../../../contract/locale.ts';
import type { TransactionKind } from '../../../contract/transactions.ts';
import { methodWords } from '../../books/method-words.ts';
import { RECEIPT_COLUMNS, type SheetColumn } from '../../books/receipt-columns.ts';
import type { Cell } from '../../export/cells.ts';
import type { SheetHead } from '../../export/write-sheet.ts';
import type { TransactionRow } from '../../ledger/transactions.ts';

const SHEET_NAME: Words = { en: 'All transactions', 'zh-cn': '全部交易', 'zh-tw': '全部交易' };

const KIND_WORDS: Readonly<Record<TransactionKind, Words>> = {
  'top-up': { en: 'Top-up', 'zh-cn': '充值', 'zh-tw': '儲值' },
  payment: { en: 'Payment', 'zh-cn': '支付', 'zh-tw': '付款' },
  refund: { en: 'Refund', 'zh-cn': '退款', 'zh-tw': '退款' },
  correction: { en: 'Correction', 'zh-cn': '更正', 'zh-tw': '更正' },
};

/** The columns of spec §3, Transaction, plus kind and currency. */
const COLUMNS: readonly SheetColumn<TransactionRow>[] = [
  { title: { en: 'Original ID', 'zh-cn': '原订单号', 'zh-tw': '原訂單號' }, width: 14, cell: (row) => row.originalId },
  {
    title: { en: 'Reference ID', 'zh-cn': '交易流水号', 'zh-tw': '交易序號' },
    width: 26,
    cell: (row) => row.reference,
  },
  {
    title: { en: 'Type', 'zh-cn': '类型', 'zh-tw': '類型' },
    width: 10,
    cell: (row, locale) => KIND_WORDS[row.kind][locale],
  },
  {
    title: { en: 'Payment Method', 'zh-cn': '支付方式', 'zh-tw': '付款方式' },
    width: 18,
    cell: (row, locale) => methodWords(row.method, locale),
  },
  { title: { en: 'Currency', 'zh-cn': '币种', 'zh-tw': '幣別' }, width: 10, cell: (row) => row.currency },
  {
    title: { en: 'Total Amount Paid', 'zh-cn': '支付总额', 'zh-tw': '付款總額' },
    width: 18,
    cell: ({ gross, currency }) => ({ amount: gross, currency }),
  },
  {
    title: { en: 'Net Amount', 'zh-cn': '净额', 'zh-tw': '淨額' },
    width: 16,
    cell: ({ gross, fee, currency }) => ({ amount: gross - fee, currency }),
  },
  {
    title: { en: 'Handling Fee', 'zh-cn': '手续费', 'zh-tw': '手續費' },
    width: 14,
    cell: ({ fee, currency }) => ({ amount: fee, currency }),
  },
  {
    title: { en: 'Payment Time', 'zh-cn': '支付时间', 'zh-tw': '付款時間' },
    width: 18,
    cell: (row) => ({ instant: row.paidAt }),
  },
  {
    title: { en: 'Created on', 'zh-cn': '创建时间', 'zh-tw': '建立時間' },
    width: 18,
    cell: (row) => ({ instant: row.createdAt }),
  },
  ...RECEIPT_COLUMNS,
];

export function transactionsHead(locale: Locale, zone: string): SheetHead {
  const columns = COLUMNS.map(({ title, width }) => ({ title: title[locale], width }));
  return { name: SHEET_NAME[locale], columns, zone };
}

export function transactionCells(row: TransactionRow, locale: Locale): Cell[] {
  return COLUMNS.map(({ cell }) => cell(row, locale));
}
