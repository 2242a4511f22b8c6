import type { EndpointName, InputOf } from '../../src/contract/endpoints.ts';

export const PASSENGER = {
  type: 'adult',
  surname: 'CHAN',
  givenName: 'SIU MING',
  gender: 'male',
  birthday: '1990-02-03',
  nationality: 'HK',
  phone: '21234567',
  email: 'chan@example.com',
  contactName: 'Chan Tai Man',
  frequentFlyer: { airline: 'CX', number: '123456' },
  document: { type: 'passport', number: 'K1234567', expiry: '2030-01-01', issuingPlace: 'HK' },
} as const;

const NOBODY = '0198f3c2-0000-7000-8000-000000000000';
const PAGE = { page: 1, pageSize: 20 };

/** An input of each call about groups, with every field; the records it names do not exist. */
export const GROUP_INPUTS = {
  createGroupOrder: {
    journeys: [
      { origin: 'HKG', destination: 'SIN', date: '2027-01-10', returnDate: '2027-01-15', remark: 'Morning flights' },
    ],
    passengers: { adult: 10, child: 10, infant: 0 },
    groupOrderExtraInfo: { isChangeDate: true, acceptChangeFlight: false },
    contact: { name: 'Desk', email: 'desk@example.com', areaCode: '852', phone: '21234567' },
    remark: 'A school class',
    referenceId: 'Class 4b',
  },
  addGroupRemark: { id: '2600000001', text: 'One coach at the airport' },
  setGroupReference: { id: '2600000001', referenceId: 'Class 4c' },
  groupOrders: { ...PAGE, status: 'to_be_quote', q: 'hkg' },
  groupOrderCounts: {},
  groupOrder: { id: '2600000001' },
  cancelGroupOrder: { id: '2600000001', forfeits: 30_000 },
  confirmGroupOrder: { id: '2600000001', option: '1', total: { amount: 1000, currency: 'CNY' } },
  applyGroupSeats: { id: '2600000001' },
  groupOrderPayment: { id: '2600000001' },
  payGroupOrder: {
    id: '2600000001',
    stage: 'first',
    channel: 'balance',
    amount: { amount: 1000, currency: 'CNY' },
    successUrl: '/flight/group/order/2600000001',
  },
  handInGroupList: { id: '2600000001', passengers: [{ ...PASSENGER, id: NOBODY }], replaces: NOBODY, confirm: true },
  readGroupSheet: { id: '2600000001', image: new Uint8Array(8) },
  readGroupRows: { id: '2600000001', text: 'adult\tLI\tNA' },
  deskGroupOrder: { id: '2600000001' },
  deskQuoteGroup: {
    id: '2600000001',
    validUntil: '2026-12-01T00:00:00Z',
    options: [
      {
        airline: 'CX',
        flights: 'CX 759 HKG SIN 08:00',
        dates: [{ date: '2027-01-11', returnDate: '2027-01-16' }],
        prices: { adult: 1000, child: 800, infant: 100 },
        instalments: [{ amount: 500, payBy: '2026-12-05T00:00:00Z' }],
        lastPayBy: '2026-12-20T00:00:00Z',
      },
    ],
    remark: 'Two bags each',
  },
  deskGroupSeats: { id: '2600000001', pnr: 'ABC123', remark: 'Given' },
  deskIssueGroup: { id: '2600000001', tickets: ['1601234567890'], remark: 'Issued' },
  refundGroupOrder: {
    id: '2600000001',
    passengers: [NOBODY],
    reason: 2,
    subReason: 'relative',
    remark: 'The tour guide is ill',
    files: [NOBODY],
  },
  acceptGroupRefund: { id: '2600000001' },
  requoteGroupOrder: { id: '2600000001' },
  deskQuoteGroupRefund: {
    id: '2600000001',
    penalty: { amount: 1000, currency: 'CNY' },
    remark: 'A tenth of the fare',
  },
  deskReturnGroup: { id: '2600000001', move: 'refuse', remark: 'Not taken back' },
  deskFailGroup: { id: '2600000001', remark: 'No seats' },
} satisfies { [K in EndpointName]?: InputOf<K> };
