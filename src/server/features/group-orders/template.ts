import { FLIGHTS } from '../../../contract/endpoint.ts';
import type { Locale } from '../../../contract/locale.ts';
import { XLSX } from '../../../contract/media-types.ts';
import type { RawRoute } from '../../http/handler.ts';
import { GROUP_COLUMNS } from '../../sheets/sheet-columns.ts';
import { templateAnswer, writeTemplate } from '../../sheets/template.ts';

const SHEET_NAMES: Readonly<Record<Locale, string>> = { en: 'Passengers', 'zh-cn': '旅客名单', 'zh-tw': '旅客名單' };

/** `GET /order/v2/group/passenger-template`. */
export function groupFiles(): readonly RawRoute[] {
  return [
    {
      method: 'GET',
      path: '/order/v2/group/passenger-template',
      who: FLIGHTS,
      summary: 'An empty list of the passengers of a group (xlsx) with the columns that are read',
      produces: XLSX,
      handle: async ({ locale }) =>
        templateAnswer('passengers.xlsx', await writeTemplate(GROUP_COLUMNS, SHEET_NAMES[locale], locale)),
    },
  ];
}
