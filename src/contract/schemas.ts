import type { ObjectSchema, Schema } from 'yup';
import { accurateSearchInput } from './accurate-search.ts';
import { refundInput, voidInput } from './after-sales.ts';
import { companySchemas } from './company-schemas.ts';
import { deskSchemas } from './desk-schemas.ts';
import { documentAnswer } from './document-reading.ts';
import { draftAnswer, draftChangeInput, draftIdInput, draftKeyAnswer, draftsAnswer } from './drafts.ts';
import type { EndpointName, OutputOf } from './endpoints.ts';
import { flightOrderSchema, orderInput } from './flight-orders.ts';
import { shoppingAnswer, shoppingInput, solutionsAnswer, solutionsInput, verificationAnswer } from './flight-search.ts';
import { groupHandInInput } from './group-lists.ts';
import {
  groupCancelInput,
  groupConfirmInput,
  groupOrderInput,
  groupOrderSchema,
  groupPaymentAnswer,
  groupPaymentInput,
} from './group-orders.ts';
import { groupRefundInput } from './group-refunds.ts';
import { groupRowsInput, groupSheetAnswer, groupSheetInput } from './group-sheets.ts';
import { groupCountsAnswer, groupOrderPage, groupOrdersQuery } from './listed-groups.ts';
import { moneySchemas } from './money-schemas.ts';
import { noticePage, noticesQuery, readNoticesInput, unreadAnswer } from './notices.ts';
import { changeInput, changeSearchAnswer, changeSearchInput, pickOptionInput } from './order-changes.ts';
import { orderFiltersAnswer, renameOrderFilterInput, saveOrderFilterInput } from './order-filters.ts';
import { flightOrdersQuery, orderPage, ordersQuery, statusCountsAnswer, statusCountsQuery } from './order-list.ts';
import { ownAccountSchemas } from './own-account-schemas.ts';
import { passengerTextAnswer, passengerTextInput } from './passenger-text.ts';
import { paymentAnswer, paymentAttemptAnswer, paymentConfigAnswer, paymentInput } from './payments.ts';
import { id, idParameter, none, nothing, referenceInput, remarkInput } from './plain-inputs.ts';
import { pnrAnalysisAnswer, pnrAnalysisInput } from './pnr-analysis.ts';
import { flightPriceSchema } from './price-explanation.ts';
import { fileAnswer, fileInput, fileOrIdInput } from './proof-files.ts';
import { forgetPushInput, pushQuery, pushState, subscribePushInput } from './push.ts';
import { siteConfigSchema } from './site.ts';
import { trainSchemas } from './train-schemas.ts';
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
import {
  voyagePage,
  voyageResponseInput,
  voyageResponsesAnswer,
  voyageResponsesInput,
  voyageSchema,
  voyagesQuery,
} from './voyages.ts';

interface Schemas<K extends EndpointName> {
  /** Path parameters, query and body together, as the handler receives them. */
  input: ObjectSchema<object>;
  /** The envelope's `data`. */
  output: Schema<OutputOf<K> | null | undefined>;
}

type SchemasOf<N extends EndpointName> = { readonly [K in N]: Schemas<K> };

// Part by part: checking all of them against the endpoint types at once exceeds the compiler's limits.
const ofCompanies: SchemasOf<keyof typeof companySchemas> = companySchemas;
const ofDesk: SchemasOf<keyof typeof deskSchemas> = deskSchemas;
const ofMoney: SchemasOf<keyof typeof moneySchemas> = moneySchemas;
const ofOwnAccount: SchemasOf<keyof typeof ownAccountSchemas> = ownAccountSchemas;
const ofTrains: SchemasOf<keyof typeof trainSchemas> = trainSchemas;

