import type { Ids, Row } from './company-rows.ts';

const byDraft = ({ draft: id }: Ids) => ({ id });
export const DRAFT = { kind: 'flight-passengers', version: 1, by: 'phone', head: '{}', parts: [] };

/** Who may make the calls about sessions, the user's own account and drafts; the rest of the table is in call-rows.ts. */
export const SESSION_ROWS = {
  login: { access: 'public' },
  singleLogin: { access: 'public' },
  logout: { access: 'session' },
  logoutByTicket: { access: 'public' },
  me: { access: 'session' },
  updateMe: { access: 'session' },
  deleteMe: { access: 'session' },
  changePassword: { access: 'session' },
  uploadAvatar: { access: 'session' },
  deleteAvatar: { access: 'session' },
  secondFactor: { access: 'session' },
  beginSecondFactor: { access: 'session' },
  confirmSecondFactor: { access: 'session' },
  removeSecondFactor: { access: 'session' },
  ownSessions: { access: 'session' },
  endSession: { access: 'session', naming: ({ session: id }) => ({ id }) },
  lookUpAttempt: { access: 'session' },
  saveUserConfig: { access: 'session' },
  siteConfig: { access: 'public' },
  exchangeRates: { access: 'public' },
  drafts: { access: 'session' },
  draftKey: { access: 'session' },
  draft: { access: 'session', naming: byDraft },
  saveDraft: { access: 'session', naming: (ids) => ({ ...DRAFT, ...byDraft(ids), baseRev: 1 }) },
  discardDraft: { access: 'session', naming: byDraft },
} satisfies Record<string, Row>;
