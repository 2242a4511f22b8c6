import type { Access, Row } from './company-rows.ts';

const desk: Row = { access: 'desk' };

/** Who may make the calls of the provider's desk, and those about filters, which are each user's own; the rest of the table stands in who-may.test.ts. */
export const DESK_ROWS = {
  deskQueue: desk,
  deskCounts: desk,
  deskOrder: desk,
  claimDeskTask: desk,
  releaseDeskTask: desk,
  deskMove: desk,
  deskIssue: desk,
  deskQuoteRefund: desk,
  deskQuoteChange: desk,
  raiseVoyage: desk,
  settleVoyage: desk,
  orderFilters: { access: 'flights' },
  saveOrderFilter: { access: 'flights' },
  renameOrderFilter: { access: 'flights' },
  deleteOrderFilter: { access: 'flights' },
} satisfies Record<string, Row>;

export const DESK_RAW_ROWS = {
  'GET /desk/v2/flight/orders/{id}/files/{file}': 'desk',
} satisfies Record<string, Access>;
