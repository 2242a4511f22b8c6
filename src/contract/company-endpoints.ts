import type {
  AgenciesQuery,
  Agency,
  AgencyAccessInput,
  AgencyInput,
  AgencySummary,
  ApiKeyAnswer,
  NewAgencyInput,
} from './agencies.ts';
import type { AgencyConfigInput } from './agency-config.ts';
import type { CompanyConfigInput, CompanyInput, CompanyProfile } from './company.ts';
import { AGENCIES, call, done, FLIGHT_DESK, type Id, type Nothing, SUPER_USERS } from './endpoint.ts';
import type { EnquiriesQuery, Enquiry, EnquiryInput, EnquiryStamp, SettleEnquiryInput } from './enquiries.ts';
import type { OutgoingNotice, OutgoingNoticesQuery, ReplayNoticeInput } from './outgoing-notices.ts';
import type { Page } from './paging.ts';
import type { Requirement } from './permissions.ts';
import { PICTURE } from './pictures.ts';
import type { FileOrId } from './proof-files.ts';
import type {
  ChoosePasswordAnswer,
  ChoosePasswordInput,
  Mail,
  MailsQuery,
  NewUserInput,
  User,
  UserInput,
  UsersQuery,
} from './users.ts';

const CHANGES_AGENCIES: Requirement = { agencies: 'write' };

