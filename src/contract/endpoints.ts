import type { AccurateSearchInput } from './accurate-search.ts';
import { DOCUMENT_IMAGE, type DocumentAnswer } from './document-images.ts';
import type { DraftAnswer, DraftChangeInput, DraftKeyAnswer, DraftsAnswer } from './drafts.ts';
import type { FlightOrder, OrderInput, OrderSummary, OrdersQuery, RemarkInput, StatusCounts } from './flight-orders.ts';
import type { ShoppingAnswer, ShoppingInput, SolutionsAnswer, Verification } from './flight-search.ts';
import type { Page } from './paging.ts';
import type { PassengerTextAnswer } from './parsing/passenger-text/parse-passenger-text.ts';
import type { PnrAnswer } from './parsing/pnr/answer.ts';
import type { PaymentAnswer, PaymentConfig, PaymentInput } from './payments.ts';
import type { Requirement } from './permissions.ts';
import type { LoginAnswer, LoginInput, Me, Wallet } from './session.ts';
import type { ExchangeRates, SiteConfig } from './site.ts';
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
import type { WalletEntriesQuery, WalletEntry } from './wallet.ts';

/**
 * Every call of the API, once: method, path under the base, who may, and (as types only) what goes in and comes out. It holds
 * no yup, so that the first screen does not load it; schemas.ts pairs each call with the schemas that check it.
 */
export interface Endpoint<In, Out> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path parameters in braces: `/order/v2/flight/orders/{id}`; they are part of the input by name. */
  path: string;
  who: 'public' | 'session' | Requirement;
  /** Takes an Idempotency-Key because it creates or moves money. */
  idempotent?: true;
  /** Takes an Idempotency-Key where the caller gives one, so that a lost answer can be asked for again. */
  repeatable?: true;
  /** Takes up to this many bytes instead of what the server takes for any call. */
  bodyLimit?: number;
  /** Takes a file of one of these media types as its body, as the field `image` of its input. */
  upload?: readonly string[];
  /** Never set; carries the types. */
  readonly types?: { input: In; output: Out };
}

/** A call without input, and path parameters of a call. */
export type Nothing = Record<never, never>;
type Id = { id: string };

function call<In, Out>(endpoint: Endpoint<In, Out>): Endpoint<In, Out> {
  return endpoint;
}

const OPERATORS: Requirement = { roles: ['operator'] };
const FLIGHTS: Requirement = { roles: ['operator'], service: 'flight' };
const FLIGHTS_BY_PNR: Requirement = { ...FLIGHTS, pnr: true };

