import { orIfDenied, orIfDeniedAsync } from './or-if-denied.ts';

interface Waiting<T> {
  /** Aborts the wait, which then rejects with its reason. */
  signal?: AbortSignal;
  /** A shared lock: other shared requests do not wait. */
  isShared?: boolean;
  /** Runs instead where the browser has no locks, or refuses them. */
  otherwise: () => Promise<T>;
}

/** Runs the work once no other tab holds the lock of this name. */
export function holdLock<T>(
  name: string,
  work: () => Promise<T>,
  { signal, isShared = false, otherwise }: Waiting<T>,
): Promise<T> {
  const locks = orIfDenied<LockManager | undefined>(() => navigator.locks, undefined);
  if (!locks) return otherwise();
  let isHeld = false;
  const held = async () => {
    isHeld = true;
    return work();
  };
  const options = { ...(signal ? { signal } : {}), ...(isShared ? { mode: 'shared' as const } : {}) };
  const ask = async () => locks.request(name, options, held);
  return ask().catch((error: unknown) => {
    // Errors of the work itself, and an aborted wait, are no refusals.
    if (isHeld || signal?.aborted) throw error;
    return otherwise();
  });
}

/**
 * Holds the lock of this name for the life of the page, if no other page does. Returns whether it is held here; null where the browser has
 * no locks, or refuses them, and holders are unknown.
 */
export function holdForLife(name: string): Promise<boolean | null> {
  return new Promise((resolve) => {
    const hold = async (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock !== null) await new Promise(() => undefined);
    };
    // The request itself resolves only if it was not granted.
    void orIfDeniedAsync(() => navigator.locks.request(name, { ifAvailable: true }, hold), undefined).then(() =>
      resolve(null),
    );
  });
}

/** The names of the locks held by pages, including this one; empty where the browser has no locks, or refuses them. */
export async function heldLocks(): Promise<ReadonlySet<string>> {
  const { held = [] } = await orIfDeniedAsync<LockManagerSnapshot>(() => navigator.locks.query(), {});
  return new Set(held.flatMap(({ name }) => name ?? []));
}

/** A message channel between tabs and the worker. */
export interface Channel {
  tell(what: unknown): void;
  hear(listener: (what: unknown) => void): void;
  close(): void;
}

/** A browser that refuses channels isolates each tab. */
const ALONE: Channel = { tell: () => undefined, hear: () => undefined, close: () => undefined };

export function openChannel(name: string): Channel {
  const channel = orIfDenied(() => new BroadcastChannel(name), null);
  if (!channel) return ALONE;
  return {
    tell: (what) => channel.postMessage(what),
    hear: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => listener(data);
    },
    close: () => channel.close(),
  };
}
