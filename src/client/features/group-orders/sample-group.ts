import type { GroupOption, GroupOrder } from '../../../contract/group-orders.ts';
import type { Money } from '../../../contract/money.ts';

const net: Money = { amount: 1_200_000, currency: 'CNY' };
const payBy = '2027-01-02T10:00:00Z';

export const option: GroupOption = {
  id: 'o1',
  airline: 'SQ',
  flights: 'SQ 871 HKG SIN',
  prices: { adult: net, child: null, infant: null },
  total: net,
  payments: [{ stage: 'first', amount: net, payBy }],
};
/** A group waiting for its first instalment. */
export const group: GroupOrder = {
  id: '3012048817',
  type: 'origin',
  originalBookingId: null,
  status: 'to_be_pay_first',
  createdAt: '2026-11-20T06:11:00Z',
  createdBy: 'Harbour operator',
  journeys: [],
  party: { adult: 12, child: 0, infant: 0 },
  groupOrderExtraInfo: { acceptChangeFlight: false, isChangeDate: false },
  contact: { name: 'Lin Hua', email: 'lin@harbour.example', areaCode: '86', phone: '13900001111' },
  remark: null,
  answerBy: payBy,
  payBy: null,
  options: [option],
  chosen: 'o1',
  payments: [{ stage: 'first', amount: net, payBy, paidAt: null, channel: null }],
  paid: net,
  total: net,
  relatedOrders: [],
  afterSales: null,
  pnr: null,
  airline: 'SQ',
  passengers: [],
  isListLocked: false,
  timeline: [],
  actions: [{ action: 'pay', allowed: true }],
  version: 1,
};
