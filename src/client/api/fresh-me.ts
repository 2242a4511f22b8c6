import { call } from './call.ts';
import { session } from './session.ts';

interface Asking {
  stop: AbortController;
  answer: Promise<void>;
}
let newest: Asking | null = null;

async function takeMe(signal: AbortSignal): Promise<void> {
  session.refresh(await call('me', {}, { signal }));
}

/**
 * Refetches the user and the rights granted by the company. Rejects where that fails or is aborted (`signal`); the stored ones then stay in
 * use. A newer request aborts the one in flight, which then settles like the newer one.
 */
export function refreshMe(signal?: AbortSignal): Promise<void> {
  newest?.stop.abort();
  const stop = new AbortController();
  const answer = takeMe(signal ? AbortSignal.any([stop.signal, signal]) : stop.signal).catch((error: unknown) => {
    if (stop.signal.aborted && !signal?.aborted && newest) return newest.answer;
    throw error;
  });
  newest = { stop, answer };
  return answer;
}
