import { agenciesQuery, agencyInput, agencyPage, agencySchema, apiKeyAnswer, newAgencyInput } from './agencies.ts';
import { agencyConfigInput } from './agency-config.ts';
import { agencyLogoInput, companyConfigInput, companyInput, companyProfileSchema } from './company.ts';
import { enquiriesQuery, enquiryInput, enquiryPage, enquirySchema, settleEnquiryInput } from './enquiries.ts';
import {
  outgoingNoticePage,
  outgoingNoticeSchema,
  outgoingNoticesQuery,
  replayNoticeInput,
} from './outgoing-notices.ts';
import { id, none, nothing } from './plain-inputs.ts';
import { fileOrIdInput } from './proof-files.ts';
import {
  newOwnSitePictureInput,
  newSiteInput,
  newSitePictureInput,
  ownSiteInput,
  ownSitePictureInput,
  siteInput,
  sitePictureInput,
  siteSchema,
  sitesAnswer,
} from './sites.ts';
import { userLogPage, userLogsQuery } from './user-log.ts';
import {
  choosePasswordAnswer,
  choosePasswordInput,
  mailPage,
  mailsQuery,
  newUserInput,
  userInput,
  userPage,
  userSchema,
  usersQuery,
} from './users.ts';

/** The yup schemas of companies, their people and their sites. */
export const companySchemas = {
  userLogs: { input: userLogsQuery, output: userLogPage },
  company: { input: nothing, output: companyProfileSchema },
  updateCompany: { input: companyInput, output: companyProfileSchema },
  saveCompanyConfig: { input: companyConfigInput, output: companyProfileSchema },
  uploadAgencyLogo: { input: agencyLogoInput, output: agencySchema },
  deleteAgencyLogo: { input: id, output: agencySchema },
  uploadLogo: { input: fileOrIdInput, output: companyProfileSchema },
  deleteLogo: { input: nothing, output: companyProfileSchema },
  agencies: { input: agenciesQuery, output: agencyPage },
  agency: { input: id, output: agencySchema },
  createAgency: { input: newAgencyInput, output: agencySchema },
  updateAgency: { input: agencyInput, output: agencySchema },
  deleteAgency: { input: id, output: none },
  saveAgencyConfig: { input: agencyConfigInput, output: agencySchema },
  resetAgencyPassword: { input: id, output: agencySchema },
  removeAgencySecondFactor: { input: id, output: agencySchema },
  renewAgencyKey: { input: id, output: apiKeyAnswer },
  sendEnquiry: { input: enquiryInput, output: none },
  enquiries: { input: enquiriesQuery, output: enquiryPage },
  settleEnquiry: { input: settleEnquiryInput, output: enquirySchema },
  outgoingNotices: { input: outgoingNoticesQuery, output: outgoingNoticePage },
  replayNotice: { input: replayNoticeInput, output: outgoingNoticeSchema },
  users: { input: usersQuery, output: userPage },
  user: { input: id, output: userSchema },
  createUser: { input: newUserInput, output: userSchema },
  updateUser: { input: userInput, output: userSchema },
  deleteUser: { input: id, output: none },
  resetUserPassword: { input: id, output: userSchema },
  removeUserSecondFactor: { input: id, output: userSchema },
  choosePassword: { input: choosePasswordInput, output: choosePasswordAnswer },
  mails: { input: mailsQuery, output: mailPage },
  sites: { input: nothing, output: sitesAnswer },
  createSite: { input: newSiteInput, output: siteSchema },
  updateSite: { input: siteInput, output: siteSchema },
  deleteSite: { input: id, output: none },
  uploadSitePicture: { input: newSitePictureInput, output: siteSchema },
  deleteSitePicture: { input: sitePictureInput, output: siteSchema },
  ownSite: { input: nothing, output: siteSchema },
  updateOwnSite: { input: ownSiteInput, output: siteSchema },
  uploadOwnSitePicture: { input: newOwnSitePictureInput, output: siteSchema },
  deleteOwnSitePicture: { input: ownSitePictureInput, output: siteSchema },
};
