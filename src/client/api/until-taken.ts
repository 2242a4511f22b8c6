import { REFUSALS } from '../../contract/errors.ts';
import { ApiError } from './errors.ts';

/** What is not taken after this is told as it was refused. */
const LONGEST_MS = 90_000;
/** Those who were turned away together do not all come back together. */
const SPREAD = 0.5;

/** Waits; rejects when the signal aborts. */
export function waitFor(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(new DOMException('the screen was left', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, ms);
    signal?.addEventListener('abort', leave, { once: true });
    if (signal?.aborted) leave();
  });
}

/** Whether the server has turned a call away because it has too much to do. */
export const isBusy = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === REFUSALS.busy.code;

/** When the same may be asked again, in milliseconds from now. */
export const againIn = ({ retryAfterSeconds }: ApiError): number =>
  retryAfterSeconds * 1000 * (1 + SPREAD * Math.random());

interface Waiting {
  /** Is told of every wait. */
  onWait?: () => void;
  signal?: AbortSignal;
}

/** Asks, and asks again when the server says so as long as it has too much to do. */
export async function untilTaken<T>(ask: () => Promise<T>, { onWait, signal }: Waiting = {}): Promise<T> {
  for (const until = performance.now() + LONGEST_MS; ; ) {
    try {
      return await ask();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      onWait?.();
      await waitFor(againIn(error), signal);
    }
  }
}
