import type { EndpointName, InputOf } from '../../src/contract/endpoints.ts';
import { PASSENGER } from './group-inputs.ts';

const NOBODY = '0198f3c2-0000-7000-8000-000000000000';
/** No frequent flyers on trains. */
const { frequentFlyer: _, ...RIDER } = PASSENGER;

/** An input of each call about trains, with every field; the records it names do not exist. */
export const TRAIN_INPUTS = {
  searchTrains: { origin: 'beijing', destination: 'AOH', date: '2026-11-25' },
  verifyTrain: { id: 'G1.2026-11-25.VNP.AOH.second', passengers: { adult: 1, child: 1 } },
  trainStops: { trainNo: 'G1', station: 'VNP', date: '2026-11-25' },
  createTrainOrder: {
    verificationId: 'none',
    passengers: [RIDER],
    contact: { name: 'Desk', email: 'desk@example.com', areaCode: '852', phone: '21234567' },
    seats: ['F'],
    remark: 'By the window',
    referenceId: 'Fair 2026/7',
  },
  addTrainRemark: { id: '2600000001', text: 'To be met at the platform' },
  setTrainReference: { id: '2600000001', referenceId: 'Fair 2026/8' },
  trainOrders: { page: 1, pageSize: 20, status: 'issued', q: 'G1' },
  trainOrder: { id: '2600000001' },
  cancelTrainOrder: { id: '2600000001' },
  confirmTrainOrder: { id: '2600000001' },
  refundTrainOrder: {
    id: '2600000001',
    passengers: ['none'],
    reason: 2,
    subReason: 'companion',
    remark: 'In hospital',
    files: [NOBODY],
  },
  searchTrainChange: { id: '2600000001', passengers: ['none'], date: '2026-11-26' },
  changeTrainOrder: {
    id: '2600000001',
    passengers: ['none'],
    option: 'G3.2026-11-26.VNP.AOH.second',
    remark: 'Later',
  },
  requoteTrainOrder: { id: '2600000001' },
  trainOrderPayment: { id: '2600000001' },
  trainPaymentConfig: {},
  deskTrainOrder: { id: '2600000001' },
  deskTicketTrain: { id: '2600000001', remark: 'As it is' },
  deskIssueTrain: { id: '2600000001', tickets: ['E123456789'], remark: 'At the counter' },
  deskQuoteTrainRefund: {
    id: '2600000001',
    penalty: { amount: 1000, currency: 'CNY' },
    remark: 'A twentieth of the fare',
  },
  deskQuoteTrainChange: {
    id: '2600000001',
    prices: [{ passengerType: 'adult', fare: 62_600, penalty: 0 }],
    currency: 'CNY',
    remark: 'By the window',
  },
  deskReturnTrain: { id: '2600000001', move: 'refuse', remark: 'Not taken back' },
  deskFailTrain: { id: '2600000001', remark: 'No seats' },
  payTrainOrder: {
    id: '2600000001',
    channel: 'balance',
    successUrl: '/train',
    amount: { amount: 100, currency: 'CNY' },
  },
} satisfies { [K in EndpointName]?: InputOf<K> };
