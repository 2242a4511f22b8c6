import type { Envelope } from '../../contract/errors.ts';
import { isRecord } from './is-record.ts';

function isEnvelope(value: unknown): value is Envelope<unknown> {
  return isRecord(value) && typeof value.code === 'number' && typeof value.message === 'string';
}

/** Whether an answer is declared as JSON, as all the portal's data are. */
export function isJson(answer: Response | undefined): answer is Response {
  return answer?.headers.get('Content-Type')?.includes('json') === true;
}

/** The meaning of an empty body (spec §7): done, without data. */
const NOTHING: Envelope<null> = { code: 0, message: '', data: null };

/** Replaces a body that was cut off; invalid JSON. */
const BROKEN = '-';

/** A success without the requested data: a server was reached. */
export const EMPTY = 'empty';

/** The API's answer to a call; an empty body is the answer of a call without data. */
export async function readAnswer(
  answer: Response,
  { returnsNoData }: { returnsNoData?: true | undefined },
): Promise<Envelope<unknown> | typeof EMPTY | null> {
  // A cut-off body is not empty.
  const text = await answer.text().catch(() => BROKEN);
  if (text === '' && answer.ok) return returnsNoData ? NOTHING : EMPTY;
  return envelopeIn(text);
}

/**
 * The envelope of an answer. Null for an answer that is not the API's, such as a hotel network's captive portal page, or that was cut off:
 * callers treat that as no connection.
 */
export async function readEnvelope(answer: Response): Promise<Envelope<unknown> | null> {
  return envelopeIn(await answer.text().catch(() => BROKEN));
}

function envelopeIn(text: string): Envelope<unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isEnvelope(value) ? value : null;
  } catch {
    return null;
  }
}
