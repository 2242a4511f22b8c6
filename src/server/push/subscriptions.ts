import { createHash } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { SESSION_LIFE_MS } from '../../contract/limits.ts';
import { effectivelyDisabledAt } from '../accounts/effective-company.ts';
import { unseal } from '../crypto/at-rest.ts';
import type { Tx } from '../db/database.ts';
import { companies } from '../db/schema/companies.ts';
import { pushSubscriptions as t } from '../db/schema/push.ts';
import { sessions } from '../db/schema/sessions.ts';
import { users } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';

export type SubscriptionRow = typeof t.$inferSelect;

/** A device's push endpoint and encryption keys. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export const pushContext = (id: string) => `push:${id}`;
export const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

/** A user's devices that may be notified: their session is valid, and so are the user and the agency. */
export function devicesOf(tx: Pick<Tx, 'select'>, userId: string, now: Date): Promise<{ id: string }[]> {
  return tx
    .select({ id: t.id })
    .from(t)
    .innerJoin(sessions, eq(sessions.id, t.sessionId))
    .innerJoin(users, eq(users.id, t.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(t.userId, userId), isLive(now)));
}

/** One of them; null if it may not be notified. */
export async function findDevice(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  id: string,
  now: Date,
): Promise<(Device & { locale: SubscriptionRow['locale'] }) | null> {
  const [row] = await db
    .select({ sealed: t.sealed, locale: t.locale })
    .from(t)
    .innerJoin(sessions, eq(sessions.id, t.sessionId))
    .innerJoin(users, eq(users.id, t.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(t.id, id), isLive(now)));
  if (!row) return null;
  // Sealed by subscribe.ts, as a Device.
  const device = JSON.parse(unseal(row.sealed, settings.dataKeys, pushContext(id))) as Device;
  return { ...device, locale: row.locale };
}

function isLive(now: Date) {
  return and(
    isNull(sessions.endedAt),
    gt(sessions.createdAt, new Date(now.getTime() - SESSION_LIFE_MS)),
    isNull(users.disabledAt),
    isNull(users.deletedAt),
    isNull(effectivelyDisabledAt()),
    isNull(companies.deletedAt),
  );
}

/** Deletes a device that its push service has dropped, or that is not to be notified. */
export async function forgetDevice(tx: Pick<Tx, 'delete'>, id: string): Promise<void> {
  await tx.delete(t).where(eq(t.id, id));
}
