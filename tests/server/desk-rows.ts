import type { EndpointName } from '../../src/contract/endpoints.ts';
import { GOOD_INPUTS } from '../factories/good-inputs.ts';
import type { Access, Ids, Row } from './company-rows.ts';

/** A call of the provider's desk about the order, or its task, that `named` names. */
export function deskRow(access: Access, call: EndpointName, named: (ids: Ids) => object): Row {
  const input: object = GOOD_INPUTS[call];
  return { access, naming: (ids) => ({ ...input, ...named(ids) }), openTo: 'provider.admin' };
}
const ofFlight = (call: EndpointName) => deskRow('deskFlight', call, ({ order: id }) => ({ id }));
const ofTrain = (call: EndpointName) => deskRow('deskTrain', call, ({ train: id }) => ({ id }));
const ofTask = (call: EndpointName) => deskRow('desk', call, ({ task: id }) => ({ id }));

/**
 * Who may make the calls of the provider's desk, of the booking list, and of its saved filters, which belong to each user; the rest of the
 * table is in call-rows.ts.
 */
export const DESK_ROWS = {
  deskQueue: { access: 'desk', openTo: 'provider.admin' },
  deskCounts: { access: 'desk', openTo: 'provider.admin' },
  deskBooking: deskRow('desk', 'deskBooking', ({ group: id }) => ({ id })),
  deskOrder: ofFlight('deskOrder'),
  explainDeskPrice: ofFlight('explainDeskPrice'),
  claimDeskTask: ofTask('claimDeskTask'),
  releaseDeskTask: ofTask('releaseDeskTask'),
  takeOverDeskTask: ofTask('takeOverDeskTask'),
  freeDeskTask: ofTask('freeDeskTask'),
  closeDeskTask: ofTask('closeDeskTask'),
  deskMove: ofFlight('deskMove'),
  deskIssue: ofFlight('deskIssue'),
  deskQuoteRefund: ofFlight('deskQuoteRefund'),
  deskQuoteChange: ofFlight('deskQuoteChange'),
  deskTrainOrder: ofTrain('deskTrainOrder'),
  deskTicketTrain: ofTrain('deskTicketTrain'),
  deskIssueTrain: ofTrain('deskIssueTrain'),
  deskFailTrain: ofTrain('deskFailTrain'),
  deskQuoteTrainRefund: ofTrain('deskQuoteTrainRefund'),
  deskQuoteTrainChange: ofTrain('deskQuoteTrainChange'),
  deskReturnTrain: ofTrain('deskReturnTrain'),
  raiseVoyage: deskRow('deskFlight', 'raiseVoyage', ({ order: orderId }) => ({ orderId })),
  settleVoyage: ofFlight('settleVoyage'),
  // The agent picks from the desk's options.
  pickChangeOption: { access: 'flights', naming: ({ order }) => ({ id: order, option: 'x' }) },
  bookings: { access: 'flights', naming: ({ order }) => ({ bookingId: order }) },
  bookingCounts: { access: 'flights' },
  orderFilters: { access: 'flights' },
  saveOrderFilter: { access: 'flights' },
  renameOrderFilter: { access: 'flights' },
  deleteOrderFilter: { access: 'flights' },
} satisfies Record<string, Row>;
