import { REFUSALS } from '../../contract/errors.ts';
import { ApiError } from './errors.ts';

/** After this the refusal is reported. */
const LONGEST_MS = 90_000;
/** Jitter: callers refused together do not all retry together. */
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

/** Whether the server refused a call because it is overloaded. */
export const isBusy = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === REFUSALS.busy.code;

/** Time until a retry is allowed, in milliseconds. */
export const retryDelayMs = ({ retryAfterSeconds }: ApiError): number =>
  retryAfterSeconds * 1000 * (1 + SPREAD * Math.random());

interface Waiting {
  /** Called on every wait. */
  onWait?: () => void;
  signal?: AbortSignal;
}

/** Retries as the server asks for as long as it is overloaded. */
export async function retryWhileBusy<T>(ask: () => Promise<T>, { onWait, signal }: Waiting = {}): Promise<T> {
  for (const until = performance.now() + LONGEST_MS; ; ) {
    try {
      return await ask();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      onWait?.();
      await waitFor(retryDelayMs(error), signal);
    }
  }
}
