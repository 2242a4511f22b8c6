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

/** How flights are sold to a company. */
export interface FlightConfig {
  markups: Partial<Record<MarkupRegion, Markup>>;
  showSuppliers: boolean;
  freeBaggageOnly: boolean;
  /** Only offers whose every flight names its fare basis; absent: all. */
  fareBasisOnly?: boolean;
  /** When a search ends, whoever has not answered by then. */
  maxResponseMs: number;
  airlines: { mode: (typeof AIRLINE_MODES)[number]; codes: string[] };
  /** Ids of the suppliers it may buy from; null means all. */
  suppliers: string[] | null;
  /** Absent: all. */
  searchMode?: SearchMode;
  /** What its seller asks for work on its tickets, per ticket; absent: as the company above pays. */
  serviceFees?: ServiceFees;
  /** Where changes of its orders, and of their flights, are told by signed messages; absent or empty: nowhere. */
  orderNotificationUrl?: string;
  changeNotificationUrl?: string;
}

/** How trains are sold to a company. */
export interface TrainConfig {
  notificationUrl: string;
  /** People at the provider issue its tickets instead of the supplier's machine. */
  manualMode: boolean;
}

/** What holds where nothing was agreed. */
export const DEFAULT_FLIGHT_CONFIG: FlightConfig = {
  markups: {},
  showSuppliers: true,
  freeBaggageOnly: false,
  maxResponseMs: 20_000,
  airlines: { mode: 'all', codes: [] },
  suppliers: null,
};
