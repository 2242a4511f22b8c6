import { ProviderError } from './payment-provider.ts';

const TIMEOUT_MS = 10_000;

export interface ProviderAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Calls a payment provider over HTTP. Rejects with a ProviderError: `unknown` where no answer came or the provider failed or is busy,
 * `refused` where it rejects the request.
 */
export async function callProvider(url: string, init: RequestInit): Promise<ProviderAnswer> {
  let answer: ProviderAnswer;
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    answer = { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    throw new ProviderError('unknown', `no answer from ${new URL(url).host}`, { cause: error });
  }
  const { status } = answer;
  if (status >= 200 && status < 300) return answer;
  const { code, said } = faultIn(answer.text);
  const isClear = status >= 400 && status < 500 && !BUSY.includes(status) && !BUSY_CODES.includes(code);
  throw new ProviderError(
    isClear ? 'refused' : 'unknown',
    `${new URL(url).host} answered ${status}: ${code || 'without a code'}`,
    { status, code, said },
  );
}

/** Timeout, conflict, too early, too many requests; also a first request under the same key that is still in progress. */
const BUSY: readonly number[] = [408, 409, 425, 429];
const BUSY_CODES: readonly string[] = ['PREVIOUS_REQUEST_IN_PROGRESS'];

/** The error's code in the answer and its message; empty where it has none. */
function faultIn(text: string): { code: string; said: string } {
  const fields = readObject(text);
  const inner = isObject(fields.error) ? fields.error : {};
  // PayPal's error name is only the category; the first of its details has the specific one.
  const [detail] = Array.isArray(fields.details) ? fields.details.filter(isObject) : [];
  const places = [
    [detail ?? {}, 'issue'],
    [fields, 'code'],
    [fields, 'name'],
    [inner, 'code'],
    [inner, 'type'],
  ] as const;
  const code = places.map(([at, name]) => textIn(at, name)).find(Boolean) ?? '';
  const said = textIn(detail ?? {}, 'description') || textIn(fields, 'message') || textIn(inner, 'message');
  return { code: code.slice(0, 80), said: oneLine(said) };
}

const LONGEST_WORDS = 300;

/** A payment provider's message, cut to the length shown. */
export const oneLine = (said: string): string =>
  said
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_WORDS);

/** The fields of a JSON object; empty for any other text. */
export function readObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text field; empty where it is not text. */
export function textIn(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** A decimal, which some payment providers send as text and some as a number; empty where it is neither. */
export function decimalIn(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name];
  return typeof value === 'number' ? String(value) : textIn(fields, name);
}

/** An integer field; NaN, which equals no amount, where it is not one. */
export function wholeIn(fields: Readonly<Record<string, unknown>>, name: string): number {
  const value = fields[name];
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : Number.NaN;
}
