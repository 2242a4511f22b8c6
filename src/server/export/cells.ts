import { tzOffset } from '@date-fns/tz';
import { MINOR_UNITS, type Money, toDecimal } from '../../contract/money.ts';

/** What a cell of an exported sheet holds; null is empty. An instant is written as the wall clock of the reader's zone shows it. */
export type Cell = string | number | Money | { instant: Date } | null;

/** Formats of cells, by their place in the list of styles (`STYLES_XML` of workbook-parts.ts). */
export const CELL_STYLES = { plain: 0, head: 1, money2: 2, money0: 3, instant: 4 } as const;

const MINUTE = 60_000;
const DAY_MS = 24 * 60 * MINUTE;
/** Day 0 of a spreadsheet's calendar. */
const EPOCH = Date.UTC(1899, 11, 30);
/** What a spreadsheet would run, or what makes one run the next cell, when the file is saved as text and opened again. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER_LIKE = /^[+-]?[\d\s().-]+$/;
const UNPRINTABLE = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD]/g;

/** A text that no spreadsheet takes for a formula: one that looks like it begins with an apostrophe. Phone numbers stay as they are. */
export function inertText(text: string): string {
  return FORMULA.test(text) && !NUMBER_LIKE.test(text) ? `'${text}` : text;
}

/** One cell as the sheet's XML has it, at its `place` (A1); an empty one is left out. `zone` is an IANA name. */
export function cellXml(cell: Cell, place: string, zone: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return textXml(inertText(cell), place, CELL_STYLES.plain);
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if ('instant' in cell) return `<c r="${place}" s="${CELL_STYLES.instant}"><v>${serialOf(cell.instant, zone)}</v></c>`;
  const style = MINOR_UNITS[cell.currency] === 0 ? CELL_STYLES.money0 : CELL_STYLES.money2;
  return `<c r="${place}" s="${style}"><v>${toDecimal(cell)}</v></c>`;
}

/** The letters of a column by its place from 0: A to Z, then AA. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

export function textXml(text: string, place: string, style: number): string {
  return `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

export function escapeXml(text: string): string {
  return text
    .replace(UNPRINTABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Days and parts of one since the spreadsheet's day 0, on a wall clock of the zone. */
function serialOf(instant: Date, zone: string): string {
  const local = instant.getTime() + tzOffset(zone, instant) * MINUTE;
  return ((local - EPOCH) / DAY_MS).toFixed(9);
}

/** Rows that are made into cells, written and packed in one go: a few milliseconds of work, after which others have their turn. */
const ROWS_A_TURN = 50;

/** Batches of rows as parts of their cells, each made when it is asked for: the work of a whole batch would hold the process. */
export async function* cellsOf<T>(
  batches: AsyncIterable<readonly T[]>,
  cells: (row: T) => Cell[],
): AsyncGenerator<Cell[][]> {
  for await (const batch of batches)
    for (let i = 0; i < batch.length; i += ROWS_A_TURN) yield batch.slice(i, i + ROWS_A_TURN).map(cells);
}
