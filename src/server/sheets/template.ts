import type { Locale } from '../../contract/locale.ts';
import { XLSX } from '../../contract/media-types.ts';
import type { RawAnswer } from '../http/handler.ts';
import { type ColumnKey, REQUIRED_COLUMNS, SHEET_COLUMNS } from './sheet-columns.ts';

const COLUMN_WIDTH = 20;

/** An empty sheet with these columns; * marks required ones. */
export async function writeTemplate(columns: readonly ColumnKey[], sheet: string, locale: Locale): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const header = columns.map((key) => ({
    value: SHEET_COLUMNS[key][locale] + (REQUIRED_COLUMNS.includes(key) ? ' *' : ''),
    fontWeight: 'bold' as const,
  }));
  const widths = columns.map(() => ({ width: COLUMN_WIDTH }));
  return writeExcelFile([header], { columns: widths, sheet, stickyRowsCount: 1 }).toBuffer();
}

/** The answer that makes the browser save it. */
export function templateAnswer(fileName: string, body: Buffer): RawAnswer {
  return {
    status: 200,
    headers: {
      'Content-Type': XLSX,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, max-age=0',
    },
    body,
  };
}
