import type { BookKind, BookMovement } from '../../../contract/company-books.ts';
import type { Locale, Words } from '../../../contract/locale.ts';
import { methodWords } from '../../books/method-words.ts';
import type { SheetColumn } from '../../books/receipt-columns.ts';
import type { Cell } from '../../export/cells.ts';
import type { SheetHead } from '../../export/write-sheet.ts';
import type { BookName } from '../../ledger/books.ts';
import { TRANSACTION_FEE } from '../../ledger/rules.ts';
import type { VisibleLine } from './present.ts';

/** A line of an account with the balance after it, or the opening or closing balance. */
export interface SheetLine {
  book: BookName;
  line: VisibleLine | 'opening' | 'closing';
  balance: number;
}

const SHEET_NAME: Words = { en: 'Accounting', 'zh-cn': '账务', 'zh-tw': '帳務' };

const KIND_WORDS: Readonly<Record<BookKind, Words>> = {
  markup_income: { en: 'Markup income', 'zh-cn': '加价收入', 'zh-tw': '加價收入' },
  fee_income: { en: 'Service fee income', 'zh-cn': '服务费收入', 'zh-tw': '服務費收入' },
  corrections: { en: 'Corrections', 'zh-cn': '更正', 'zh-tw': '更正' },
  supplier_payable: { en: 'Supplier payable', 'zh-cn': '应付供应商', 'zh-tw': '應付供應商' },
  refund_payable: { en: 'Refunds payable', 'zh-cn': '应付退款', 'zh-tw': '應付退款' },
  clearing: { en: 'Payment clearing', 'zh-cn': '支付清算', 'zh-tw': '支付清算' },
};
const HANDLING_FEES: Words = { en: 'Handling fee income', 'zh-cn': '手续费收入', 'zh-tw': '手續費收入' };

const MOVEMENT_WORDS: Readonly<Record<BookMovement | 'opening' | 'closing', Words>> = {
  opening: { en: 'Opening', 'zh-cn': '期初', 'zh-tw': '期初' },
  'top-up': { en: 'Top-up', 'zh-cn': '充值', 'zh-tw': '儲值' },
  payment: { en: 'Payment', 'zh-cn': '支付', 'zh-tw': '付款' },
  'refund-due': { en: 'Refund due', 'zh-cn': '应退款', 'zh-tw': '應退款' },
  refund: { en: 'Refund', 'zh-cn': '退款', 'zh-tw': '退款' },
  correction: { en: 'Correction', 'zh-cn': '更正', 'zh-tw': '更正' },
  closing: { en: 'Closing', 'zh-cn': '期末', 'zh-tw': '期末' },
};

const isFee = ({ kind, qualifier }: BookName) => kind === 'fee_income' && qualifier === TRANSACTION_FEE;
const kindWords = (book: BookName, locale: Locale) => (isFee(book) ? HANDLING_FEES : KIND_WORDS[book.kind])[locale];

/** The supplier, or the payment channel; null otherwise. */
function partyWords(book: BookName, locale: Locale): string | null {
  if (book.kind === 'clearing') return methodWords(book.qualifier, locale);
  return isFee(book) ? null : book.qualifier;
}

const movementOf = ({ line }: SheetLine) => (typeof line === 'string' ? line : line.kind);
/** A value of a line; empty for balances. */
const ofLine =
  (cell: (line: VisibleLine, book: BookName) => Cell) =>
  ({ line, book }: SheetLine): Cell =>
    typeof line === 'string' ? null : cell(line, book);

// biome-ignore format: one column a line
const COLUMNS: readonly SheetColumn<SheetLine>[] = [
  { title: { en: 'Account', 'zh-cn': '科目', 'zh-tw': '科目' }, width: 22, cell: ({ book }, locale) => kindWords(book, locale) },
  { title: { en: 'Supplier or channel', 'zh-cn': '供应商或渠道', 'zh-tw': '供應商或通路' }, width: 20, cell: ({ book }, locale) => partyWords(book, locale) },
  { title: { en: 'Currency', 'zh-cn': '币种', 'zh-tw': '幣別' }, width: 10, cell: ({ book }) => book.currency },
  { title: { en: 'Time', 'zh-cn': '时间', 'zh-tw': '時間' }, width: 18, cell: ofLine(({ at }) => ({ instant: at })) },
  { title: { en: 'Movement', 'zh-cn': '变动', 'zh-tw': '異動' }, width: 12, cell: (row, locale) => MOVEMENT_WORDS[movementOf(row)][locale] },
  { title: { en: 'Company', 'zh-cn': '公司', 'zh-tw': '公司' }, width: 24, cell: ofLine(({ agencyName }) => agencyName) },
  { title: { en: 'Order ID', 'zh-cn': '订单号', 'zh-tw': '訂單號' }, width: 14, cell: ofLine(({ orderId }) => orderId) },
  { title: { en: 'Payment Reference', 'zh-cn': '支付流水号', 'zh-tw': '付款序號' }, width: 26, cell: ofLine(({ reference }) => reference) },
  { title: { en: 'In', 'zh-cn': '增加', 'zh-tw': '增加' }, width: 16, cell: ofLine(({ amount }, { currency }) => (amount > 0 ? { amount, currency } : null)) },
  { title: { en: 'Out', 'zh-cn': '减少', 'zh-tw': '減少' }, width: 16, cell: ofLine(({ amount }, { currency }) => (amount < 0 ? { amount: -amount, currency } : null)) },
  { title: { en: 'Balance', 'zh-cn': '余额', 'zh-tw': '餘額' }, width: 16, cell: ({ book: { currency }, balance: amount }) => ({ amount, currency }) },
  { title: { en: 'Reason', 'zh-cn': '原因', 'zh-tw': '原因' }, width: 30, cell: ofLine(({ reason }) => reason) },
];

export function booksHead(locale: Locale, zone: string): SheetHead {
  const columns = COLUMNS.map(({ title, width }) => ({ title: title[locale], width }));
  return { name: SHEET_NAME[locale], columns, zone };
}

export function bookCells(line: SheetLine, locale: Locale): Cell[] {
  return COLUMNS.map(({ cell }) => cell(line, locale));
}
