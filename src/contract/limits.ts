/** Business constants of spec §9; every limit the product names lives here once. */
export const SEARCH_LIFE_MS = 10 * 60_000;
export const SITE_CONFIG_LIFE_MS = 10 * 60_000;
export const MAX_JOURNEYS = 5;
export const MAX_TRAVELLERS = 9;
export const MAX_SEARCH_DAYS_AHEAD = 360;
export const TOAST = { durationMs: 3000, offsetPx: 16 } as const;
export const PAGE_SIZE = { default: 20, max: 100 } as const;
/** What a device may keep on the server: drafts of one user, their parts, and the length of each as JSON. */
export const DRAFT_LIMITS = { drafts: 50, parts: 32, partLength: 8_000, headLength: 48_000 } as const;
export const SESSION_IDLE_MS = 12 * 60 * 60_000;

export const DEFAULTS = { currency: 'CNY', language: 'zh-cn', dateFormat: 'yyyy-MM-dd', region: '86' } as const;

/** Time-of-day bands used by filters, as [from, to) hours. */
export const TIME_BANDS = [
  [0, 6],
  [6, 12],
  [12, 18],
  [18, 24],
] as const;
/** Characters of a password that somebody chooses (spec §9). */
export const PASSWORD_LENGTH = { min: 6, max: 15 } as const;
