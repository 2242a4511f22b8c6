import type { PassengerTextAnswer } from '../parsing/passenger-text/parse-passenger-text.ts';
import type { PnrAnswer } from '../parsing/pnr/answer.ts';
import type { AccurateSearchInput } from './accurate-search.ts';
import type { RefundInput, VoidInput } from './after-sales.ts';
import { DOCUMENT_IMAGE, type DocumentAnswer } from './document-images.ts';
import type { DraftAnswer, DraftChangeInput, DraftKeyAnswer, DraftsAnswer } from './drafts.ts';
import {
  call,
  done,
  FLIGHTS,
  FLIGHTS_BY_PNR,
  type Id,
  type Nothing,
  OPERATORS,
  SUPER_USERS,
  TRAINS,
} from './endpoint.ts';
import { FILE_TYPES, LARGEST_FILE } from './file-purposes.ts';
import type { FlightOrder, OrderInput } from './flight-orders.ts';
import type { ShoppingAnswer, ShoppingInput, SolutionsAnswer, Verification } from './flight-search.ts';
import type { GroupOrder } from './group-orders.ts';
import { TRAVELLER_LIMITS } from './limits.ts';
import { XLSX } from './media-types.ts';
import type { Unread } from './notices.ts';
import type { ChangeInput, ChangeSearchAnswer, ChangeSearchInput } from './order-changes.ts';
import type { OrderSummary, OrdersQuery, StatusCounts } from './order-list.ts';
import type { Page } from './paging.ts';
import type { PaymentAnswer, PaymentAttempt, PaymentConfig, PaymentInput } from './payments.ts';
import type { RemarkInput } from './plain-inputs.ts';
import type { FileAnswer, FileInput, FileOrId } from './proof-files.ts';
import type { Available, LoginAnswer, LoginInput, LogoutTicket, Me } from './session.ts';
import type { ExchangeRates, SiteConfig } from './site.ts';
import type { TrainOrder } from './train-orders.ts';
import type {
  DeletionInput,
  MemberCard,
  MemberCardInput,
  MemberCardsQuery,
  NewMemberCardInput,
  NewTravellerInput,
  Traveller,
  TravellerImportAnswer,
  TravellerImportInput,
  TravellerInput,
  TravellersQuery,
} from './travellers.ts';
import type { MeInput, UserConfigInput } from './user-config.ts';
import type { UserLog, UserLogsQuery } from './user-log.ts';

/**
 * The calls of the first screens and of the booking flow. They import no yup, so that the first screen does not load it; schemas.ts pairs
 * each call with its schemas.
 */
