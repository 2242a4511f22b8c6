import { eq } from 'drizzle-orm';
import { seal, unseal } from '../crypto/at-rest.ts';
import { pushKeys } from '../db/schema/push.ts';
import type { Deps } from '../deps.ts';

const CONTEXT = 'push-keys';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The VAPID keys of this installation: configured, or generated once and stored sealed; null if push is off. */
export async function vapidKeys({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<VapidKeys | null> {
  if (!settings.push) return null;
  if (settings.push.keys) return settings.push.keys;
  const kept = async () => {
    const [row] = await db.select().from(pushKeys).where(eq(pushKeys.id, 1));
    return row && { publicKey: row.publicKey, privateKey: unseal(row.sealed, settings.dataKeys, CONTEXT) };
  };
  const found = await kept();
  if (found) return found;
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  // Of two processes that start at once, one creates them.
  await db
    .insert(pushKeys)
    .values({ publicKey, sealed: seal(privateKey, settings.dataKeys, CONTEXT) })
    .onConflictDoNothing();
  return (await kept()) ?? null;
}
