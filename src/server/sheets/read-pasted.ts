import type { Refusal } from '../../contract/result.ts';
import { rowsOf, type SheetRow } from './read-sheet.ts';
import type { ColumnKey } from './sheet-columns.ts';

/**
 * Rows as spreadsheets put them on the clipboard, read like those of a file. Without a first row that names the columns they stand as in
 * the template (`usual`). Refuses with sheetUnreadable, sheetColumns or sheetTooLong.
 */
export function readPastedRows(text: string, usual: readonly ColumnKey[]): SheetRow[] | Refusal {
  return rowsOf({ cells: cellsOf(text) }, usual);
}

/** One cell with what ends it. One that holds a tab, a line's end or a quote stands in quotes, each of its own quotes twice. */
const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;

function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(CELL)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"').replace(/\s+/g, ' '));
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
