import { vi } from 'vitest';
import { ApiError } from '../../src/client/api/errors.ts';

/** A request sent. */
export interface Sent {
  url: string;
  init: RequestInit;
}

/** Answers every API request like this, with the API at /agency, until `vi.unstubAllGlobals()`. */
export function answerCalls(answer: (sent: Sent) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/config.json') return Response.json({ apiBase: '/agency' });
    return answer({ url, init });
  });
}

/** The error that a call ends with. */
export async function failure(attempt: Promise<unknown>): Promise<ApiError> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}
