import type { Currency } from './money.ts';

/** What an agency agrees with its parent (spec §3, agency config, flight config, train config): values without yup. */
export const CREDIT_PERIODS = ['day', 'week', 'month', 'year'] as const;
export type CreditPeriod = (typeof CREDIT_PERIODS)[number];

/** Where a trip goes, as the markups part it. */
export const MARKUP_REGIONS = ['chinaMainland', 'domestic', 'intraContinental', 'intercontinental'] as const;
export type MarkupRegion = (typeof MARKUP_REGIONS)[number];
export const MARKUP_UNITS = ['percent', 'amount'] as const;

/** What a parent adds per person when it sells to this company. */
export interface Markup {
  /** Hundredths of a percent of the fare, or minor units of the company's settlement currency. */
  value: number;
  unit: (typeof MARKUP_UNITS)[number];
  /** The most that is added, in minor units of the company's settlement currency; 0 is unlimited. */
  limit: number;
}

/** What is asked for work on a ticket, each in minor units of `currency` (CNY unless said otherwise). */
export const SERVICE_FEE_KINDS = ['change', 'refund', 'void'] as const;
export interface ServiceFees extends Record<(typeof SERVICE_FEE_KINDS)[number], number> {
  currency: Currency;
}

export const AIRLINE_MODES = ['all', 'only', 'except'] as const;
/** popular: the suppliers that most bookings come from, which answer soonest. */
export const SEARCH_MODES = ['all', 'popular'] as const;
export type SearchMode = (typeof SEARCH_MODES)[number];

/** What of it comes from the company above where nothing else was agreed. */
export interface FlightTerms {
  showSuppliers: boolean;
  freeBaggageOnly: boolean;
  /** Only offers whose every flight names its fare basis. */
  fareBasisOnly: boolean;
  /** When a search ends, whoever has not answered by then. */
  maxResponseMs: number;
  /** Those of every company above hold as well. */
  airlines: { mode: (typeof AIRLINE_MODES)[number]; codes: string[] };
  /** Ids of the suppliers it may buy from; null means all. Those of every company above hold as well. */
  suppliers: string[] | null;
  searchMode: SearchMode;
  /** What its seller asks for work on its tickets, per ticket. */
  serviceFees: ServiceFees;
}

/** How flights are sold to a company. */
export interface FlightConfig extends Partial<FlightTerms> {
  markups: Partial<Record<MarkupRegion, Markup>>;
  /** Where changes of its orders, and of their flights, are told by signed messages; absent or empty: nowhere. */
  orderNotificationUrl?: string;
  changeNotificationUrl?: string;
}

/** How trains are sold to a company. */
export interface TrainConfig {
  notificationUrl: string;
  /** People at the provider issue its tickets instead of the supplier's machine; absent: as for the company above. */
  manualMode?: boolean;
}

/** What an agency may do and how it is dealt with, as far as it comes from the company above where nothing else was agreed. */
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

/** What holds where nothing was agreed, neither with an agency nor with those above it. */
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

/** Names of what comes from above, as an agency's answer has them. */
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
