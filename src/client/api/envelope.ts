import type { Envelope } from '../../contract/errors.ts';
import { isRecord } from './is-record.ts';

function isEnvelope(value: unknown): value is Envelope<unknown> {
  return isRecord(value) && typeof value.code === 'number' && typeof value.message === 'string';
}

/** Whether an answer calls itself JSON, as all of the portal's data do. */
export function isJson(answer: Response | undefined): answer is Response {
  return answer?.headers.get('Content-Type')?.includes('json') === true;
}

/** What an empty body says (spec §7): it is done, and there is nothing to tell. */
const NOTHING: Envelope<null> = { code: 0, message: '', data: null };

/** In the place of a text that broke off; no JSON. */
const BROKEN = '-';

/** Done, they say, and the data that were asked for are not there: whoever says so was reached. */
export const EMPTY = 'empty';

/** What the API says in the answer to a call; an empty body is the answer of one that has no data to answer. */
export async function readAnswer(
  answer: Response,
  { answersNothing }: { answersNothing?: true | undefined },
): Promise<Envelope<unknown> | typeof EMPTY | null> {
  // One that broke off is no empty one.
  const text = await answer.text().catch(() => BROKEN);
  if (text === '' && answer.ok) return answersNothing ? NOTHING : EMPTY;
  return envelopeIn(text);
}

/**
 * What the API says in an answer. Null for one that is not the API's, such as the page with which a hotel's network answers everything
 * until its guest has logged in, or that broke off: to whoever asked, that is no connection.
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
