import type { EndpointName } from '../../src/contract/endpoints.ts';
import { orderInput, passenger } from '../factories/flight-orders.ts';
import { type Access, COMPANY_ROWS, type Ids, type Row } from './company-rows.ts';
import { DESK_ROWS } from './desk-rows.ts';
import { GROUP_ROWS } from './group-rows.ts';
import { MONEY_ROWS } from './money-rows.ts';
import { RATE_ROWS } from './rate-rows.ts';
import { SESSION_ROWS } from './session-rows.ts';
import { TRAIN_ROWS } from './train-rows.ts';

const byOrder = ({ order }: Ids) => ({ id: order });
const changeOf = (id: string) => ({ id, passengers: ['x'], journeys: [{ journey: 0, date: '2027-01-10' }] });
const byTraveller = ({ traveller: id }: Ids) => ({ id });
/** One traveller for both attempts, so that the inputs differ by the id alone. */
const traveller = passenger();

/** Calls with the same access that name no record. */
const all = <K extends EndpointName>(access: Access, ...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, { access }])) as Record<K, Row>; // one row for each of `names`

/** Who may make each call, independent of the contract that the server uses. A call without a row fails in who-may.test.ts. */
export const CALL_ROWS: Record<EndpointName, Row> = {
  ...SESSION_ROWS,
  analysePassengerText: { access: 'session' },
  analyseDocument: { access: 'session' },
  ...MONEY_ROWS,
  ...RATE_ROWS,
  ...all('finances', 'walletTopUps', 'startTopUp'),
  travellers: { access: 'operators' },
  openTraveller: { access: 'operators', naming: byTraveller },
  createTraveller: { access: 'operators' },
  updateTraveller: {
    access: 'operators',
    naming: ({ traveller: id }) => ({ id, version: 1, surname: 'OTHER', givenName: 'NAME', documents: [] }),
  },
  deleteTraveller: { access: 'operators', naming: byTraveller },
  importTravellers: { access: 'operators' },
  memberCards: { access: 'operators' },
  createMemberCard: {
    access: 'operators',
    naming: ({ traveller: travellerId }) => ({ travellerId, airline: 'CA', number: '123456' }),
  },
  updateMemberCard: { access: 'operators', naming: ({ card: id }) => ({ id, version: 1, airline: 'MU' }) },
  deleteMemberCard: { access: 'operators', naming: ({ card: id }) => ({ id }) },
  userLogs: { access: 'superUsers' },
  ...COMPANY_ROWS,
  shopping: { access: 'flights' },
  solutions: { access: 'flights', naming: ({ search }) => ({ searchId: search, cursor: 0 }) },
  verifySolution: { access: 'flights', naming: ({ solution }) => ({ id: solution }) },
  analysePnr: { access: 'flights' },
  accurateSearch: { access: 'flights' },
  createFlightOrder: { access: 'flights', naming: ({ verification }) => orderInput(verification, [traveller]) },
  flightOrders: { access: 'flights', naming: ({ order }) => ({ bookingId: order }) },
  flightOrderCounts: { access: 'flights' },
  flightOrder: { access: 'flights', naming: byOrder },
  explainFlightPrice: { access: 'flights', naming: byOrder },
  cancelFlightOrder: { access: 'flights', naming: byOrder },
  confirmFlightOrder: { access: 'flights', naming: byOrder },
  uploadFile: { access: 'operators' },
  searchFlightChange: { access: 'flights', naming: ({ order }) => changeOf(order) },
  changeFlightOrder: { access: 'flights', naming: ({ order }) => ({ ...changeOf(order), reason: 0 }) },
  refundFlightOrder: { access: 'flights', naming: ({ order }) => ({ id: order, passengers: ['x'], reason: 0 }) },
  requoteFlightOrder: { access: 'flights', naming: byOrder },
  voidFlightOrder: { access: 'flights', naming: byOrder },
  payFlightOrder: { access: 'flights', naming: ({ order }) => ({ id: order, channel: 'balance' }) },
  setFlightReference: { access: 'flights', naming: ({ order: id }) => ({ id, referenceId: 'of a stranger' }) },
  addOrderRemark: { access: 'flights', naming: ({ order }) => ({ id: order, text: 'from a stranger' }) },
  flightOrderPayment: { access: 'flights', naming: byOrder },
  flightPaymentConfig: { access: 'flights' },
  ...all('session', 'notices', 'unreadNotices', 'readNotices', 'push', 'subscribePush', 'forgetPush'),
  voyages: { access: 'flights', naming: ({ order }) => ({ orderId: order }) },
  answerVoyage: { access: 'flights', naming: ({ draft: id }) => ({ id, decision: 'desk' }) },
  answerVoyages: { access: 'flights' },
  ...GROUP_ROWS,
  ...TRAIN_ROWS,
  ...DESK_ROWS,
};
