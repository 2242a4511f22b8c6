/** Business constants of spec §9; every limit the product names lives here once. */
export const SEARCH_LIFE_MS = 10 * 60_000;
export const SITE_CONFIG_LIFE_MS = 10 * 60_000;
export const MAX_JOURNEYS = 5;
/** Flights of one journey that are named one by one. */
export const MAX_CONNECTIONS = 8;
/** Flights of a whole trip that are named one by one. */
export const MAX_LEGS = 40;
export const MAX_TRAVELLERS = 9;
/** Hours for which a quote of the desk can be accepted, unless it says otherwise, and at most. */
export const DESK_QUOTE_HOURS = { usual: 24, most: 168 } as const;
/** Options that the desk may give in one answer to a change. */
export const MAX_CHANGE_OPTIONS = 5;
/** Disruptions that are answered in one call. */
export const MAX_VOYAGES_AT_ONCE = 100;
export const MAX_SEARCH_DAYS_AHEAD = 360;
export const TOAST = { durationMs: 3000, offsetPx: 16 } as const;
export const PAGE_SIZE = { default: 20, max: 100 } as const;
/** What a device may keep on the server: drafts of one user, their parts, other versions, and the length of each as JSON. */
export const DRAFT_LIMITS = { drafts: 50, parts: 32, others: 40, partLength: 8_000, headLength: 48_000 } as const;
/** Filters of the bookings list that one user may name, and the letters of a name. */
export const ORDER_FILTER_LIMITS = { filters: 30, name: 40 } as const;
/** Letters of an agency's own number for a booking. */
export const REFERENCE_LENGTH = 40;
/** Remarks that an agency writes on one booking, and the letters of each. */
export const REMARK_LIMITS = { remarks: 200, length: 500 } as const;
/** Frequent travellers (spec §9); as many favourite cities and countries. */
export const MAX_FAVOURITES = 30;
export const MAX_NICKNAME = 40;
/** A log-in ends this long after its last use, and this long after it was made however much it is used. */
export const SESSION_IDLE_MS = 12 * 60 * 60_000;
/** How far the time of a single login may lie from the server's, before and after. */
export const SINGLE_LOGIN_MS = 5 * 60_000;
export const SESSION_LIFE_MS = 30 * 24 * 60 * 60_000;

export const DEFAULTS = { currency: 'CNY', language: 'zh-cn', dateFormat: 'yyyy-MM-dd', region: '86' } as const;

/**
 * A change that a device made without a connection may be sent long after. For so many days of its first sending it is sent again by
 * itself when no answer came, since the server still knows its key; afterwards the agent is asked. The days between cover clocks that
 * are wrong.
 */
export const RESEND_DAYS = { byItself: 30, keysKept: 90 } as const;

/** How a user may have dates with a year written (spec §3, favourites). */
export const DATE_FORMATS = ['yyyy-MM-dd', 'dd/MM/yyyy', 'MM/dd/yyyy', 'dd MMM yyyy'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** Time-of-day bands used by filters, as [from, to) hours. */
export const TIME_BANDS = [
  [0, 6],
  [6, 12],
  [12, 18],
  [18, 24],
] as const;
/** Often-used passengers: what one may have, and what a list of them (xlsx) may hold that is imported. */
export const TRAVELLER_LIMITS = {
  nativeName: 40,
  documents: 8,
  importRows: 500,
  importBytes: 2 * 1024 * 1024,
} as const;
/** What a request for a group and its quote may hold. */
export const GROUP_LIMITS = {
  passengers: 500,
  remark: 500,
  flights: 1_000,
  options: 5,
  instalments: 3,
  /** Of a list that is read from a sheet. */
  sheetBytes: 2 * 1024 * 1024,
  /** Characters of rows that are pasted: five hundred full ones take half of it. */
  rowsLength: 200_000,
  /** Working days within which the desk quotes. */
  quoteDays: 2,
  /** How far ahead a group can be asked for: airlines open their flights about a year before. */
  daysAhead: 730,
} as const;
/** Characters of a text that is pasted to be read: four hundred full lines, the reservation of a large group. Reading it takes as long as it is. */
export const TEXT_ANALYSIS_LENGTH = 32_768;
/** What the enquiry form takes; how many are taken in an hour from one address, and how many of all are mailed one by one. */
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
/** Characters of a password that somebody chooses (spec §9). */
export const PASSWORD_LENGTH = { min: 6, max: 15 } as const;
/**
 * The most that one figure of money may be, whoever types or sends it. No limit of a call lies above its own here, so that whatever is
 * reckoned from figures that were let in is held exactly by numbers (2^53).
 */
export const MONEY_LIMITS = {
  /** Minor units that are paid, received, lent or corrected at once. */
  amount: 1_000_000_000_000,
  /** Minor units per person and ticket, of fares, charges, fees and markups: those of the largest group together are still an amount. */
  price: 1_000_000_000,
  /** Units of one currency for one of another. */
  rate: { min: 0.000_001, max: 1_000_000 },
  /** Hundredths of a percent. */
  percent: 10_000,
  /** Minor units on one account: what would come to more is not posted. */
  account: 9_000_000_000_000_000,
} as const;
/** What else may be set of an agency. */
export const AGENCY_LIMITS = {
  hosts: 20,
  airlines: 60,
  responseMs: { min: 3_000, max: 60_000 },
} as const;
/** What may be said of a site, in characters, and how many hosts and figures it has. */
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
