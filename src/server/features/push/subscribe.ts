import { and, eq, ne } from 'drizzle-orm';
import type { Locale } from '../../../contract/locale.ts';
import { urlFault } from '../../../contract/public-address.ts';
import type { ForgetPushInput, SubscribePushInput } from '../../../contract/push.ts';
import { refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Command } from '../../commands/run-command.ts';
import { seal } from '../../crypto/at-rest.ts';
import { pushSubscriptions as t } from '../../db/schema/push.ts';
import type { Deps } from '../../deps.ts';
import { type Device, hashOf, pushContext } from '../../push/subscriptions.ts';

/** Maximum devices of a user; the oldest are removed. */
const MOST_DEVICES = 20;

/**
 * Subscribes this session's device, and removes another user's subscription on it. Refuses with notFound where the installation has push
 * off, and with badInput for an address that is no push service's.
 */
export function subscribePush(locale: Locale): Command<SubscribePushInput, { id: string }> {
  return async (tx, { userId, sessionId }, device: Device, deps) => {
    const { settings, ids, clock } = deps;
    if (!settings.push) return refuse('notFound');
    const isSafe = settings.noticesToLoopback ? URL.canParse(device.endpoint) : urlFault(device.endpoint) === null;
    if (!isSafe) return refuse('badInput', { fields: { endpoint: 'invalid' } });
    const endpointHash = hashOf(device.endpoint);
    const others = await tx
      .select({ id: t.id })
      .from(t)
      .where(and(eq(t.userId, userId), ne(t.endpointHash, endpointHash)))
      .orderBy(t.createdAt);
    for (const { id } of others.slice(0, Math.max(0, others.length - MOST_DEVICES + 1)))
      await tx.delete(t).where(eq(t.id, id));
    const id = ids.uuid();
    const sealed = seal(JSON.stringify(device), settings.dataKeys, pushContext(id));
    const subscription = { id, sessionId, userId, sealed, locale, createdAt: clock.now() };
    await tx
      .insert(t)
      .values({ ...subscription, endpointHash })
      .onConflictDoUpdate({ target: t.endpointHash, set: subscription });
    return { id };
  };
}

/** Unsubscribes a device of the caller's; an unknown one is no error. */
export const forgetPush: Command<ForgetPushInput, { id: string }> = async (tx, { userId }, { endpoint }) => {
  const gone = await tx
    .delete(t)
    .where(and(eq(t.userId, userId), eq(t.endpointHash, hashOf(endpoint))))
    .returning({ id: t.id });
  return { id: gone[0]?.id ?? '' };
};

/** Whether this session is subscribed at this address. */
export async function isSubscribed(
  { db }: Pick<Deps, 'db'>,
  { sessionId }: Pick<Actor, 'sessionId'>,
  endpoint: string,
): Promise<boolean> {
  const found = await db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.sessionId, sessionId), eq(t.endpointHash, hashOf(endpoint))));
  return found.length > 0;
}
