import { tzOffset } from '@date-fns/tz';
import { MINOR_UNITS, type Money, toDecimal } from '../../contract/money.ts';

/** The value of a cell in an exported sheet; null is empty. An instant is shown as wall-clock time in the reader's zone. */
export type Cell = string | number | Money | { instant: Date } | null;

/** Cell formats, by their index in the styles (`STYLES_XML` of workbook-parts.ts). */
export const CELL_STYLES = { plain: 0, head: 1, money2: 2, money0: 3, instant: 4 } as const;

const MINUTE = 60_000;
const DAY_MS = 24 * 60 * MINUTE;
/** Day 0 of a spreadsheet's calendar. */
const EPOCH = Date.UTC(1899, 11, 30);
/** Starts a formula in a spreadsheet, or reaches the next cell when the file is saved as CSV and reopened. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER_LIKE = /^[+-]?[\d\s().-]+$/;
const UNPRINTABLE = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD]/g;

/** Prefixes texts that look like a formula with an apostrophe, against formula injection. Phone numbers stay as they are. */
export function inertText(text: string): string {
  return FORMULA.test(text) && !NUMBER_LIKE.test(text) ? `'${text}` : text;
}

/** The XML of one cell at the reference `place` (A1); an empty cell is left out. `zone` is an IANA name. */
export function cellXml(cell: Cell, place: string, zone: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return textXml(inertText(cell), place, CELL_STYLES.plain);
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if ('instant' in cell) return `<c r="${place}" s="${CELL_STYLES.instant}"><v>${serialOf(cell.instant, zone)}</v></c>`;
  const style = MINOR_UNITS[cell.currency] === 0 ? CELL_STYLES.money0 : CELL_STYLES.money2;
  return `<c r="${place}" s="${style}"><v>${toDecimal(cell)}</v></c>`;
}

/** The letters of a column by its index from 0: A to Z, then AA. */
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

/** Days with fractions since the spreadsheet's day 0, in wall-clock time of the zone. */
function serialOf(instant: Date, zone: string): string {
  const local = instant.getTime() + tzOffset(zone, instant) * MINUTE;
  return ((local - EPOCH) / DAY_MS).toFixed(9);
}

/** Rows converted, written and compressed at once: a few milliseconds of work, then other requests have their turn. */
const ROWS_A_TURN = 50;

/** Converts batches of rows to cells part by part, on demand: converting a whole batch would block the process. */
export async function* cellsOf<T>(
  batches: AsyncIterable<readonly T[]>,
  cells: (row: T) => Cell[],
): AsyncGenerator<Cell[][]> {
  for await (const batch of batches)
    for (let i = 0; i < batch.length; i += ROWS_A_TURN) yield batch.slice(i, i + ROWS_A_TURN).map(cells);
}
