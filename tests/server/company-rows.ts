import { GOOD_INPUTS } from '../factories/good-inputs.ts';

/** Records of Harbour Travel, or ids of the same form that are nobody's. */
export interface Ids {
  order: string;
  group: string;
  train: string;
  /** What waits at the desk of one of them. */
  task: string;
  file: string;
  statement: string;
  search: string;
  solution: string;
  verification: string;
  /** A train’s price that was checked. */
  ride: string;
  draft: string;
  traveller: string;
  card: string;
  user: string;
  agency: string;
  session: string;
}

/**
 * public: anybody. session: every user. operators: and SuperUsers. superUsers: they alone. flights: those whose company has the flight
 * service (spec §6). trains, trainBookings: those whose company has the train service, to book or to look. desk: the provider's people who
 * work the desk for any product; deskFlight, deskGroup, deskTrain: for this one. rates, sites: those who look after them. finances: who may
 * see the company's money; agencies, agencyChanges: the agencies it has opened; agencyBills, agencyMoney, agencyCredit: and the permission
 * is held (spec §6).
 */
export type Access =
  | 'public'
  | 'session'
  | 'operators'
  | 'superUsers'
  | 'flights'
  | 'trains'
  | 'trainBookings'
  | 'desk'
  | 'deskFlight'
  | 'deskGroup'
  | 'deskTrain'
  | 'rates'
  | 'sites'
  | 'finances'
  | 'agencies'
  | 'agencyChanges'
  | 'agencyBills'
  | 'agencyMoney'
  | 'agencyCredit';

export interface Row {
  access: Access;
  /** How a stranger would name somebody else's record; absent where a call names none. */
  naming?: (ids: Ids) => object;
  /** To whom the records of all agencies are open; it is tried by its own tests. */
  openTo?: 'provider.admin';
}

/** An agency that the company has opened: to anybody else it is none. */
const byAgency = ({ agency: id }: Ids) => ({ id });

/** Who may make the calls about companies and their people; the rest of the table stands in call-rows.ts. */
export const COMPANY_ROWS = {
  company: { access: 'superUsers' },
  updateCompany: { access: 'superUsers' },
  saveCompanyConfig: { access: 'superUsers' },
  uploadAgencyLogo: {
    access: 'agencyChanges',
    naming: (ids) => ({ ...GOOD_INPUTS.uploadAgencyLogo, ...byAgency(ids) }),
  },
  deleteAgencyLogo: { access: 'agencyChanges', naming: byAgency },
  uploadLogo: { access: 'superUsers' },
  deleteLogo: { access: 'superUsers' },
  endCompanyKey: { access: 'superUsers' },
  agencies: { access: 'agencies', naming: ({ agency }) => ({ q: agency }), openTo: 'provider.admin' },
  agency: { access: 'agencies', naming: byAgency, openTo: 'provider.admin' },
  createAgency: { access: 'agencyChanges' },
  updateAgency: { access: 'agencyChanges', naming: (ids) => ({ ...GOOD_INPUTS.updateAgency, ...byAgency(ids) }) },
  saveAgencyAccess: {
    access: 'agencyChanges',
    naming: (ids) => ({ ...GOOD_INPUTS.saveAgencyAccess, ...byAgency(ids) }),
    openTo: 'provider.admin',
  },
  deleteAgency: { access: 'agencyChanges', naming: byAgency },
  saveAgencyConfig: {
    access: 'agencyChanges',
    naming: (ids) => ({ ...GOOD_INPUTS.saveAgencyConfig, ...byAgency(ids) }),
  },
  resetAgencyPassword: { access: 'agencyChanges', naming: byAgency, openTo: 'provider.admin' },
  removeAgencySecondFactor: { access: 'agencyChanges', naming: byAgency, openTo: 'provider.admin' },
  renewAgencyKey: { access: 'agencyChanges', naming: byAgency, openTo: 'provider.admin' },
  endAgencyKey: { access: 'agencyChanges', naming: byAgency, openTo: 'provider.admin' },
  enquiryStamp: { access: 'public' },
  sendEnquiry: { access: 'public' },
  enquiries: { access: 'deskFlight', openTo: 'provider.admin' },
  settleEnquiry: { access: 'deskFlight' },
  deleteEnquiry: { access: 'deskFlight' },
  ownEnquiries: { access: 'superUsers' },
  settleOwnEnquiry: { access: 'superUsers' },
  deleteOwnEnquiry: { access: 'superUsers' },
  deskMails: { access: 'deskFlight', openTo: 'provider.admin' },
  outgoingNotices: { access: 'superUsers', naming: ({ agency }) => ({ agency }) },
  replayNotice: { access: 'superUsers', naming: ({ order: id, agency }) => ({ id, agency }) },
  users: { access: 'session', naming: ({ user: id }) => ({ id }) },
  user: { access: 'session', naming: ({ user: id }) => ({ id }) },
  createUser: { access: 'superUsers' },
  updateUser: {
    access: 'superUsers',
    naming: ({ user: id }) => ({ id, version: 1, nickname: 'Taken over', role: ['SuperUser'], status: 'active' }),
  },
  deleteUser: { access: 'superUsers', naming: ({ user: id }) => ({ id }) },
  resetUserPassword: { access: 'superUsers', naming: ({ user: id }) => ({ id }) },
  removeUserSecondFactor: { access: 'superUsers', naming: ({ user: id }) => ({ id }) },
  choosePassword: { access: 'public' },
  mails: { access: 'superUsers' },
} satisfies Record<string, Row>;
