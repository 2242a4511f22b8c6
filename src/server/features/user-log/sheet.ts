import { actionWords } from '../../../contract/audit-actions.ts';
import { changeWords, type FieldChange } from '../../../contract/audit-changes.ts';
import { subjectWords } from '../../../contract/audit-subjects.ts';
import type { Locale, Words } from '../../../contract/locale.ts';
import type { Cell } from '../../export/cells.ts';
import type { SheetHead } from '../../export/write-sheet.ts';
import type { LogRow } from './log-row.ts';

const SHEET_NAME: Words = { en: 'User log', 'zh-cn': '用户日志', 'zh-tw': '使用者日誌' };
const COLON: Words = { en: ': ', 'zh-cn': '：', 'zh-tw': '：' };
const SYSTEM: Words = { en: 'System', 'zh-cn': '系统', 'zh-tw': '系統' };

interface Column {
  title: Words;
  width: number;
  cell: (row: LogRow, locale: Locale) => Cell;
}

const COLUMNS: readonly Column[] = [
  { title: { en: 'Time', 'zh-cn': '时间', 'zh-tw': '時間' }, width: 18, cell: ({ entry }) => ({ instant: entry.at }) },
  {
    title: { en: 'User', 'zh-cn': '用户', 'zh-tw': '使用者' },
    width: 22,
    cell: ({ entry, user }, locale) => user?.nickname ?? entry.detail.by ?? SYSTEM[locale],
  },
  {
    title: { en: 'Username', 'zh-cn': '用户名', 'zh-tw': '使用者名稱' },
    width: 22,
    cell: ({ entry, user }) => entry.detail.apiKey ?? user?.username ?? null,
  },
  {
    title: { en: 'What was done', 'zh-cn': '操作', 'zh-tw': '操作' },
    width: 34,
    cell: ({ entry }, locale) => actionWords(entry.action, locale),
  },
  {
    title: { en: 'To whom or what', 'zh-cn': '对象', 'zh-tw': '對象' },
    width: 26,
    cell: ({ entry, name }, locale) => name ?? subjectWords(entry.subject, entry.subjectId, locale),
  },
  {
    title: { en: 'What changed', 'zh-cn': '变更内容', 'zh-tw': '變更內容' },
    width: 48,
    cell: ({ entry }, locale) => changesText(entry.detail.changes ?? [], locale),
  },
  {
    title: { en: 'Address', 'zh-cn': '登录地址', 'zh-tw': '登入位址' },
    width: 18,
    cell: ({ entry }) => entry.detail.address ?? null,
  },
];

function changesText(changes: readonly FieldChange[], locale: Locale): string | null {
  const lines = changes.map((change) => {
    const { field, before, after } = changeWords(change, locale);
    return `${field}${COLON[locale]}${before} → ${after}`;
  });
  return lines.join('; ') || null;
}

export function userLogHead(locale: Locale, zone: string): SheetHead {
  const columns = COLUMNS.map(({ title, width }) => ({ title: title[locale], width }));
  return { name: SHEET_NAME[locale], columns, zone };
}

export function userLogCells(row: LogRow, locale: Locale): Cell[] {
  return COLUMNS.map(({ cell }) => cell(row, locale));
}
