import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { SheetData } from 'read-excel-file/node';
import { isEmptyish } from '../../contract/dates.ts';
import { TRAVELLER_LIMITS } from '../../contract/limits.ts';
import { LOCALES } from '../../contract/locale.ts';
import { cleaned, plainAscii } from '../../contract/one-line.ts';
import { type Refusal, refuse } from '../../contract/result.ts';
import { COLUMN_KEYS, type ColumnKey, REQUIRED_COLUMNS, SHEET_COLUMNS } from './sheet-columns.ts';

/** One line of a list: its number in the spreadsheet and the text of each cell that is not empty. */
export interface SheetRow {
  row: number;
  cells: Partial<Record<ColumnKey, string>>;
}

export type Cell = SheetData[number][number];

/** A spreadsheet of the longest list allowed takes a tenth of it unpacked; a file that blows up beyond is none. */
const UNPACKED_LIMIT = 24 * 1024 * 1024;

/**
 * Reads the first sheet of an xlsx file whose first row names the columns, in any of the three languages and any order.
 * Refuses what is no such file (sheetUnreadable) and what is too long (sheetTooLong).
 */
export async function readSheetRows(file: Buffer): Promise<SheetRow[] | Refusal> {
  if (!isSmallArchive(file)) return refuse('sheetUnreadable');
  const cells = await cellsOf(file);
  return cells ? rowsOf(cells) : refuse('sheetUnreadable');
}

/** The rows of a table. `usual` are its columns where its first row names none; without them it has to. */
export function rowsOf(cells: readonly (readonly Cell[])[], usual?: readonly ColumnKey[]): SheetRow[] | Refusal {
  const named = namedColumns(cells[0] ?? []);
  const columns = named.size === 0 && usual ? new Map(usual.entries()) : named;
  const found = [...columns.values()];
  if (!REQUIRED_COLUMNS.every((key) => found.includes(key))) return refuse('sheetUnreadable');
  const rows = cells
    .map((line, i) => ({ row: i + 1, cells: cellTexts(columns, line) }))
    .slice(columns === named ? 1 : 0)
    .filter(({ cells: texts }) => Object.keys(texts).length > 0);
  const { importRows } = TRAVELLER_LIMITS;
  return rows.length > importRows ? refuse('sheetTooLong', { params: { count: importRows } }) : rows;
}

/** Looks at the archive's own list of contents, without unpacking anything. */
function isSmallArchive(file: Buffer): boolean {
  let unpacked = 0;
  try {
    unzipSync(file, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        return false;
      },
    });
  } catch {
    return false; // no archive at all
  }
  return unpacked > 0 && unpacked <= UNPACKED_LIMIT;
}

async function cellsOf(file: Buffer): Promise<Cell[][] | null> {
  const { readSheet } = await import('read-excel-file/node');
  try {
    return await readSheet(withPlainFlag(file));
  } catch {
    return null; // the library throws for every kind of damage; the refusal says what is needed
  }
}

const WORKBOOK = 'xl/workbook.xml';
const DAYS_FROM_1904 = /(<(?:\w+:)?workbookPr\b[^<>]*?\sdate1904\s*=\s*)(["'])\s*(?:true|1)\s*\2/;

/**
 * A workbook counts its days from 1904 where `date1904` is true in any spelling of an xsd:boolean (ECMA-376 part 1, 18.2.28); the library
 * knows `"1"` alone, and would be four years off.
 */
function withPlainFlag(file: Buffer): Buffer {
  const { [WORKBOOK]: workbook } = unzipSync(file, { filter: ({ name }) => name === WORKBOOK });
  const text = workbook ? strFromU8(workbook) : '';
  const spelt = text.replace(DAYS_FROM_1904, '$1"1"');
  if (spelt === text) return file;
  return Buffer.from(zipSync({ ...unzipSync(file), [WORKBOOK]: strToU8(spelt) }, { level: 0 }));
}

const plain = (text: string) =>
  plainAscii(text)
    .toLowerCase()
    .replace(/[\s*_()]/g, '');

/** Which column stands where, as a row of titles says it. */
function namedColumns(header: readonly Cell[]): Map<number, ColumnKey> {
  const names = new Map(
    COLUMN_KEYS.flatMap((key) =>
      [key, ...LOCALES.map((locale) => SHEET_COLUMNS[key][locale])].map((name): [string, ColumnKey] => [
        plain(name),
        key,
      ]),
    ),
  );
  const columns = new Map<number, ColumnKey>();
  for (const [i, cell] of header.entries()) {
    const key = typeof cell === 'string' ? names.get(plain(cell)) : undefined;
    if (key) columns.set(i, key);
  }
  return columns;
}

/** Free words keep their full-width letters; all other cells hold A–Z, digits, or words of a list. */
const FREE_COLUMNS: readonly ColumnKey[] = ['nativeName', 'contactName'];

function cellTexts(columns: ReadonlyMap<number, ColumnKey>, line: readonly Cell[]): SheetRow['cells'] {
  const cells: SheetRow['cells'] = {};
  for (const [i, key] of columns) {
    const read = FREE_COLUMNS.includes(key) ? cleaned : plainAscii;
    const text = read(textOf(line[i] ?? null)).trim();
    if (!isNothing(key, text)) cells[key] = text;
  }
  return cells;
}

/** Whether a cell only says that there is nothing (spec §5); there are people who are called Null. */
const isNothing = (key: ColumnKey, text: string) => (REQUIRED_COLUMNS.includes(key) ? text === '' : isEmptyish(text));

/** Spreadsheets keep fifteen digits of a number. */
const KEPT_DIGITS = 15;

/** A day that a formula came to may miss its midnight by a hair (32993.99999); somebody may have meant the last second of a day. */
const MISSED_MS = 900;

/** A date cell is a time of its day in UTC. A number that has lost digits is shown as spreadsheets do, so that nobody takes it for whole. */
function textOf(cell: Cell): string {
  if (cell instanceof Date) return new Date(cell.getTime() + MISSED_MS).toISOString().slice(0, 10);
  if (typeof cell === 'number' && Math.abs(cell) >= 10 ** KEPT_DIGITS) return cell.toExponential(KEPT_DIGITS - 1);
  return cell === null ? '' : String(cell);
}
