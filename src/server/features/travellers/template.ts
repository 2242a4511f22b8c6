import type { Locale } from '../../../contract/locale.ts';
import { XLSX } from '../../../contract/media-types.ts';
import type { RawAnswer, RawRoute } from '../../http/handler.ts';
import { COLUMN_KEYS, REQUIRED_COLUMNS, SHEET_COLUMNS } from './sheet-columns.ts';

const COLUMN_WIDTH = 20;

const SHEET_NAMES: Readonly<Record<Locale, string>> = { en: 'Travellers', 'zh-cn': '常用旅客', 'zh-tw': '常用旅客' };

/** An empty list with the columns that an import reads; those marked with * are needed. */
export async function writeTemplate(locale: Locale): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const header = COLUMN_KEYS.map((key) => ({
    value: SHEET_COLUMNS[key][locale] + (REQUIRED_COLUMNS.includes(key) ? ' *' : ''),
    fontWeight: 'bold' as const,
  }));
  const columns = COLUMN_KEYS.map(() => ({ width: COLUMN_WIDTH }));
  const file = writeExcelFile([header], { columns, sheet: SHEET_NAMES[locale], stickyRowsCount: 1 });
  return file.toBuffer();
}

/** `GET /base/v2/often-used-passengers/template`. */
export function travellerFiles(): readonly RawRoute[] {
  return [
    {
      method: 'GET',
      path: '/base/v2/often-used-passengers/template',
      who: { roles: ['operator'] },
      summary: 'An empty list of travellers (xlsx) with the columns that an import reads',
      produces: XLSX,
      handle: async ({ locale }): Promise<RawAnswer> => ({
        status: 200,
        headers: {
          'Content-Type': XLSX,
          'Content-Disposition': 'attachment; filename="travellers.xlsx"',
          'Cache-Control': 'private, max-age=0',
        },
        body: await writeTemplate(locale),
      }),
    },
  ];
}
