import type { Access, Row } from './company-rows.ts';

const desk: Row = { access: 'desk' };

/** Who may make the calls of the provider's desk, the list of bookings, and those about its filters, which are each user's own; the rest of the table stands in who-may.test.ts. */
export const DESK_ROWS = {
  deskQueue: desk,
  deskCounts: desk,
  deskBooking: desk,
  deskOrder: desk,
  claimDeskTask: desk,
  releaseDeskTask: desk,
  takeOverDeskTask: desk,
  freeDeskTask: desk,
  closeDeskTask: desk,
  deskMove: desk,
  deskIssue: desk,
  deskQuoteRefund: desk,
  deskQuoteChange: desk,
  deskTrainOrder: desk,
  deskTicketTrain: desk,
  deskIssueTrain: desk,
  deskFailTrain: desk,
  deskQuoteTrainRefund: desk,
  deskQuoteTrainChange: desk,
  deskReturnTrain: desk,
  raiseVoyage: desk,
  settleVoyage: desk,
  // The desk's options are the agent's to pick from.
  pickChangeOption: { access: 'flights', naming: ({ order }) => ({ id: order, option: 'x' }) },
  bookings: { access: 'flights', naming: ({ order }) => ({ bookingId: order }) },
  bookingCounts: { access: 'flights' },
  orderFilters: { access: 'flights' },
  saveOrderFilter: { access: 'flights' },
  renameOrderFilter: { access: 'flights' },
  deleteOrderFilter: { access: 'flights' },
} satisfies Record<string, Row>;

export const DESK_RAW_ROWS = {
  'GET /desk/v2/flight/orders/{id}/files/{file}': 'desk',
  'GET /desk/v2/group/orders/{id}/files/{file}': 'desk',
  'GET /desk/v2/flight/orders/{id}/passengers': 'desk',
  'GET /desk/v2/group/orders/{id}/passengers': 'desk',
  'GET /desk/v2/train/orders/{id}/passengers': 'desk',
} satisfies Record<string, Access>;
