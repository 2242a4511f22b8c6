import { ifAllowed, onceAllowed } from './if-allowed.ts';

interface Waiting<T> {
  /** Stops the waiting, which then rejects with its reason. */
  signal?: AbortSignal;
  /** It only says that it is held: whoever asks for it in the same way does not wait. */
  isShared?: boolean;
  /** Done instead where the browser has no locks, or refuses them. */
  otherwise: () => Promise<T>;
}

/** Does the work once no other tab holds the lock of this name. */
export function holdLock<T>(
  name: string,
  work: () => Promise<T>,
  { signal, isShared = false, otherwise }: Waiting<T>,
): Promise<T> {
  const locks = ifAllowed<LockManager | undefined>(() => navigator.locks, undefined);
  if (!locks) return otherwise();
  let isHeld = false;
  const held = async () => {
    isHeld = true;
    return work();
  };
  const options = { ...(signal ? { signal } : {}), ...(isShared ? { mode: 'shared' as const } : {}) };
  const ask = async () => locks.request(name, options, held);
  return ask().catch((error: unknown) => {
    // What the work itself failed with, and a stop of the waiting, are no refusals.
    if (isHeld || signal?.aborted) throw error;
    return otherwise();
  });
}

/**
 * Holds the lock of this name for as long as the page is there, if no other page does. Answers whether it is held here now; null where
 * the browser has no locks, or refuses them, and nobody knows who holds what.
 */
export function holdForLife(name: string): Promise<boolean | null> {
  return new Promise((resolve) => {
    const hold = async (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock !== null) await new Promise(() => undefined);
    };
    // The request itself comes back only where it was not granted.
    void onceAllowed(() => navigator.locks.request(name, { ifAvailable: true }, hold), undefined).then(() =>
      resolve(null),
    );
  });
}

/** The names of the locks that pages hold, this one among them; none where the browser has no locks, or refuses them. */
export async function heldLocks(): Promise<ReadonlySet<string>> {
  const { held = [] } = await onceAllowed<LockManagerSnapshot>(() => navigator.locks.query(), {});
  return new Set(held.flatMap(({ name }) => name ?? []));
}

/** On which tabs and the worker tell each other of something. */
export interface Channel {
  tell(what: unknown): void;
  hear(listener: (what: unknown) => void): void;
  close(): void;
}

/** A browser that refuses channels leaves each tab to itself. */
const ALONE: Channel = { tell: () => undefined, hear: () => undefined, close: () => undefined };

export function openChannel(name: string): Channel {
  const channel = ifAllowed(() => new BroadcastChannel(name), null);
  if (!channel) return ALONE;
  return {
    tell: (what) => channel.postMessage(what),
    hear: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => listener(data);
    },
    close: () => channel.close(),
  };
}
