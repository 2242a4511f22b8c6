import type { Access, Row } from './company-rows.ts';

const desk: Row = { access: 'desk' };

/** Who may make the calls of the provider's desk; the rest of the table stands in who-may.test.ts. */
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
} satisfies Record<string, Row>;

export const DESK_RAW_ROWS = {
  'GET /desk/v2/flight/orders/{id}/files/{file}': 'desk',
} satisfies Record<string, Access>;