/** The yup schemas of every call: they validate requests, describe the OpenAPI document and check responses in tests. */
export const schemas: SchemasOf<EndpointName> = {
  ...ofOwnAccount,
  siteConfig: { input: nothing, output: siteConfigSchema },
  drafts: { input: nothing, output: draftsAnswer },
  draftKey: { input: nothing, output: draftKeyAnswer },
  draft: { input: draftIdInput, output: draftAnswer },
  saveDraft: { input: draftChangeInput, output: draftAnswer },
  discardDraft: { input: draftIdInput, output: none },
  analysePassengerText: { input: passengerTextInput, output: passengerTextAnswer },
  analyseDocument: { input: fileOrIdInput, output: documentAnswer },
  uploadFile: { input: fileInput, output: fileAnswer },
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
  shopping: { input: shoppingInput, output: shoppingAnswer },
  solutions: { input: solutionsInput, output: solutionsAnswer },
  verifySolution: { input: id, output: verificationAnswer },
  analysePnr: { input: pnrAnalysisInput, output: pnrAnalysisAnswer },
  accurateSearch: { input: accurateSearchInput, output: shoppingAnswer },
  createFlightOrder: { input: orderInput, output: flightOrderSchema },
  bookings: { input: ordersQuery, output: orderPage },
  bookingCounts: { input: statusCountsQuery, output: statusCountsAnswer },
  flightOrders: { input: flightOrdersQuery, output: orderPage },
  flightOrderCounts: { input: statusCountsQuery, output: statusCountsAnswer },
  flightOrder: { input: id, output: flightOrderSchema },
  explainFlightPrice: { input: id, output: flightPriceSchema },
  cancelFlightOrder: { input: id, output: flightOrderSchema },
  setFlightReference: { input: referenceInput, output: flightOrderSchema },
  addOrderRemark: { input: remarkInput, output: flightOrderSchema },
  confirmFlightOrder: { input: id, output: flightOrderSchema },
  searchFlightChange: { input: changeSearchInput, output: changeSearchAnswer },
  changeFlightOrder: { input: changeInput, output: flightOrderSchema },
  pickChangeOption: { input: pickOptionInput, output: flightOrderSchema },
  requoteFlightOrder: { input: id, output: flightOrderSchema },
  refundFlightOrder: { input: refundInput, output: flightOrderSchema },
  voidFlightOrder: { input: voidInput, output: flightOrderSchema },
  payFlightOrder: { input: paymentInput.shape(idParameter), output: paymentAnswer },
  flightOrderPayment: { input: id, output: paymentAttemptAnswer },
  flightPaymentConfig: { input: nothing, output: paymentConfigAnswer },
  push: { input: pushQuery, output: pushState },
  subscribePush: { input: subscribePushInput, output: pushState },
  forgetPush: { input: forgetPushInput, output: pushState },
  notices: { input: noticesQuery, output: noticePage },
  unreadNotices: { input: nothing, output: unreadAnswer },
  readNotices: { input: readNoticesInput, output: unreadAnswer },
  voyages: { input: voyagesQuery, output: voyagePage },
  answerVoyages: { input: voyageResponsesInput, output: voyageResponsesAnswer },
  answerVoyage: { input: voyageResponseInput, output: voyageSchema },
  createGroupOrder: { input: groupOrderInput, output: groupOrderSchema },
  groupOrders: { input: groupOrdersQuery, output: groupOrderPage },
  groupOrderCounts: { input: nothing, output: groupCountsAnswer },
  groupOrder: { input: id, output: groupOrderSchema },
  cancelGroupOrder: { input: groupCancelInput, output: groupOrderSchema },
  setGroupReference: { input: referenceInput, output: groupOrderSchema },
  addGroupRemark: { input: remarkInput, output: groupOrderSchema },
  confirmGroupOrder: { input: groupConfirmInput, output: groupOrderSchema },
  refundGroupOrder: { input: groupRefundInput, output: groupOrderSchema },
  acceptGroupRefund: { input: id, output: groupOrderSchema },
  requoteGroupOrder: { input: id, output: groupOrderSchema },
  applyGroupSeats: { input: id, output: groupOrderSchema },
  payGroupOrder: { input: groupPaymentInput, output: groupPaymentAnswer },
  groupOrderPayment: { input: id, output: paymentAttemptAnswer },
  readGroupSheet: { input: groupSheetInput, output: groupSheetAnswer },
  readGroupRows: { input: groupRowsInput, output: groupSheetAnswer },
  handInGroupList: { input: groupHandInInput, output: groupOrderSchema },
  ...ofCompanies,
  ...ofDesk,
  ...ofMoney,
  ...ofTrains,
  orderFilters: { input: nothing, output: orderFiltersAnswer },
  saveOrderFilter: { input: saveOrderFilterInput, output: orderFiltersAnswer },
  renameOrderFilter: { input: renameOrderFilterInput, output: orderFiltersAnswer },
  deleteOrderFilter: { input: id, output: orderFiltersAnswer },
};