/** The calls about companies and the people who work in them. */
export const companyEndpoints = {
  company: call<Nothing, CompanyProfile>({ method: 'GET', path: '/base/v2/company', who: SUPER_USERS }),
  updateCompany: call<CompanyInput, CompanyProfile>({
    method: 'PUT',
    path: '/base/v2/company',
    who: SUPER_USERS,
    repeatable: true,
  }),
  saveCompanyConfig: call<CompanyConfigInput, CompanyProfile>({
    method: 'PUT',
    path: '/base/v2/company/config',
    who: SUPER_USERS,
    repeatable: true,
  }),
  uploadLogo: call<FileOrId, CompanyProfile>({
    method: 'POST',
    path: '/base/v2/company/logo',
    who: SUPER_USERS,
    bodyLimit: PICTURE.bytes,
    upload: PICTURE.types,
    byFileId: true,
  }),
  deleteLogo: call<Nothing, CompanyProfile>({ method: 'DELETE', path: '/base/v2/company/logo', who: SUPER_USERS }),
  endCompanyKey: call<Nothing, CompanyProfile>({
    method: 'DELETE',
    path: '/base/v2/company/apikey',
    who: SUPER_USERS,
  }),
  agencies: call<Partial<AgenciesQuery>, Page<AgencySummary>>({
    method: 'GET',
    path: '/base/v2/agencies',
    who: AGENCIES,
  }),
  uploadAgencyLogo: call<{ id: string; image: Uint8Array<ArrayBuffer> }, Agency>({
    method: 'POST',
    path: '/base/v2/agencies/{id}/logo',
    who: CHANGES_AGENCIES,
    bodyLimit: PICTURE.bytes,
    upload: PICTURE.types,
  }),
  deleteAgencyLogo: call<Id, Agency>({ method: 'DELETE', path: '/base/v2/agencies/{id}/logo', who: CHANGES_AGENCIES }),
  agency: call<Id, Agency>({ method: 'GET', path: '/base/v2/agencies/{id}', who: AGENCIES }),
  createAgency: call<NewAgencyInput, Agency>({
    method: 'POST',
    path: '/base/v2/agencies',
    who: { agencies: 'open' },
    idempotent: true,
  }),
  updateAgency: call<AgencyInput, Agency>({
    method: 'PUT',
    path: '/base/v2/agencies/{id}',
    who: CHANGES_AGENCIES,
    repeatable: true,
  }),
  saveAgencyAccess: call<AgencyAccessInput, Agency>({
    method: 'PUT',
    path: '/base/v2/agencies/{id}/access',
    who: CHANGES_AGENCIES,
    repeatable: true,
  }),
  deleteAgency: done<Id>({ method: 'DELETE', path: '/base/v2/agencies/{id}', who: CHANGES_AGENCIES }),
  saveAgencyConfig: call<AgencyConfigInput, Agency>({
    method: 'PUT',
    path: '/base/v2/agencies/{id}/config',
    who: CHANGES_AGENCIES,
    repeatable: true,
  }),
  resetAgencyPassword: call<Id, Agency>({
    method: 'POST',
    path: '/base/v2/agencies/{id}/superuser/password',
    who: CHANGES_AGENCIES,
    idempotent: true,
  }),
  removeAgencySecondFactor: call<Id, Agency>({
    method: 'POST',
    path: '/base/v2/agencies/{id}/superuser/second-factor/removal',
    who: CHANGES_AGENCIES,
    idempotent: true,
  }),
  renewAgencyKey: call<Id, ApiKeyAnswer>({
    method: 'POST',
    path: '/base/v2/agencies/{id}/apikey',
    who: CHANGES_AGENCIES,
    repeatable: true,
  }),
  endAgencyKey: call<Id, Agency>({ method: 'DELETE', path: '/base/v2/agencies/{id}/apikey', who: CHANGES_AGENCIES }),
  enquiryStamp: call<Nothing, EnquiryStamp>({ method: 'GET', path: '/base/v2/applications/stamp', who: 'public' }),
  sendEnquiry: done<EnquiryInput>({
    method: 'POST',
    path: '/base/v2/applications',
    who: 'public',
    repeatable: true,
    fresh: ['stamp'],
  }),
  enquiries: call<Partial<EnquiriesQuery>, Page<Enquiry>>({
    method: 'GET',
    path: '/base/v2/applications',
    who: FLIGHT_DESK,
  }),
  settleEnquiry: call<SettleEnquiryInput, Enquiry>({
    method: 'PUT',
    path: '/base/v2/applications/{id}',
    who: FLIGHT_DESK,
  }),
  deleteEnquiry: done<Id>({ method: 'DELETE', path: '/base/v2/applications/{id}', who: FLIGHT_DESK }),
  /** The enquiries of the sites under the company's own web address, for its administrators. */
  ownEnquiries: call<Partial<EnquiriesQuery>, Page<Enquiry>>({
    method: 'GET',
    path: '/base/v2/company/enquiries',
    who: SUPER_USERS,
  }),
  settleOwnEnquiry: call<SettleEnquiryInput, Enquiry>({
    method: 'PUT',
    path: '/base/v2/company/enquiries/{id}',
    who: SUPER_USERS,
  }),
  deleteOwnEnquiry: done<Id>({ method: 'DELETE', path: '/base/v2/company/enquiries/{id}', who: SUPER_USERS }),
  outgoingNotices: call<Partial<OutgoingNoticesQuery>, Page<OutgoingNotice>>({
    method: 'GET',
    path: '/base/v2/notices',
    who: SUPER_USERS,
  }),
  replayNotice: call<ReplayNoticeInput, OutgoingNotice>({
    method: 'POST',
    path: '/base/v2/notices/{id}/replay',
    who: SUPER_USERS,
    repeatable: true,
  }),
  users: call<Partial<UsersQuery>, Page<User>>({ method: 'GET', path: '/base/v2/users', who: 'session' }),
  user: call<Id, User>({ method: 'GET', path: '/base/v2/users/{id}', who: 'session' }),
  createUser: call<NewUserInput, User>({
    method: 'POST',
    path: '/base/v2/users',
    who: SUPER_USERS,
    idempotent: true,
  }),
  updateUser: call<UserInput, User>({
    method: 'PUT',
    path: '/base/v2/users/{id}',
    who: SUPER_USERS,
    repeatable: true,
  }),
  deleteUser: done<Id>({ method: 'DELETE', path: '/base/v2/users/{id}', who: SUPER_USERS }),
  resetUserPassword: call<Id, User>({
    method: 'POST',
    path: '/base/v2/users/{id}/password',
    who: SUPER_USERS,
    idempotent: true,
  }),
  removeUserSecondFactor: call<Id, User>({
    method: 'POST',
    path: '/base/v2/users/{id}/second-factor/removal',
    who: SUPER_USERS,
    idempotent: true,
  }),
  choosePassword: call<ChoosePasswordInput, ChoosePasswordAnswer>({
    method: 'POST',
    path: '/base/v2/password',
    who: 'public',
  }),
  mails: call<Partial<MailsQuery>, Page<Mail>>({ method: 'GET', path: '/base/v2/mails', who: SUPER_USERS }),
} as const;
