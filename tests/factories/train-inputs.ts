import type { EndpointName, InputOf } from '../../src/contract/endpoints.ts';
import { PASSENGER } from './group-inputs.ts';

/** Nobody flies to a train. */
const { frequentFlyer: _, ...RIDER } = PASSENGER;

/** An input of each call about trains, with every field it takes; the records it names are nobody's. */
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
  },
  trainOrders: { page: 1, pageSize: 20, status: 'issued', q: 'G1' },
  trainOrder: { id: '2600000001' },
  cancelTrainOrder: { id: '2600000001' },
  confirmTrainOrder: { id: '2600000001' },
  refundTrainOrder: { id: '2600000001', passengers: ['none'], remark: 'The meeting is off' },
  searchTrainChange: { id: '2600000001', passengers: ['none'], date: '2026-11-26' },
  changeTrainOrder: {
    id: '2600000001',
    passengers: ['none'],
    option: 'G3.2026-11-26.VNP.AOH.second',
    remark: 'Later',
  },
  trainOrderPayment: { id: '2600000001' },
  trainPaymentConfig: {},
  payTrainOrder: {
    id: '2600000001',
    channel: 'balance',
    successUrl: '/train',
    amount: { amount: 100, currency: 'CNY' },
  },
} satisfies { [K in EndpointName]?: InputOf<K> };
