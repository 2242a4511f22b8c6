import type { ObjectSchema, Schema } from 'yup';
import { accurateSearchInput } from './accurate-search.ts';
import { refundInput, voidInput } from './after-sales.ts';
import {
  agenciesQuery,
  agencyConfigInput,
  agencyInput,
  agencyPage,
  agencySchema,
  apiKeyAnswer,
  newAgencyInput,
} from './agencies.ts';
import { agencyCreditInput, agencyTopUpInput } from './agency-money.ts';
import { agencyLogoInput, companyConfigInput, companyInput, companyProfileSchema, pictureInput } from './company.ts';
import {
  closeDifferenceInput,
  deskClaimAnswer,
  deskCountsAnswer,
  deskDifferenceSchema,
  deskIssueInput,
  deskMoveInput,
  deskOrderSchema,
  deskQueuePage,
  deskQueueQuery,
  deskQuoteChangeInput,
  deskQuoteInput,
} from './desk.ts';
import { deskMailPage, deskMailsQuery } from './desk-mails.ts';
import { documentAnswer, documentInput } from './document-reading.ts';
import { draftAnswer, draftChangeInput, draftIdInput, draftKeyAnswer, draftsAnswer } from './drafts.ts';
import type { EndpointName, OutputOf } from './endpoints.ts';
import { enquiriesQuery, enquiryInput, enquiryPage, enquirySchema, settleEnquiryInput } from './enquiries.ts';
import {
  flightOrderSchema,
  orderInput,
  orderPage,
  ordersQuery,
  remarkInput,
  statusCountsAnswer,
  statusCountsQuery,
} from './flight-orders.ts';
import { shoppingAnswer, shoppingInput, solutionsAnswer, solutionsInput, verificationAnswer } from './flight-search.ts';
import {
  deskGroupFailInput,
  deskGroupIssueInput,
  deskGroupOrderSchema,
  deskGroupQuoteInput,
  deskGroupSeatsInput,
  groupConfirmInput,
  groupCountsAnswer,
  groupListInput,
  groupOrderInput,
  groupOrderPage,
  groupOrderSchema,
  groupOrdersQuery,
  groupPaymentAnswer,
  groupPaymentInput,
} from './group-orders.ts';
import { groupSheetAnswer, groupSheetInput } from './group-sheets.ts';
import { noticePage, noticesQuery, readNoticesInput, unreadAnswer } from './notices.ts';
import { changeInput, changeSearchAnswer, changeSearchInput } from './order-changes.ts';
import { orderFiltersAnswer, renameOrderFilterInput, saveOrderFilterInput } from './order-filters.ts';
import {
  outgoingNoticePage,
  outgoingNoticeSchema,
  outgoingNoticesQuery,
  replayNoticeInput,
} from './outgoing-notices.ts';
import { ownAccountSchemas } from './own-account-schemas.ts';
import { passengerTextAnswer, passengerTextInput } from './passenger-text.ts';
import { paymentAnswer, paymentAttemptAnswer, paymentConfigAnswer, paymentInput } from './payments.ts';
import { id, idParameter, none, nothing } from './plain-inputs.ts';
import { pnrAnalysisAnswer, pnrAnalysisInput } from './pnr-analysis.ts';
import { fileAnswer, fileInput } from './proof-files.ts';
import { rateDecisionInput, ratesAnswer, ratesInput } from './rates.ts';
import { walletAnswer } from './session.ts';
import { exchangeRatesSchema, siteConfigSchema } from './site.ts';
import {
  statementEntriesQuery,
  statementPage,
  statementSchema,
  statementsQuery,
  subStatementEntriesQuery,
  subStatementInput,
  subStatementsQuery,
} from './statements.ts';
import { walletTopUpInput, walletTopUpSchema, walletTopUpsAnswer } from './top-ups.ts';
import { trainSchemas } from './train-schemas.ts';
import { transactionPage, transactionsQuery } from './transactions.ts';
import {
  deletionInput,
  memberCardInput,
  memberCardPage,
  memberCardSchema,
  memberCardsQuery,
  newMemberCardInput,
  newTravellerInput,
  travellerImportAnswer,
  travellerImportInput,
  travellerInput,
  travellerPage,
  travellerSchema,
  travellersQuery,
} from './travellers.ts';
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
import {
  deskVoyageInput,
  settleVoyageInput,
  voyagePage,
  voyageResponseInput,
  voyageSchema,
  voyagesQuery,
} from './voyages.ts';
import {
  orderBillInput,
  orderBillSchema,
  walletEntriesQuery,
  walletEntryPage,
  walletLimitAnswer,
  walletLimitInput,
  walletOverviewQuery,
  walletOverviewSchema,
} from './wallet.ts';

