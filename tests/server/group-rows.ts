import { passenger } from '../factories/flight-orders.ts';
import type { Ids, Row } from './company-rows.ts';

const byOrder = ({ order }: Ids) => ({ id: order });
const MONEY = { amount: 1, currency: 'CNY' };
/** One traveller for both tries, so that the inputs differ by the id alone. */
const traveller = passenger();

/** Who may make the calls about groups; the rest of the table stands in who-may.test.ts. */
export const GROUP_ROWS = {
  createGroupOrder: { access: 'flights' },
  groupOrders: { access: 'flights' },
  groupOrderCounts: { access: 'flights' },
  deskGroupOrder: { access: 'desk' },
  deskQuoteGroup: { access: 'desk' },
  deskGroupSeats: { access: 'desk' },
  deskIssueGroup: { access: 'desk' },
  deskQuoteGroupRefund: { access: 'desk' },
  deskReturnGroup: { access: 'desk' },
  deskFailGroup: { access: 'desk' },
  groupOrder: { access: 'flights', naming: byOrder },
  cancelGroupOrder: { access: 'flights', naming: byOrder },
  setGroupReference: { access: 'flights', naming: ({ order: id }) => ({ id, referenceId: 'of a stranger' }) },
  confirmGroupOrder: { access: 'flights', naming: ({ order: id }) => ({ id, option: '1', total: MONEY }) },
  refundGroupOrder: { access: 'flights', naming: ({ order: id }) => ({ id, passengers: ['x'], reason: 0 }) },
  acceptGroupRefund: { access: 'flights', naming: byOrder },
  requoteGroupOrder: { access: 'flights', naming: byOrder },
  applyGroupSeats: { access: 'flights', naming: byOrder },
  groupOrderPayment: { access: 'flights', naming: byOrder },
  payGroupOrder: {
    access: 'flights',
    naming: ({ order: id }) => ({ id, stage: 'last', channel: 'balance', amount: MONEY }),
  },
  readGroupSheet: { access: 'flights', naming: ({ order: id }) => ({ id, image: new Uint8Array(8) }) },
  readGroupRows: { access: 'flights', naming: ({ order: id }) => ({ id, text: 'LI\tNA' }) },
  handInGroupList: {
    access: 'flights',
    naming: ({ order: id }) => ({ id, passengers: [traveller], confirm: false }),
  },
} satisfies Record<string, Row>;
