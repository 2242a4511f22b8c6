import { GOOD_INPUTS } from '../factories/good-inputs.ts';

/** Records of Harbour Travel, or well-formed ids of no record. */
export interface Ids {
  order: string;
  group: string;
  train: string;
  /** A desk task of one of them. */
  task: string;
  file: string;
  statement: string;
  search: string;
  solution: string;
  verification: string;
  /** A train’s price check. */
  ride: string;
  draft: string;
  traveller: string;
  card: string;
  user: string;
  agency: string;
  session: string;
}

/**
 * public: anyone. session: every user. operators: operators and SuperUsers. superUsers: SuperUsers only. flights: users whose company has
 * the flight service (spec §6). trains, trainBookings: users whose company has the train service, to book or to look. desk: the provider's
 * staff at the desk of any product; deskFlight, deskGroup, deskTrain: of this one. rates, sites: staff who manage them. finances: users who
 * may see the company's money; agencies, agencyChanges: the agencies it has opened; agencyBills, agencyMoney, agencyCredit: and the
 * permission is held (spec §6).
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
  /** How a stranger would name another company's record; absent if a call names none. */
  naming?: (ids: Ids) => object;
  /** The user who may access all agencies' records; tested separately. */
  openTo?: 'provider.admin';
}

/** An agency opened by the company: for others it does not exist. */
const byAgency = ({ agency: id }: Ids) => ({ id });

/** Who may make the calls about companies and users; the rest of the table is in call-rows.ts. */
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
