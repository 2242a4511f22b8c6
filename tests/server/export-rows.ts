import type { Access } from './company-rows.ts';

/** Who may take lists out as spreadsheets; the rest of the table stands in who-may.test.ts. */
export const EXPORT_ROWS = {
  'POST /base/v2/agencies/exports/bills': 'finances',
  'POST /base/v2/agencies/exports/orders': 'flights',
  'POST /base/v2/agencies/exports/statements': 'finances',
  'POST /base/v2/agencies/exports/transactions': 'finances',
  'POST /base/v2/agencies/exports/user-log': 'superUsers',
  'POST /base/v2/agencies/exports/wallet': 'finances',
  'POST /order/v2/flight/orders/{id}/paper': 'flights',
  'POST /order/v2/group/orders/{id}/paper': 'flights',
  'POST /order/v2/train/orders/{id}/paper': 'trains',
  'POST /base/v2/sub/statements': 'agencies',
} satisfies Record<string, Access>;
