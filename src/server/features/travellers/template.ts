import type { Locale } from '../../../contract/locale.ts';
import { XLSX } from '../../../contract/media-types.ts';
import type { RawRoute } from '../../http/handler.ts';
import { TRAVELLER_COLUMNS } from '../../sheets/sheet-columns.ts';
import { templateAnswer, writeTemplate } from '../../sheets/template.ts';

const SHEET_NAMES: Readonly<Record<Locale, string>> = { en: 'Travellers', 'zh-cn': '常用旅客', 'zh-tw': '常用旅客' };

/** `GET /base/v2/often-used-passengers/template`. */
export function travellerFiles(): readonly RawRoute[] {
  return [
    {
      method: 'GET',
      path: '/base/v2/often-used-passengers/template',
      who: { roles: ['operator'] },
      summary: 'An empty list of travellers (xlsx) with the columns that an import reads',
      produces: XLSX,
      handle: async ({ locale }) =>
        templateAnswer('travellers.xlsx', await writeTemplate(TRAVELLER_COLUMNS, SHEET_NAMES[locale], locale)),
    },
  ];
}