export const firstEndpoints = {
  login: call<LoginInput, LoginAnswer>({ method: 'POST', path: '/base/v2/login', who: 'public' }),
  logout: done<Nothing>({ method: 'POST', path: '/base/v2/logout', who: 'session' }),
  logoutByTicket: done<LogoutTicket>({ method: 'POST', path: '/base/v2/logout/ticket', who: 'public' }),
  siteConfig: call<Nothing, SiteConfig>({ method: 'GET', path: '/base/v2/config/getSiteConfig', who: 'public' }),
  exchangeRates: call<Nothing, ExchangeRates>({ method: 'GET', path: '/base/v2/exchangeRates', who: 'public' }),
  me: call<Nothing, Me>({ method: 'GET', path: '/base/v2/me', who: 'session' }),
  updateMe: call<MeInput, Me>({ method: 'PUT', path: '/base/v2/me', who: 'session' }),
  saveUserConfig: call<UserConfigInput, Me>({ method: 'PUT', path: '/base/v2/me/config/{key}', who: 'session' }),
  available: call<Nothing, Available>({ method: 'GET', path: '/base/v2/wallet/available', who: 'session' }),
  unreadNotices: call<Nothing, Unread>({ method: 'GET', path: '/base/v2/me/notices/unread', who: 'session' }),
  drafts: call<Nothing, DraftsAnswer>({ method: 'GET', path: '/base/v2/drafts', who: 'session' }),
  draftKey: call<Nothing, DraftKeyAnswer>({ method: 'GET', path: '/base/v2/drafts/key', who: 'session' }),
  draft: call<Id, DraftAnswer>({ method: 'GET', path: '/base/v2/drafts/{id}', who: 'session' }),
  saveDraft: call<DraftChangeInput, DraftAnswer>({ method: 'PUT', path: '/base/v2/drafts/{id}', who: 'session' }),
  discardDraft: done<Id>({ method: 'DELETE', path: '/base/v2/drafts/{id}', who: 'session' }),
  analysePassengerText: call<{ text: string; today?: string }, PassengerTextAnswer>({
    method: 'POST',
    path: '/base/v2/analysis/passenger-text',
    who: 'session',
  }),
  analyseDocument: call<FileOrId, DocumentAnswer>({
    method: 'POST',
    path: '/base/v2/analysis/document',
    who: 'session',
    bodyLimit: DOCUMENT_IMAGE.bytes,
    upload: DOCUMENT_IMAGE.types,
    byFileId: true,
  }),
  /** The limits and permissions of each purpose are in file-purposes.ts. */
  uploadFile: call<FileInput, FileAnswer>({
    method: 'POST',
    path: '/base/v2/files',
    who: OPERATORS,
    bodyLimit: LARGEST_FILE,
    upload: FILE_TYPES,
    form: true,
  }),
  travellers: call<Partial<TravellersQuery>, Page<Traveller>>({
    method: 'GET',
    path: '/base/v2/often-used-passengers',
    who: OPERATORS,
  }),
  openTraveller: call<Id, Traveller>({ method: 'GET', path: '/base/v2/often-used-passengers/{id}', who: OPERATORS }),
  createTraveller: call<NewTravellerInput, Traveller>({
    method: 'POST',
    path: '/base/v2/often-used-passengers',
    who: OPERATORS,
    idempotent: true,
    mayWait: true,
  }),
  updateTraveller: call<TravellerInput, Traveller>({
    method: 'PUT',
    path: '/base/v2/often-used-passengers/{id}',
    who: OPERATORS,
    repeatable: true,
    mayWait: true,
  }),
  deleteTraveller: done<DeletionInput>({
    method: 'DELETE',
    path: '/base/v2/often-used-passengers/{id}',
    who: OPERATORS,
  }),
  importTravellers: call<TravellerImportInput, TravellerImportAnswer>({
    method: 'POST',
    path: '/base/v2/often-used-passengers/import',
    who: OPERATORS,
    idempotent: true,
    bodyLimit: TRAVELLER_LIMITS.importBytes,
    upload: [XLSX],
  }),
  memberCards: call<Partial<MemberCardsQuery>, Page<MemberCard>>({
    method: 'GET',
    path: '/base/v2/member-cards',
    who: OPERATORS,
  }),
  createMemberCard: call<NewMemberCardInput, MemberCard>({
    method: 'POST',
    path: '/base/v2/member-cards',
    who: OPERATORS,
    idempotent: true,
  }),
  updateMemberCard: call<MemberCardInput, MemberCard>({
    method: 'PUT',
    path: '/base/v2/member-cards/{id}',
    who: OPERATORS,
    repeatable: true,
  }),
  deleteMemberCard: done<DeletionInput>({
    method: 'DELETE',
    path: '/base/v2/member-cards/{id}',
    who: OPERATORS,
  }),
  userLogs: call<Partial<UserLogsQuery>, Page<UserLog>>({
    method: 'GET',
    path: '/base/v2/user-logs',
    who: SUPER_USERS,
  }),
  shopping: call<ShoppingInput, ShoppingAnswer>({
    method: 'POST',
    path: '/shopping/v2/flight/async-shopping',
    who: FLIGHTS,
  }),
  solutions: call<{ searchId: string; cursor: number; limit?: number | undefined }, SolutionsAnswer>({
    method: 'POST',
    path: '/shopping/v2/flight/async-shopping/solutions',
    who: FLIGHTS,
  }),
  verifySolution: call<Id, Verification>({
    method: 'POST',
    path: '/shopping/v2/flight/solutions/{id}/verification',
    who: FLIGHTS,
  }),
  analysePnr: call<{ pnr: string; today?: string }, PnrAnswer>({
    method: 'POST',
    path: '/shopping/v2/flight/analysis-pnr',
    who: FLIGHTS_BY_PNR,
  }),
  accurateSearch: call<AccurateSearchInput, ShoppingAnswer>({
    method: 'POST',
    path: '/shopping/v2/flight/accurate-search',
    who: FLIGHTS_BY_PNR,
  }),
  createFlightOrder: call<OrderInput, FlightOrder>({
    method: 'POST',
    path: '/order/v2/flight/orders',
    who: FLIGHTS,
    idempotent: true,
  }),
  bookings: call<Partial<OrdersQuery>, Page<OrderSummary>>({ method: 'GET', path: '/order/v2/bookings', who: FLIGHTS }),
  bookingCounts: call<{ status?: string }, StatusCounts>({
    method: 'GET',
    path: '/order/v2/bookings/status',
    who: FLIGHTS,
  }),
  flightOrder: call<Id, FlightOrder>({ method: 'GET', path: '/order/v2/flight/orders/{id}', who: FLIGHTS }),
  cancelFlightOrder: call<Id, FlightOrder>({ method: 'DELETE', path: '/order/v2/flight/orders/{id}', who: FLIGHTS }),
  addOrderRemark: call<RemarkInput, FlightOrder>({
    method: 'POST',
    path: '/order/v2/flight/orders/{id}/remarks',
    who: FLIGHTS,
    idempotent: true,
    mayWait: true,
  }),
  addGroupRemark: call<RemarkInput, GroupOrder>({
    method: 'POST',
    path: '/order/v2/group/orders/{id}/remarks',
    who: FLIGHTS,
    idempotent: true,
    mayWait: true,
  }),
  addTrainRemark: call<RemarkInput, TrainOrder>({
    method: 'POST',
    path: '/order/v2/train/orders/{id}/remarks',
    who: TRAINS,
    idempotent: true,
    mayWait: true,
  }),
  confirmFlightOrder: call<Id, FlightOrder>({
    method: 'POST',
    path: '/order/v2/flight/orders/{id}/confirmation',
    who: FLIGHTS,
    idempotent: true,
  }),
  searchFlightChange: call<ChangeSearchInput, ChangeSearchAnswer>({
    method: 'POST',
    path: '/order/v2/flight/orders/{id}/change/search',
    who: FLIGHTS,
  }),
  changeFlightOrder: call<ChangeInput, FlightOrder>({
    method: 'POST',
    path: '/order/v2/flight/orders/{id}/change',
    who: FLIGHTS,
    idempotent: true,
  }),
  refundFlightOrder: call<RefundInput, FlightOrder>({
    method: 'POST',
    path: '/order/v2/flight/orders/{id}/refund',
    who: FLIGHTS,
    idempotent: true,
  }),
  /** Repeats a request whose quote has expired. */
  requoteFlightOrder: call<Id, FlightOrder>({
    method: 'POST',
    path: '/order/v2/flight/orders/{id}/requote',
    who: FLIGHTS,
    idempotent: true,
  }),
  voidFlightOrder: call<VoidInput, FlightOrder>({
    method: 'POST',
    path: '/order/v2/flight/orders/{id}/void',
    who: FLIGHTS,
    idempotent: true,
  }),
  payFlightOrder: call<Id & PaymentInput, PaymentAnswer>({
    method: 'POST',
    path: '/order/v2/flight/orders/{id}/payment',
    who: FLIGHTS,
    idempotent: true,
    hasOwnLookUp: true,
  }),
  flightOrderPayment: call<Id, PaymentAttempt>({
    method: 'GET',
    path: '/order/v2/flight/orders/{id}/payment',
    who: FLIGHTS,
  }),
  flightPaymentConfig: call<Nothing, PaymentConfig>({
    method: 'GET',
    path: '/order/v2/flight/config/payment',
    who: FLIGHTS,
  }),
} as const;
