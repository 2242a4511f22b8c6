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
 * Asks who the user is and what the company lets them do now. Rejects where that cannot be asked, or is no longer wanted (`signal`); what
 * is kept then goes on serving. A newer question stops the one on its way, which then ends as the newer one does.
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
