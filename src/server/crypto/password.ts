import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from '../commands/bounded-queue.ts';

/** argon2id, 64 MiB and three passes: about a tenth of a second that a guesser pays each time. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1, outputLen: 32 } as const;
/** At once; each takes 64 MiB, so a burst of sign-ins must not take them all together. */
const places = new Semaphore(2);

/** Turns a password into what is stored, with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return places.run(() => hash(password, COST));
}

/**
 * Compares a password with a stored hash. Without a hash (an unknown user) it does the same work and answers false, so that the
 * time tells nothing about which names exist.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const matches = await places.run(() => verify(stored ?? NOBODY, password));
  return stored !== null && matches;
}

/** A hash of the same cost that stands for no password. */
const NOBODY = '$argon2id$v=19$m=65536,t=3,p=1$c29tZXNhbHRzb21lc2FsdA$bW9yZSB0aGFuIGFueSBwYXNzd29yZCBzYXlzICEhISE';
