import type { CreditPeriod } from '../../../contract/agency-terms.ts';
import type { Locale, Words } from '../../../contract/locale.ts';
import type { StatementStatus } from '../../../contract/statements.ts';
import type { Cell } from '../../export/cells.ts';
import type { SheetHead } from '../../export/write-sheet.ts';
import type { StatementRow } from '../../ledger/statements.ts';

const SHEET_NAME: Words = { en: 'Agency statements', 'zh-cn': '下级账单', 'zh-tw': '下級帳單' };

const PERIOD_WORDS: Readonly<Record<CreditPeriod, Words>> = {
  day: { en: 'Day', 'zh-cn': '日', 'zh-tw': '日' },
  week: { en: 'Week', 'zh-cn': '周', 'zh-tw': '週' },
  month: { en: 'Month', 'zh-cn': '月', 'zh-tw': '月' },
  year: { en: 'Year', 'zh-cn': '年', 'zh-tw': '年' },
};

const STATUS_WORDS: Readonly<Record<StatementStatus, Words>> = {
  running: { en: 'Running', 'zh-cn': '进行中', 'zh-tw': '進行中' },
  settled: { en: 'Settled', 'zh-cn': '已结清', 'zh-tw': '已結清' },
  due: { en: 'Due', 'zh-cn': '待还', 'zh-tw': '待還' },
  overdue: { en: 'Overdue', 'zh-cn': '已逾期', 'zh-tw': '已逾期' },
};

interface Column {
  title: Words;
  width: number;
  cell: (row: StatementRow, locale: Locale) => Cell;
}

const money =
  (field: 'opening' | 'closing' | 'creditUsed' | 'owed') =>
  (row: StatementRow): Cell => ({ amount: row[field], currency: row.currency });

const COLUMNS: readonly Column[] = [
  { title: { en: 'Agency', 'zh-cn': '代理商', 'zh-tw': '代理商' }, width: 26, cell: (row) => row.agencyName },
  { title: { en: 'First day', 'zh-cn': '开始日期', 'zh-tw': '開始日期' }, width: 12, cell: (row) => row.firstDay },
  { title: { en: 'Last day', 'zh-cn': '结束日期', 'zh-tw': '結束日期' }, width: 12, cell: (row) => row.lastDay },
  {
    title: { en: 'Period', 'zh-cn': '账期', 'zh-tw': '帳期' },
    width: 10,
    cell: (row, locale) => PERIOD_WORDS[row.period][locale],
  },
  { title: { en: 'Entries', 'zh-cn': '笔数', 'zh-tw': '筆數' }, width: 10, cell: (row) => row.entries },
  { title: { en: 'Opening', 'zh-cn': '期初', 'zh-tw': '期初' }, width: 16, cell: money('opening') },
  { title: { en: 'Closing', 'zh-cn': '期末', 'zh-tw': '期末' }, width: 16, cell: money('closing') },
  { title: { en: 'Credit used', 'zh-cn': '已用授信', 'zh-tw': '已用信用額度' }, width: 16, cell: money('creditUsed') },
  { title: { en: 'Still owed', 'zh-cn': '未还', 'zh-tw': '未還' }, width: 16, cell: money('owed') },
  { title: { en: 'Currency', 'zh-cn': '币种', 'zh-tw': '幣別' }, width: 10, cell: (row) => row.currency },
  { title: { en: 'Due day', 'zh-cn': '到期日', 'zh-tw': '到期日' }, width: 12, cell: (row) => row.dueDay },
  {
    title: { en: 'Status', 'zh-cn': '状态', 'zh-tw': '狀態' },
    width: 12,
    cell: (row, locale) => STATUS_WORDS[row.status][locale],
  },
];

export function statementsHead(locale: Locale, zone: string): SheetHead {
  return {
    name: SHEET_NAME[locale],
    columns: COLUMNS.map(({ title, width }) => ({ title: title[locale], width })),
    zone,
  };
}

export function statementCells(row: StatementRow, locale: Locale): Cell[] {
  return COLUMNS.map(({ cell }) => cell(row, locale));
}
