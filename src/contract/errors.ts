/**
 * Every way the API refuses a call: its six-digit code and HTTP status (contract: envelope). The first three digits are the
 * status class the client acts on; session codes are fixed by spec §8. Texts live in messages.ts under the same name.
 */
export const REFUSALS = {
  badInput: { code: 400001, status: 400 },
  fileType: { code: 400002, status: 400 },
  journeyEmpty: { code: 400101, status: 400 },
  journeyRules: { code: 400102, status: 400 },
  loginFailed: { code: 401001, status: 401 },
  apiKeyUnknown: { code: 401050, status: 401 },
  singleLoginFailed: { code: 401051, status: 401 },
  singleLoginExpired: { code: 401052, status: 401 },
  secondFactorRequired: { code: 401053, status: 401 },
  secondFactorWrong: { code: 401054, status: 401 },
  loginRequired: { code: 401002, status: 401 },
  sessionUnknown: { code: 200005, status: 401 },
  sessionReplaced: { code: 200006, status: 401 },
  accountDisabled: { code: 201001, status: 401 },
  notAllowed: { code: 403001, status: 403 },
  serviceDisabled: { code: 403002, status: 403 },
  pnrBookingHidden: { code: 403003, status: 403 },
  testingAccount: { code: 403040, status: 403 },
  peopleOnly: { code: 403050, status: 403 },
  notFound: { code: 404001, status: 404 },
  orderNotFound: { code: 404002, status: 404 },
  searchExpired: { code: 404003, status: 404 },
  ticketExpired: { code: 404040, status: 404 },
  methodNotAllowed: { code: 405001, status: 405 },
  verificationExpired: { code: 409001, status: 409 },
  idempotencyMismatch: { code: 409002, status: 409 },
  staleVersion: { code: 409003, status: 409 },
  statusConflict: { code: 409004, status: 409 },
  deadlinePassed: { code: 409005, status: 409 },
  soldOut: { code: 409006, status: 409 },
  requestInProgress: { code: 409007, status: 409 },
  tooManyDrafts: { code: 409008, status: 409 },
  newerDraft: { code: 409009, status: 409 },
  tooManyRemarks: { code: 409010, status: 409 },
  quoteExpired: { code: 409011, status: 409 },
  alreadyRequested: { code: 409012, status: 409 },
  taskTaken: { code: 409030, status: 409 },
  searchReplaced: { code: 409013, status: 409 },
  tooManyFiles: { code: 409014, status: 409 },
  groupPaymentExpired: { code: 409015, status: 409 },
  settlementChanged: { code: 409016, status: 409 },
  alreadyRiding: { code: 409017, status: 409 },
  changedBefore: { code: 409043, status: 409 },
  trainLeft: { code: 409044, status: 409 },
  agencyOwes: { code: 409041, status: 409 },
  currencyInUse: { code: 409042, status: 409 },
  lastSuperUser: { code: 409040, status: 409 },
  ratesDecided: { code: 409051, status: 409 },
  referenceUsed: { code: 409050, status: 409 },
  duplicateTraveller: { code: 409020, status: 409 },
  bodyTooLarge: { code: 413001, status: 413 },
  fileTooLarge: { code: 413002, status: 413 },
  mediaType: { code: 415001, status: 415 },
  insufficientBalance: { code: 422001, status: 422 },
  priceChanged: { code: 422002, status: 422 },
  nationalityNotEligible: { code: 422003, status: 422 },
  channelUnavailable: { code: 422004, status: 422 },
  supplierRefused: { code: 422005, status: 422 },
  paymentFailed: { code: 422006, status: 422 },
  passengersMismatch: { code: 422007, status: 422 },
  fileUnreadable: { code: 422009, status: 422 },
  groupListIncomplete: { code: 422010, status: 422 },
  trainNotOnSale: { code: 422011, status: 422 },
  trainSalesClosed: { code: 422012, status: 422 },
  voidClosed: { code: 422008, status: 422 },
  creditOverdue: { code: 422060, status: 422 },
  creditInUse: { code: 422040, status: 422 },
  ratesOlder: { code: 422042, status: 422 },
  ratesNoSource: { code: 422043, status: 422 },
  topUpDiffers: { code: 422041, status: 422 },
  sheetUnreadable: { code: 422020, status: 422 },
  sheetTooLong: { code: 422021, status: 422 },
  documentUnreadable: { code: 422030, status: 422 },
  tooManyRequests: { code: 429001, status: 429 },
  loginLocked: { code: 429002, status: 429 },
  unexpected: { code: 500001, status: 500 },
  supplierUnavailable: { code: 503001, status: 503 },
  ratesUnavailable: { code: 503006, status: 503 },
  recogniserBusy: { code: 503003, status: 503 },
  notReady: { code: 503002, status: 503 },
  databaseDown: { code: 503004, status: 503 },
  busy: { code: 503005, status: 503 },
} as const satisfies Record<string, { code: number; status: number }>;

export type RefusalCode = keyof typeof REFUSALS;

/** The codes that end the session on the client (spec §8). */
export const SESSION_CODES: readonly number[] = [
  REFUSALS.sessionUnknown.code,
  REFUSALS.sessionReplaced.code,
  REFUSALS.accountDisabled.code,
];

/** The envelope of every JSON answer (spec §7). `code` 0 is success. */
export interface Envelope<T> {
  code: number;
  data: T | null;
  message: string;
  /** Names the request in the server's log; set on unexpected errors. */
  requestId?: string;
}
