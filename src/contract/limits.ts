/** Business constants of spec §9; every limit of the product is defined here. */
export const SEARCH_LIFE_MS = 10 * 60_000;
export const SITE_CONFIG_LIFE_MS = 10 * 60_000;
export const MAX_JOURNEYS = 5;
/** Maximum of exact flights in one journey. */
export const MAX_CONNECTIONS = 8;
/** Maximum of exact flights in a whole trip. */
export const MAX_LEGS = 40;
export const MAX_TRAVELLERS = 9;
/** Hours for which a desk quote can be accepted: default and maximum. */
export const DESK_QUOTE_HOURS = { usual: 24, most: 168 } as const;
/** Maximum of options in one desk answer to a change. */
export const MAX_CHANGE_OPTIONS = 5;
/** Maximum of disruptions answered in one call. */
export const MAX_VOYAGES_AT_ONCE = 100;
export const MAX_SEARCH_DAYS_AHEAD = 360;
export const TOAST = { durationMs: 3000, offsetPx: 16 } as const;
export const PAGE_SIZE = { default: 20, max: 100 } as const;
/** A user's draft storage on the server: drafts, parts, other versions, and the length of each as JSON. */
export const DRAFT_LIMITS = { drafts: 50, parts: 32, others: 40, partLength: 8_000, headLength: 48_000 } as const;
/** Saved filters of the bookings list per user, and the length of a name. */
export const ORDER_FILTER_LIMITS = { filters: 30, name: 40 } as const;
/** Length of an agency's number for a booking. */
export const REFERENCE_LENGTH = 40;
/** An agency's remarks on one booking, and the characters of each. */
export const REMARK_LIMITS = { remarks: 200, length: 500 } as const;
/** Frequent travellers (spec §9); the same for favourite cities and countries. */
export const MAX_FAVOURITES = 30;
export const MAX_NICKNAME = 40;
/** A session expires this long after its last use, and this long after login however much it is used. */
export const SESSION_IDLE_MS = 12 * 60 * 60_000;
/** Accepted clock skew of a single login, before and after. */
export const SINGLE_LOGIN_MS = 5 * 60_000;
export const SESSION_LIFE_MS = 30 * 24 * 60 * 60_000;

export const DEFAULTS = { currency: 'CNY', language: 'zh-cn', dateFormat: 'yyyy-MM-dd', region: '86' } as const;

/**
 * A change made offline may be sent long after. For so many days after its first sending it is retried automatically without a response,
 * since the server still knows its key; afterwards the agent is asked. The difference covers clock skew.
 */
export const RESEND_DAYS = { byItself: 30, keysKept: 90 } as const;

/** Formats for dates with a year that a user may choose (spec §3, favourites). */
export const DATE_FORMATS = ['yyyy-MM-dd', 'dd/MM/yyyy', 'MM/dd/yyyy', 'dd MMM yyyy'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** Time-of-day bands used by filters, as [from, to) hours. */
export const TIME_BANDS = [
  [0, 6],
  [6, 12],
  [12, 18],
  [18, 24],
] as const;
/** Often-used passengers: limits of one record, and of an imported list (xlsx). */
export const TRAVELLER_LIMITS = {
  nativeName: 40,
  documents: 8,
  importRows: 500,
  importBytes: 2 * 1024 * 1024,
} as const;
/** Limits of a group request and its quote. */
export const GROUP_LIMITS = {
  passengers: 500,
  remark: 500,
  flights: 1_000,
  options: 5,
  instalments: 3,
  /** Of an imported sheet. */
  sheetBytes: 2 * 1024 * 1024,
  /** Characters of pasted rows: five hundred full ones take half of it. */
  rowsLength: 200_000,
  /** Working days until the desk's quote is due. */
  quoteDays: 2,
  /** How far ahead a group can be requested: airlines open their flights about a year before. */
  daysAhead: 730,
} as const;
/** Characters of a pasted text to parse: four hundred full lines, the reservation of a large group. Parsing time grows with it. */
export const TEXT_ANALYSIS_LENGTH = 32_768;
/** Limits of the enquiry form; of enquiries per hour from one address, and of individual emails per hour in all. */
export const ENQUIRY_LIMITS = {
  name: 80,
  email: 120,
  companyName: 80,
  companyAddress: 200,
  website: 200,
  remarks: 1000,
  perAddress: 5,
  perHour: 200,
} as const;
/** Length of a chosen password (spec §9). */
export const PASSWORD_LENGTH = { min: 6, max: 15 } as const;
/**
 * Maximum of any amount of money in an input. No call allows a higher one, so that everything computed from valid inputs is an exact number
 * (2^53).
 */
export const MONEY_LIMITS = {
  /** Minor units of one payment, receipt, loan or correction. */
  amount: 1_000_000_000_000,
  /**
   * Minor units per person and ticket, of fares, charges, fees and markups: multiplied by the largest group, they remain a valid amount.
   */
  price: 1_000_000_000,
  /** Units of one currency per unit of another. */
  rate: { min: 0.000_001, max: 1_000_000 },
  /** Hundredths of a percent. */
  percent: 10_000,
  /** Minor units on one account: postings beyond it are refused. */
  account: 9_000_000_000_000_000,
} as const;
/** Other limits of an agency's settings. */
export const AGENCY_LIMITS = {
  hosts: 20,
  airlines: 60,
  responseMs: { min: 3_000, max: 60_000 },
} as const;
/** Limits of a site: characters, hosts and figures. */
export const SITE_LIMITS = {
  name: 80,
  shortName: 24,
  code: 60,
  url: 300,
  hosts: 20,
  claims: 4,
  figure: 12,
  words: 60,
} as const;
