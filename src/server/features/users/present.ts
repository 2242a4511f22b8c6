import type { Page } from '../../../contract/paging.ts';
import { PERMISSIONS, ROLES } from '../../../contract/permissions.ts';
import type { ChoosePasswordAnswer, Mail, User } from '../../../contract/users.ts';
import { unseal } from '../../crypto/at-rest.ts';
import type { mails } from '../../db/schema/mails.ts';
import type { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { mailContext } from '../../mail/queue-mail.ts';
import { withoutTickets } from '../../mail/tickets.ts';

export interface UserRecord {
  user: typeof users.$inferSelect;
  lastSeenAt: Date | null;
  /** Absent if the reader may not see it. */
  hasSecondFactor?: boolean;
  /** Whether this is the company's only administrator who can sign in. */
  isLastSuperUser: boolean;
}

export function presentUser({ user, lastSeenAt, hasSecondFactor, isLastSuperUser }: UserRecord): User {
  const { id, version, username, nickname, email, areaCode, mobile, roles, permissions, createdAt } = user;
  return {
    ...{ id, version, username, nickname, email, areaCode, mobile, isLastSuperUser },
    role: ROLES.filter((role) => roles.includes(role)),
    permissions: PERMISSIONS.filter((permission) => permissions.includes(permission)),
    status: user.disabledAt ? 'disabled' : user.isTesting ? 'testing' : 'active',
    isInvited: user.passwordHash === null,
    ...(hasSecondFactor === undefined ? {} : { hasSecondFactor }),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

interface Paging {
  page: number;
  pageSize: number;
}

export function presentUsers(records: readonly UserRecord[], total: number, paging: Paging): Page<User> {
  return { list: records.map(presentUser), total, ...paging };
}

export function presentChosen(username: string): ChoosePasswordAnswer {
  return { username };
}

export function presentMails(
  { settings, mail }: Pick<Deps, 'settings' | 'mail'>,
  rows: readonly (typeof mails.$inferSelect)[],
  total: number,
  paging: Paging,
): Page<Mail> {
  const list = rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    // Unsent text is only for its recipient, except in a sandbox; log-in links always are.
    text:
      row.sealed && mail.isSandbox ? withoutTickets(unseal(row.sealed, settings.dataKeys, mailContext(row.id))) : null,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }));
  return { list, total, ...paging };
}
