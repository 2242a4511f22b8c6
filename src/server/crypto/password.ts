import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from '../commands/bounded-queue.ts';

/** argon2id, 64 MiB and three passes: each guess costs about a tenth of a second. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1, outputLen: 32 } as const;
/** Concurrent hashes; each takes 64 MiB, so a burst of sign-ins must not run all at once. */
const places = new Semaphore(2);

/** Hashes a password for storage, with a random salt. */
export function hashPassword(password: string): Promise<string> {
  return places.run(() => hash(password, COST));
}

/**
 * Verifies a password against a stored hash. Without a hash (an unknown user) it does the same work and returns false, so that the timing
 * does not reveal which names exist.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const matches = await places.run(() => verify(stored ?? NOBODY, password));
  return stored !== null && matches;
}

/** A hash of the same cost that matches no password. */
const NOBODY = '$argon2id$v=19$m=65536,t=3,p=1$c29tZXNhbHRzb21lc2FsdA$bW9yZSB0aGFuIGFueSBwYXNzd29yZCBzYXlzICEhISE';
