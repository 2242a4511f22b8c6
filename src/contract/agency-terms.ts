import type { Currency } from './money.ts';

/** The terms between an agency and its parent (spec §3, agency config, flight config, train config): values without yup. */
export const CREDIT_PERIODS = ['day', 'week', 'month', 'year'] as const;
export type CreditPeriod = (typeof CREDIT_PERIODS)[number];

/** Trip regions by which markups differ. */
export const MARKUP_REGIONS = ['chinaMainland', 'domestic', 'intraContinental', 'intercontinental'] as const;
export type MarkupRegion = (typeof MARKUP_REGIONS)[number];
export const MARKUP_UNITS = ['percent', 'amount'] as const;

/** A parent's markup per person on sales to this company. */
export interface Markup {
  /** Hundredths of a percent of the fare, or minor units of the company's settlement currency. */
  value: number;
  unit: (typeof MARKUP_UNITS)[number];
  /** Maximum markup in minor units of the company's settlement currency; 0 is unlimited. */
  limit: number;
}

/** Service fees per kind of ticket work, in minor units of `currency` (CNY by default). */
export const SERVICE_FEE_KINDS = ['change', 'refund', 'void'] as const;
export interface ServiceFees extends Record<(typeof SERVICE_FEE_KINDS)[number], number> {
  currency: Currency;
}

export const AIRLINE_MODES = ['all', 'only', 'except'] as const;
/** popular: the suppliers with most bookings, which respond fastest. */
export const SEARCH_MODES = ['all', 'popular'] as const;
export type SearchMode = (typeof SEARCH_MODES)[number];

/** Flight terms inherited from the parent company where not set. */
export interface FlightTerms {
  showSuppliers: boolean;
  freeBaggageOnly: boolean;
  /** Only offers with a fare basis on every flight. */
  fareBasisOnly: boolean;
  /** Search timeout, whether or not all suppliers have responded. */
  maxResponseMs: number;
  /** Those of every company above apply as well. */
  airlines: { mode: (typeof AIRLINE_MODES)[number]; codes: string[] };
  /** Ids of the suppliers it may buy from; null means all. Those of every company above apply as well. */
  suppliers: string[] | null;
  searchMode: SearchMode;
  /** Its seller's fee per ticket for work on its tickets. */
  serviceFees: ServiceFees;
}

/** Flight terms of a company. */
export interface FlightConfig extends Partial<FlightTerms> {
  markups: Partial<Record<MarkupRegion, Markup>>;
  /** Webhook for changes of its orders and their flights; absent or empty for none. */
  orderNotificationUrl?: string;
  changeNotificationUrl?: string;
}

/** Train terms of a company. */
export interface TrainConfig {
  notificationUrl: string;
  /** The provider's staff issue its tickets instead of the supplier's system; absent: inherited from the parent company. */
  manualMode?: boolean;
}

/** Permissions and terms of an agency that are inherited from the parent company where not set. */
export interface CommonTerms {
  creditPeriod: CreditPeriod;
  enableFlightService: boolean;
  enableTrainService: boolean;
  isShowBill: boolean;
  sendEmailToSubAgency: boolean;
  hidePnrBooking: boolean;
  hideMainlandContent: boolean;
  disablePayment: boolean;
  onlyShowOwnOrders: boolean;
}

/** Defaults where neither the agency nor any company above it has set terms. */
export const DEFAULT_TERMS: { common: CommonTerms; flight: FlightTerms; train: { manualMode: boolean } } = {
  common: {
    creditPeriod: 'month',
    enableFlightService: true,
    enableTrainService: true,
    isShowBill: true,
    sendEmailToSubAgency: true,
    hidePnrBooking: false,
    hideMainlandContent: false,
    disablePayment: false,
    onlyShowOwnOrders: false,
  },
  flight: {
    showSuppliers: true,
    freeBaggageOnly: false,
    fareBasisOnly: false,
    maxResponseMs: 20_000,
    airlines: { mode: 'all', codes: [] },
    suppliers: null,
    searchMode: 'all',
    serviceFees: { change: 0, refund: 0, void: 0, currency: 'CNY' },
  },
  train: { manualMode: false },
};

/** Names of the inheritable terms, as in an agency's response. */
export const COMMON_TERMS = [
  ...(['creditPeriod', 'enableFlightService', 'enableTrainService', 'isShowBill', 'sendEmailToSubAgency'] as const),
  ...(['hidePnrBooking', 'hideMainlandContent', 'disablePayment', 'onlyShowOwnOrders'] as const),
] satisfies (keyof CommonTerms)[];
export const FLIGHT_TERMS = [
  ...(['showSuppliers', 'freeBaggageOnly', 'fareBasisOnly', 'maxResponseMs'] as const),
  ...(['airlines', 'suppliers', 'searchMode', 'serviceFees'] as const),
] satisfies (keyof FlightTerms)[];
export const TERM_FIELDS = [
  ...COMMON_TERMS,
  ...FLIGHT_TERMS.map((name) => `flight.${name}` as const),
  'train.manualMode',
] as const;
export type TermField = (typeof TERM_FIELDS)[number];
