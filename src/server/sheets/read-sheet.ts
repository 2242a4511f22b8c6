import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { SheetData } from 'read-excel-file/node';
import { isEmptyish, isNoSurname } from '../../contract/dates.ts';
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
 * Refuses what is no such file (sheetUnreadable), what lacks its columns (sheetColumns) and what is too long (sheetTooLong).
 */
export async function readSheetRows(file: Buffer): Promise<SheetRow[] | Refusal> {
  if (!isSmallArchive(file)) return refuse('sheetUnreadable');
  const table = await tableOf(file);
  return table ? rowsOf(table) : refuse('sheetUnreadable');
}

/** What a sheet holds, or a part of one on the clipboard. */
interface Table {
  cells: readonly (readonly Cell[])[];
  /** When the workbook's count of days begins, in milliseconds since 1970; absent where numbers are text as well. */
  dayZero?: number;
}

/** The rows of a table. `usual` are its columns where its first row names none; without them it has to. */
export function rowsOf({ cells, dayZero }: Table, usual?: readonly ColumnKey[]): SheetRow[] | Refusal {
  const named = namedColumns(cells[0] ?? []);
  const columns = named.size === 0 && usual ? new Map(usual.entries()) : named;
  const found = [...columns.values()];
  if (!REQUIRED_COLUMNS.every((key) => found.includes(key))) return refuse('sheetColumns');
  const rows = cells
    .map((line, i) => ({ row: i + 1, cells: cellTexts(columns, line, dayZero) }))
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

async function tableOf(file: Buffer): Promise<Table | null> {
  const { readSheet } = await import('read-excel-file/node');
  try {
    const { workbook, dayZero } = withPlainFlag(file);
    return { cells: await readSheet(workbook), dayZero };
  } catch {
    return null; // the library throws for every kind of damage; the refusal says what is needed
  }
}

const WORKBOOK = 'xl/workbook.xml';
const DAYS_FROM_1904 = /(<(?:\w+:)?workbookPr\b[^<>]*?\sdate1904\s*=\s*)(["'])\s*(?:true|1)\s*\2/;

const DAY_MS = 24 * 3_600_000;
/** Spreadsheets take 1900 for a leap year, so that day 1 is 31 December 1899 for all days after its February. */
const DAY_ZERO = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) };

/**
 * A workbook counts its days from 1904 where `date1904` is true in any spelling of an xsd:boolean (ECMA-376 part 1, 18.2.28); the library
 * knows `"1"` alone, and would be four years off.
 */
function withPlainFlag(file: Buffer): { workbook: Buffer; dayZero: number } {
  const { [WORKBOOK]: part } = unzipSync(file, { filter: ({ name }) => name === WORKBOOK });
  const text = part ? strFromU8(part) : '';
  const dayZero = DAYS_FROM_1904.test(text) ? DAY_ZERO.from1904 : DAY_ZERO.from1900;
  const spelt = text.replace(DAYS_FROM_1904, '$1"1"');
  if (spelt === text) return { workbook: file, dayZero };
  return { workbook: Buffer.from(zipSync({ ...unzipSync(file), [WORKBOOK]: strToU8(spelt) }, { level: 0 })), dayZero };
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

function cellTexts(
  columns: ReadonlyMap<number, ColumnKey>,
  line: readonly Cell[],
  dayZero: number | undefined,
): SheetRow['cells'] {
  const cells: SheetRow['cells'] = {};
  for (const [i, key] of columns) {
    const read = FREE_COLUMNS.includes(key) ? cleaned : plainAscii;
    const cell = line[i] ?? null;
    const date = DATE_COLUMNS.includes(key) ? dateOf(cell, dayZero) : null;
    const text = read(textOf(date ?? cell)).trim();
    if (!isNothing(key, text)) cells[key] = text;
  }
  return cells;
}

const DATE_COLUMNS: readonly ColumnKey[] = ['birthday', 'documentExpiry'];

/** Of people who travel and of their documents; a year alone, or a date in digits (19900501), is no count of days between them. */
const EARLIEST = Date.UTC(1910, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** A date whose cell lost its format is the number of its day. */
function dateOf(cell: Cell, dayZero: number | undefined): Date | null {
  if (typeof cell !== 'number' || dayZero === undefined) return null;
  const time = dayZero + cell * DAY_MS;
  return time >= EARLIEST && time < LATEST ? new Date(time) : null;
}

/** Whether a cell only says that there is nothing (spec §5). */
const isNothing = (key: ColumnKey, text: string) => (key === 'surname' ? isNoSurname(text) : isEmptyish(text));

/** Spreadsheets keep fifteen digits of a number. */
const KEPT_DIGITS = 15;

/** A day that a formula came to may miss its midnight by a hair (32993.99999); somebody may have meant the last second of a day. */
const MISSED_MS = 900;

/** A date cell is a time of its day in UTC. A number that has lost digits is shown as spreadsheets do, so that nobody takes it for whole. */
function textOf(cell: Cell | Date): string {
  if (cell instanceof Date) return new Date(cell.getTime() + MISSED_MS).toISOString().slice(0, 10);
  if (typeof cell === 'number' && Math.abs(cell) >= 10 ** KEPT_DIGITS) return cell.toExponential(KEPT_DIGITS - 1);
  return cell === null ? '' : String(cell);
}