interface Schemas<K extends EndpointName> {
  /** Path parameters, query and body together, as the handler receives them. */
  input: ObjectSchema<object>;
  /** The envelope's `data`. */
  output: Schema<OutputOf<K> | null | undefined>;
}

/** The yup schemas of every call: they validate requests, describe the OpenAPI document and check answers in tests. */
export const schemas = {
  ...ownAccountSchemas,
  siteConfig: { input: nothing, output: siteConfigSchema },
  exchangeRates: { input: nothing, output: exchangeRatesSchema },
  drafts: { input: nothing, output: draftsAnswer },
  draftKey: { input: nothing, output: draftKeyAnswer },
  draft: { input: draftIdInput, output: draftAnswer },
  saveDraft: { input: draftChangeInput, output: draftAnswer },
  discardDraft: { input: draftIdInput, output: none },
  analysePassengerText: { input: passengerTextInput, output: passengerTextAnswer },
  analyseDocument: { input: documentInput, output: documentAnswer },
  uploadFile: { input: fileInput, output: fileAnswer },
  wallet: { input: nothing, output: walletAnswer },
  walletTopUps: { input: nothing, output: walletTopUpsAnswer },
  startTopUp: { input: walletTopUpInput, output: walletTopUpSchema },
  walletEntries: { input: walletEntriesQuery, output: walletEntryPage },
  walletOverview: { input: walletOverviewQuery, output: walletOverviewSchema },
  setWalletLimit: { input: walletLimitInput, output: walletLimitAnswer },
  orderBill: { input: orderBillInput, output: orderBillSchema },
  setAgencyCredit: { input: agencyCreditInput, output: walletAnswer },
  topUpAgency: { input: agencyTopUpInput, output: walletAnswer },
  transactions: { input: transactionsQuery, output: transactionPage },
  statements: { input: statementsQuery, output: statementPage },
  statement: { input: id, output: statementSchema },
  statementEntries: { input: statementEntriesQuery, output: walletEntryPage },
  subStatements: { input: subStatementsQuery, output: statementPage },
  subStatement: { input: subStatementInput, output: statementSchema },
  subStatementEntries: { input: subStatementEntriesQuery, output: walletEntryPage },
  subBalance: { input: id, output: walletAnswer },
  travellers: { input: travellersQuery, output: travellerPage },
  openTraveller: { input: id, output: travellerSchema },
  createTraveller: { input: newTravellerInput, output: travellerSchema },
  updateTraveller: { input: travellerInput, output: travellerSchema },
  deleteTraveller: { input: deletionInput, output: none },
  importTravellers: { input: travellerImportInput, output: travellerImportAnswer },
  memberCards: { input: memberCardsQuery, output: memberCardPage },
  createMemberCard: { input: newMemberCardInput, output: memberCardSchema },
  updateMemberCard: { input: memberCardInput, output: memberCardSchema },
  deleteMemberCard: { input: deletionInput, output: none },
  userLogs: { input: userLogsQuery, output: userLogPage },
  company: { input: nothing, output: companyProfileSchema },
  updateCompany: { input: companyInput, output: companyProfileSchema },
  saveCompanyConfig: { input: companyConfigInput, output: companyProfileSchema },
  uploadAgencyLogo: { input: agencyLogoInput, output: agencySchema },
  deleteAgencyLogo: { input: id, output: agencySchema },
  uploadLogo: { input: pictureInput, output: companyProfileSchema },
  deleteLogo: { input: nothing, output: companyProfileSchema },
  agencies: { input: agenciesQuery, output: agencyPage },
  agency: { input: id, output: agencySchema },
  createAgency: { input: newAgencyInput, output: agencySchema },
  updateAgency: { input: agencyInput, output: agencySchema },
  deleteAgency: { input: id, output: none },
  saveAgencyConfig: { input: agencyConfigInput, output: agencySchema },
  resetAgencyPassword: { input: id, output: agencySchema },
  renewAgencyKey: { input: id, output: apiKeyAnswer },
  sendEnquiry: { input: enquiryInput, output: none },
  enquiries: { input: enquiriesQuery, output: enquiryPage },
  settleEnquiry: { input: settleEnquiryInput, output: enquirySchema },
  outgoingNotices: { input: outgoingNoticesQuery, output: outgoingNoticePage },
  replayNotice: { input: replayNoticeInput, output: outgoingNoticeSchema },
  users: { input: usersQuery, output: userPage },
  createUser: { input: newUserInput, output: userSchema },
  updateUser: { input: userInput, output: userSchema },
  deleteUser: { input: id, output: none },
  resetUserPassword: { input: id, output: userSchema },
  choosePassword: { input: choosePasswordInput, output: choosePasswordAnswer },
  mails: { input: mailsQuery, output: mailPage },
  shopping: { input: shoppingInput, output: shoppingAnswer },
  solutions: { input: solutionsInput, output: solutionsAnswer },
  verifySolution: { input: id, output: verificationAnswer },
  analysePnr: { input: pnrAnalysisInput, output: pnrAnalysisAnswer },
  accurateSearch: { input: accurateSearchInput, output: shoppingAnswer },
  createFlightOrder: { input: orderInput, output: flightOrderSchema },
  flightOrders: { input: ordersQuery, output: orderPage },
  flightOrderCounts: { input: statusCountsQuery, output: statusCountsAnswer },
  flightOrder: { input: id, output: flightOrderSchema },
  cancelFlightOrder: { input: id, output: flightOrderSchema },
  addOrderRemark: { input: remarkInput, output: flightOrderSchema },
  confirmFlightOrder: { input: id, output: flightOrderSchema },
  searchFlightChange: { input: changeSearchInput, output: changeSearchAnswer },
  changeFlightOrder: { input: changeInput, output: flightOrderSchema },
  refundFlightOrder: { input: refundInput, output: flightOrderSchema },
  voidFlightOrder: { input: voidInput, output: flightOrderSchema },
  payFlightOrder: { input: paymentInput.shape(idParameter), output: paymentAnswer },
  flightOrderPayment: { input: id, output: paymentAttemptAnswer },
  flightPaymentConfig: { input: nothing, output: paymentConfigAnswer },
  notices: { input: noticesQuery, output: noticePage },
  unreadNotices: { input: nothing, output: unreadAnswer },
  readNotices: { input: readNoticesInput, output: unreadAnswer },
  voyages: { input: voyagesQuery, output: voyagePage },
  answerVoyage: { input: voyageResponseInput, output: voyageSchema },
  raiseVoyage: { input: deskVoyageInput, output: voyageSchema },
  settleVoyage: { input: settleVoyageInput, output: voyageSchema },
  createGroupOrder: { input: groupOrderInput, output: groupOrderSchema },
  groupOrders: { input: groupOrdersQuery, output: groupOrderPage },
  groupOrderCounts: { input: nothing, output: groupCountsAnswer },
  groupOrder: { input: id, output: groupOrderSchema },
  cancelGroupOrder: { input: id, output: groupOrderSchema },
  confirmGroupOrder: { input: groupConfirmInput, output: groupOrderSchema },
  applyGroupSeats: { input: id, output: groupOrderSchema },
  payGroupOrder: { input: groupPaymentInput, output: groupPaymentAnswer },
  groupOrderPayment: { input: id, output: paymentAttemptAnswer },
  readGroupSheet: { input: groupSheetInput, output: groupSheetAnswer },
  handInGroupList: { input: groupListInput, output: groupOrderSchema },
  deskGroupOrder: { input: id, output: deskGroupOrderSchema },
  deskQuoteGroup: { input: deskGroupQuoteInput, output: deskGroupOrderSchema },
  deskGroupSeats: { input: deskGroupSeatsInput, output: deskGroupOrderSchema },
  deskIssueGroup: { input: deskGroupIssueInput, output: deskGroupOrderSchema },
  deskFailGroup: { input: deskGroupFailInput, output: deskGroupOrderSchema },
  deskQueue: { input: deskQueueQuery, output: deskQueuePage },
  deskMails: { input: deskMailsQuery, output: deskMailPage },
  deskCounts: { input: nothing, output: deskCountsAnswer },
  claimDeskTask: { input: id, output: deskClaimAnswer },
  releaseDeskTask: { input: id, output: deskClaimAnswer },
  deskOrder: { input: id, output: deskOrderSchema },
  deskIssue: { input: deskIssueInput, output: deskOrderSchema },
  deskQuoteRefund: { input: deskQuoteInput, output: deskOrderSchema },
  rateTables: { input: nothing, output: ratesAnswer },
  refreshRates: { input: nothing, output: ratesAnswer },
  enterRates: { input: ratesInput, output: ratesAnswer },
  decideRates: { input: rateDecisionInput, output: ratesAnswer },
  deskDifference: { input: id, output: deskDifferenceSchema },
  closeDifference: { input: closeDifferenceInput, output: deskDifferenceSchema },
  deskQuoteChange: { input: deskQuoteChangeInput, output: deskOrderSchema },
  deskMove: { input: deskMoveInput, output: deskOrderSchema },
  ...trainSchemas,
  orderFilters: { input: nothing, output: orderFiltersAnswer },
  saveOrderFilter: { input: saveOrderFilterInput, output: orderFiltersAnswer },
  renameOrderFilter: { input: renameOrderFilterInput, output: orderFiltersAnswer },
  deleteOrderFilter: { input: id, output: orderFiltersAnswer },
} satisfies { [K in EndpointName]: Schemas<K> };
