import type { EndpointName } from '../../src/contract/endpoints.ts';
import { passenger } from '../factories/flight-orders.ts';
import type { Ids, Row } from './company-rows.ts';
import { deskRow } from './desk-rows.ts';

const byOrder = ({ group: id }: Ids) => ({ id });
const ofDesk = (call: EndpointName) => deskRow('deskGroup', call, byOrder);
const MONEY = { amount: 1, currency: 'CNY' };
/** One traveller for both attempts, so that the inputs differ by the id alone. */
const traveller = passenger();

/** Who may make the calls about groups; the rest of the table is in call-rows.ts. */
export const GROUP_ROWS = {
  createGroupOrder: { access: 'flights' },
  groupOrders: { access: 'flights' },
  groupOrderCounts: { access: 'flights' },
  deskGroupOrder: ofDesk('deskGroupOrder'),
  deskQuoteGroup: ofDesk('deskQuoteGroup'),
  deskGroupSeats: ofDesk('deskGroupSeats'),
  deskIssueGroup: ofDesk('deskIssueGroup'),
  deskQuoteGroupRefund: ofDesk('deskQuoteGroupRefund'),
  deskReturnGroup: ofDesk('deskReturnGroup'),
  deskFailGroup: ofDesk('deskFailGroup'),
  groupOrder: { access: 'flights', naming: byOrder },
  cancelGroupOrder: { access: 'flights', naming: byOrder },
  setGroupReference: { access: 'flights', naming: ({ group: id }) => ({ id, referenceId: 'of a stranger' }) },
  addGroupRemark: { access: 'flights', naming: ({ group: id }) => ({ id, text: 'from a stranger' }) },
  confirmGroupOrder: { access: 'flights', naming: ({ group: id }) => ({ id, option: '1', total: MONEY }) },
  refundGroupOrder: { access: 'flights', naming: ({ group: id }) => ({ id, passengers: ['x'], reason: 0 }) },
  acceptGroupRefund: { access: 'flights', naming: byOrder },
  requoteGroupOrder: { access: 'flights', naming: byOrder },
  applyGroupSeats: { access: 'flights', naming: byOrder },
  groupOrderPayment: { access: 'flights', naming: byOrder },
  payGroupOrder: {
    access: 'flights',
    naming: ({ group: id }) => ({ id, stage: 'last', channel: 'balance', amount: MONEY }),
  },
  readGroupSheet: { access: 'flights', naming: ({ group: id }) => ({ id, image: new Uint8Array(8) }) },
  readGroupRows: { access: 'flights', naming: ({ group: id }) => ({ id, text: 'LI\tNA' }) },
  handInGroupList: {
    access: 'flights',
    naming: ({ group: id }) => ({ id, passengers: [traveller], confirm: false }),
  },
} satisfies Record<string, Row>;
