import type { FlightOrder } from '../../../contract/flight-orders.ts';
import { solution } from '../../trip/sample-solution.ts';

const PRICE: FlightOrder['priceBreakdown'] = {
  currency: 'CNY',
  lines: [
    {
      passengerType: 'adult',
      count: 2,
      ticketPrice: 150000,
      faceValue: 150000,
      taxes: 30600,
      airportTax: 20000,
      fuelSurcharge: 10600,
      discount: 0,
      serviceFee: 0,
      salePrice: 180600,
      costPrice: 180600,
      fareBasis: 'VOWCN',
    },
  ],
  transactionFee: 0,
  total: 361200,
};

const PASSENGER: FlightOrder['passengers'][number] = {
  id: 'p-1',
  type: 'adult',
  surname: 'LI',
  givenName: 'MING',
  gender: 'male',
  birthday: '1985-03-14',
  nationality: 'CN',
  phone: null,
  email: null,
  frequentFlyer: null,
  document: { type: 'passport', number: 'E12•••78', expiry: '2031-01-30', issuingPlace: null },
  ticketNumber: null,
};

/** An unpaid booking of one adult, Shanghai to Singapore; for tests. */
export function order(changes: Partial<FlightOrder> = {}): FlightOrder {
  const offer = solution();
  return {
    id: '2612048817',
    originalBookingId: null,
    referenceId: null,
    type: 'origin',
    status: 'to_be_paid',
    pnr: 'K7QW2M',
    airline: 'MU',
    supplier: '',
    createdAt: '2026-11-20T06:11:00Z',
    createdBy: 'Harbour operator',
    payBy: '2026-11-20T10:00:00Z',
    ticketBy: null,
    total: { amount: 361200, currency: 'CNY' },
    priceBreakdown: PRICE,
    journeys: offer.journeys,
    brand: 'Standard',
    baggage: offer.baggage,
    policies: offer.policies,
    selfTransfer: false,
    ticketingSpeed: 'immediate',
    passengers: [PASSENGER],
    contact: { name: 'Lin Hua', email: 'lin@harbour.example', areaCode: '86', phone: '13900001111' },
    remark: null,
    reviewRemark: null,
    payment: null,
    timeline: [],
    relatedOrders: [],
    afterSales: null,
    voidUntil: null,
    actions: [],
    version: 1,
    ...changes,
  };
}