export const endpoints = {
  login: call<LoginInput, LoginAnswer>({ method: 'POST', path: '/base/v2/login', who: 'public' }),
  logout: call<Nothing, null>({ method: 'POST', path: '/base/v2/logout', who: 'session' }),
  me: call<Nothing, Me>({ method: 'GET', path: '/base/v2/me', who: 'session' }),
  updateMe: call<MeInput, Me>({ method: 'PUT', path: '/base/v2/me', who: 'session' }),
  saveUserConfig: call<UserConfigInput, Me>({ method: 'PUT', path: '/base/v2/me/config/{key}', who: 'session' }),
  siteConfig: call<Nothing, SiteConfig>({ method: 'GET', path: '/base/v2/config/getSiteConfig', who: 'public' }),
  exchangeRates: call<Nothing, ExchangeRates>({ method: 'GET', path: '/base/v2/exchangeRates', who: 'public' }),
  drafts: call<Nothing, DraftsAnswer>({ method: 'GET', path: '/base/v2/drafts', who: 'session' }),
  draftKey: call<Nothing, DraftKeyAnswer>({ method: 'GET', path: '/base/v2/drafts/key', who: 'session' }),
  draft: call<Id, DraftAnswer>({ method: 'GET', path: '/base/v2/drafts/{id}', who: 'session' }),
  saveDraft: call<DraftChangeInput, DraftAnswer>({ method: 'PUT', path: '/base/v2/drafts/{id}', who: 'session' }),
  discardDraft: call<Id, null>({ method: 'DELETE', path: '/base/v2/drafts/{id}', who: 'session' }),
  analysePassengerText: call<{ text: string; today?: string }, PassengerTextAnswer>({
    method: 'POST',
    path: '/base/v2/analysis/passenger-text',
    who: 'session',
  }),
  analyseDocument: call<{ image: Uint8Array<ArrayBuffer> }, DocumentAnswer>({
    method: 'POST',
    path: '/base/v2/analysis/document',
    who: 'session',
    bodyLimit: DOCUMENT_IMAGE.bytes,
    upload: DOCUMENT_IMAGE.types,
  }),
  wallet: call<Nothing, Wallet>({ method: 'GET', path: '/base/v2/wallet', who: 'session' }),
  walletEntries: call<Partial<WalletEntriesQuery>, Page<WalletEntry>>({
    method: 'GET',
    path: '/base/v2/wallet/entries',
    who: 'session',
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
  }),
  updateTraveller: call<TravellerInput, Traveller>({
    method: 'PUT',
    path: '/base/v2/often-used-passengers/{id}',
    who: OPERATORS,
    repeatable: true,
  }),
  deleteTraveller: call<DeletionInput, null>({
    method: 'DELETE',
    path: '/base/v2/often-used-passengers/{id}',
    who: OPERATORS,
  }),
  importTravellers: call<TravellerImportInput, TravellerImportAnswer>({
    method: 'POST',
    path: '/base/v2/often-used-passengers/import',
    who: OPERATORS,
    idempotent: true,
    bodyLimit: 3 * 1024 * 1024,
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
  deleteMemberCard: call<DeletionInput, null>({
    method: 'DELETE',
    path: '/base/v2/member-cards/{id}',
    who: OPERATORS,
  }),
  userLogs: call<Partial<UserLogsQuery>, Page<UserLog>>({
    method: 'GET',
    path: '/base/v2/user-logs',
    who: { roles: ['SuperUser'] },
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
  flightOrders: call<Partial<OrdersQuery>, Page<OrderSummary>>({
    method: 'GET',
    path: '/order/v2/flight/orders',
    who: FLIGHTS,
  }),
  flightOrderCounts: call<{ status?: string }, StatusCounts>({
    method: 'GET',
    path: '/order/v2/flight/orders/status',
    who: FLIGHTS,
  }),
  flightOrder: call<Id, FlightOrder>({ method: 'GET', path: '/order/v2/flight/orders/{id}', who: FLIGHTS }),
  cancelFlightOrder: call<Id, FlightOrder>({ method: 'DELETE', path: '/order/v2/flight/orders/{id}', who: FLIGHTS }),
  addOrderRemark: call<RemarkInput, FlightOrder>({
    method: 'POST',
    path: '/order/v2/flight/orders/{id}/remarks',
    who: FLIGHTS,
    idempotent: true,
  }),
  confirmFlightOrder: call<Id, FlightOrder>({
    method: 'POST',
    path: '/order/v2/flight/orders/{id}/confirmation',
    who: FLIGHTS,
    idempotent: true,
  }),
  payFlightOrder: call<Id & PaymentInput, PaymentAnswer>({
    method: 'POST',
    path: '/order/v2/flight/orders/{id}/payment',
    who: FLIGHTS,
    idempotent: true,
  }),
  flightPaymentConfig: call<Nothing, PaymentConfig>({
    method: 'GET',
    path: '/order/v2/flight/config/payment',
    who: FLIGHTS,
  }),
} as const;

export type EndpointName = keyof typeof endpoints;
export type InputOf<K extends EndpointName> = NonNullable<(typeof endpoints)[K]['types']>['input'];
export type OutputOf<K extends EndpointName> = NonNullable<(typeof endpoints)[K]['types']>['output'];
