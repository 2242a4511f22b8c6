import type { FlightConfigInput } from '../../src/contract/agency-config.ts';
import type { companyEndpoints } from '../../src/contract/company-endpoints.ts';
import type { InputOf } from '../../src/contract/endpoints.ts';

const UUID = '00000000-0000-4000-8000-000000000001';
const PAGE = { page: 1, pageSize: 20 };

const COMPANY = {
  name: 'Pier Travel',
  alias: 'Pier',
  address: '1 Pier Road',
  contactName: 'Desk',
  contactEmail: 'desk@example.com',
  contactPhone: '+852 2123 4567',
};
const AGENCY = {
  ...COMPANY,
  customerService: 'Ms Wong',
  extraInfo: 'Since 2020',
  allowedHosts: ['https://desk.example.com'],
};
const AGENCY_CONFIG = {
  settlementCurrency: 'HKD',
  emailLanguage: 'zh-tw',
  creditPeriod: 'month',
  enableFlightService: true,
  enableTrainService: true,
  canCreateSubAgency: false,
  isShowBill: true,
  sendEmailToSubAgency: true,
  hidePnrBooking: false,
  hideMainlandContent: false,
  disablePayment: false,
  onlyShowOwnOrders: false,
  showInvoiceType: false,
  showAvailable: true,
  singleSession: false,
} as const;
const MARKUP = { unit: 'percent', value: 100, limit: 0 } as const;
export const FLIGHT_CONFIG: FlightConfigInput = {
  markups: { chinaMainland: MARKUP, domestic: MARKUP, intraContinental: MARKUP, intercontinental: MARKUP },
  serviceFees: { change: 1000, refund: 1000, void: 1000, currency: 'CNY' },
  showSuppliers: false,
  freeBaggageOnly: false,
  fareBasisOnly: false,
  maxResponseMs: 20_000,
  airlines: { mode: 'except', codes: ['MU'] },
  suppliers: ['none'],
  searchMode: 'all',
  orderNotificationUrl: 'https://desk.example.com/orders',
  changeNotificationUrl: 'https://desk.example.com/changes',
};

/** An input of each call about companies and their people, with every field it takes; the records it names are nobody's. */
export const COMPANY_INPUTS: { [K in keyof typeof companyEndpoints]: InputOf<K> } = {
  company: {},
  updateCompany: { ...COMPANY, version: 1 },
  saveCompanyConfig: {
    version: 1,
    emailLanguage: 'zh-tw',
    showInvoiceType: true,
    showAvailable: true,
    singleSession: false,
  },
  uploadAgencyLogo: { id: UUID, image: new Uint8Array(8) },
  deleteAgencyLogo: { id: UUID },
  uploadLogo: { image: new Uint8Array(8) },
  deleteLogo: {},
  agencies: { ...PAGE, q: 'quay', status: 'active' },
  agency: { id: UUID },
  createAgency: {
    ...AGENCY,
    settlementCurrency: 'HKD',
    creditLimit: 0,
    admin: { username: 'new.admin', nickname: 'New admin', email: 'admin@example.com' },
  },
  updateAgency: { ...AGENCY, id: UUID, version: 1, status: 'active' },
  deleteAgency: { id: UUID },
  saveAgencyConfig: {
    id: UUID,
    version: 1,
    common: AGENCY_CONFIG,
    flight: FLIGHT_CONFIG,
    train: { notificationUrl: 'https://desk.example.com/trains', manualMode: true },
  },
  resetAgencyPassword: { id: UUID },
  removeAgencySecondFactor: { id: UUID },
  renewAgencyKey: { id: UUID },
  sendEnquiry: {
    name: 'Ms Chan',
    email: 'chan@example.com',
    phone: '+852 2123 4567',
    country: 'HK',
    companyName: 'Pier Travel',
    companyAddress: '1 Pier Road',
    website: 'https://pier.example.com',
    remarks: 'Twenty branches',
    fax: '',
  },
  enquiries: { ...PAGE, open: true },
  settleEnquiry: { id: UUID, answered: true },
  outgoingNotices: { ...PAGE, agency: UUID, id: UUID, state: 'waiting', kind: 'order', order: '2000000000' },
  replayNotice: { id: UUID, agency: UUID },
  users: { ...PAGE, q: 'op', status: 'active', id: UUID },
  user: { id: UUID },
  createUser: {
    username: 'new.agent',
    email: 'new@example.com',
    nickname: 'New agent',
    areaCode: '852',
    mobile: '21234567',
    role: ['operator', 'finance', 'SuperUser'],
    permissions: ['agencybills:read'],
    status: 'active',
  },
  updateUser: {
    id: UUID,
    version: 1,
    nickname: 'Agent',
    areaCode: '852',
    mobile: '21234567',
    role: ['operator', 'finance', 'SuperUser'],
    permissions: ['agencybills:read'],
    status: 'active',
  },
  deleteUser: { id: UUID },
  resetUserPassword: { id: UUID },
  removeUserSecondFactor: { id: UUID },
  choosePassword: { ticket: 'x'.repeat(43), password: 'Sunrise-42' },
  mails: PAGE,
};
