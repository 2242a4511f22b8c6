import type { InferSelectModel } from 'drizzle-orm';
import type { DraftKeyAnswer } from '../../../contract/drafts.ts';
import type { OwnSessions, RecoveryCodes, SecondFactor, SecondFactorSetUp } from '../../../contract/own-account.ts';
import type { LoginAnswer, Me } from '../../../contract/session.ts';
import type { EffectiveCompany } from '../../accounts/effective-company.ts';
import type { Actor } from '../../actor.ts';
import type { secondFactors } from '../../db/schema/second-factors.ts';
import type { sessions } from '../../db/schema/sessions.ts';
import type { users } from '../../db/schema/users.ts';

type User = InferSelectModel<typeof users>;

/** The signed-in user as the client gets it (spec §3, login response). */
export function presentMe(user: User, company: EffectiveCompany): Me {
  const { id, username, nickname, email, avatar, areaCode, mobile, roles, config, permissions } = user;
  return {
    userInfo: { id, username, nickname, email, role: roles, avatar, areaCode, mobile, config },
    company: presentCompany(company),
    websitePrefix: company.websitePrefix,
    permissions,
  };
}

function presentCompany(company: EffectiveCompany): Me['company'] {
  const { id, name, alias, logo, proxyLevel, isProvider, hasAgencies } = company;
  const { enableTrainService, enableFlightService, isShowBill, canCreateSubAgency } = company;
  const { settlementCurrency, hidePnrBooking, disablePayment, onlyShowOwnOrders, emailLanguage } = company;
  const services = { enableTrainService, enableFlightService, isShowBill, canCreateSubAgency };
  const terms = { settlementCurrency, hidePnrBooking, disablePayment, onlyShowOwnOrders, emailLanguage };
  const commonConfig = { ...services, ...terms };
  return { id, name, alias, logo, proxyLevel, isProvider, hasAgencies, config: { commonConfig } };
}

export function presentLogin(token: string, draftKey: string, user: User, company: EffectiveCompany): LoginAnswer {
  return { token, draftKey, ...presentMe(user, company) };
}

export function presentDraftKey(key: string): DraftKeyAnswer {
  return { key };
}

/** @param thisId of the session that asks. */
export function presentSessions(rows: readonly InferSelectModel<typeof sessions>[], thisId: string): OwnSessions {
  const list = rows.map(({ id, place, browser, system, createdAt, lastUsedAt }) => ({
    id,
    isThis: id === thisId,
    place,
    browser,
    system,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
  return { list };
}

export function presentSecondFactor(row: InferSelectModel<typeof secondFactors> | null): SecondFactor {
  const since = row?.confirmedAt ?? null;
  return { since: since && since.toISOString(), recoveryCodes: since ? (row?.recoveryHashes.length ?? 0) : 0 };
}

/**
 * The address is what authenticator apps read out of a QR code.
 * @param issuer under which name they list the account.
 */
export function presentSetUp(secret: string, { username }: Pick<Actor, 'username'>, issuer: string): SecondFactorSetUp {
  const label = encodeURIComponent(`${issuer}:${username}`);
  return { secret, address: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}` };
}

export function presentRecoveryCodes(codes: string[]): RecoveryCodes {
  return { codes };
}
