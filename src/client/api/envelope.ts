import type { Envelope } from '../../contract/errors.ts';
import { isRecord } from './is-record.ts';

function isEnvelope(value: unknown): value is Envelope<unknown> {
  return isRecord(value) && typeof value.code === 'number' && typeof value.message === 'string';
}

/** Whether an answer calls itself JSON, as all of the portal's data do. */
export function isJson(answer: Response | undefined): answer is Response {
  return answer?.headers.get('Content-Type')?.includes('json') === true;
}

/**
 * What the API says in an answer. Null for one that is not the API's, such as the page with which a hotel's network answers everything
 * until its guest has logged in, or that broke off: to whoever asked, that is no connection.
 */
export async function readEnvelope(answer: Response): Promise<Envelope<unknown> | null> {
  try {
    const value: unknown = await answer.json();
    return isEnvelope(value) ? value : null;
  } catch {
    return null;
  }
}
