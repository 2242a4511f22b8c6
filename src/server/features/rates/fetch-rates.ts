import { DEFAULTS } from '../../../contract/limits.ts';
import { type FetchedRates, parseAnswer, RatesFault, readAnswer } from './read-answer.ts';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 256 * 1024;

/** Fetches rates from the configured source. @throws RatesFault when it does not respond, or not with a table of rates. */
export async function fetchRates(url: string): Promise<FetchedRates> {
  return readAnswer(parseAnswer(await ask(url)), DEFAULTS.currency);
}

async function ask(url: string): Promise<string> {
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/json, application/xml;q=0.9, text/xml;q=0.9' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new RatesFault(`it answers ${answer.status}`);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of answer.body ?? []) {
      size += chunk.length;
      if (size > MOST_BYTES) throw new RatesFault('its answer is too long');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  } catch (error) {
    if (error instanceof RatesFault) throw error;
    throw new RatesFault('it does not answer');
  }
}
