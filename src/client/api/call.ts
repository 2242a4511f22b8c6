import { i18n } from '@lingui/core';
import { DICTIONARY_PATH, type DictionaryAnswers, type DictionaryName } from '../../contract/dictionaries/listings.ts';
import { type EndpointName, endpoints, type InputOf, type OutputOf } from '../../contract/endpoints.ts';
import { type Envelope, SESSION_CODES } from '../../contract/errors.ts';
import { ApiError } from './errors.ts';
import { isRecord } from './kept.ts';
import { buildRequest } from './request.ts';
import { session } from './session.ts';
import { lostCalls } from './traffic.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** One per intent of the agent, so that a repeated send is answered once; see useIntentKey. */
  idempotencyKey?: string | undefined;
}

let base: Promise<string> | null = null;

/** Where the agency API is: `apiBase` of /config.json, so that one build can be pointed at another API. */
export function apiBase(): Promise<string> {
  base ??= fetch('/config.json')
    .then((answer) => answer.json())
    .then((config: unknown) => (isRecord(config) && typeof config.apiBase === 'string' ? config.apiBase : '/api'))
    .catch(() => '/api');
  return base;
}

export function languageAndToken(): Record<string, string> {
  const token = session.get()?.token;
  return { 'Accept-Language': i18n.locale || 'en', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
}

interface Sent extends CallOptions {
  method: string;
  path: string;
  body?: string | null;
}

async function send({ method, path, body = null, idempotencyKey, signal }: Sent): Promise<Response> {
  const headers = languageAndToken();
  if (body !== null) headers['Content-Type'] = 'application/json';
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  try {
    return await fetch(`${await apiBase()}${path}`, { method, headers, body, signal: signal ?? null });
  } catch (error) {
    if (signal?.aborted) throw error;
    lostCalls.tell();
    throw new ApiError({ kind: 'network', code: 0, status: 0, message: '' });
  }
}

function isEnvelope(value: unknown): value is Envelope<unknown> {
  return isRecord(value) && typeof value.code === 'number' && typeof value.message === 'string';
}

async function readEnvelope(answer: Response): Promise<Envelope<unknown> | null> {
  const text = await answer.text();
  try {
    const value: unknown = JSON.parse(text);
    return isEnvelope(value) ? value : null;
  } catch {
    return null;
  }
}

function fieldsOf(data: unknown): Record<string, string> {
  if (!isRecord(data) || !isRecord(data.fields)) return {};
  const texts = Object.entries(data.fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

function refusalOf(answer: Response, envelope: Envelope<unknown> | null): ApiError {
  if (!envelope) return new ApiError({ kind: 'unexpected', code: 0, status: answer.status, message: '' });
  const { code, message, data, requestId } = envelope;
  const kind = SESSION_CODES.includes(code) ? 'session' : answer.status >= 500 ? 'unexpected' : 'refused';
  return new ApiError({ kind, code, status: answer.status, message, fields: fieldsOf(data), data, requestId });
}

/** Sends and answers the envelope's data, or throws what the API refused with. */
async function ask(sent: Sent): Promise<unknown> {
  const token = session.get()?.token ?? '';
  const answer = await send(sent);
  const envelope = await readEnvelope(answer);
  if (envelope?.code === 0) return envelope.data;
  const error = refusalOf(answer, envelope);
  if (error.kind === 'session') session.forceOut(token, { code: error.code, message: error.message });
  throw error;
}

/**
 * Calls one endpoint of the contract. Throws {@link ApiError} for every refusal and failure; a session code also sets the
 * forced-out flag (spec §4, §8). An aborted call rejects with the signal's own AbortError.
 */
export async function call<K extends EndpointName>(
  name: K,
  input: InputOf<K>,
  options: CallOptions = {},
): Promise<OutputOf<K>> {
  const data = await ask({ ...buildRequest(endpoints[name], input), ...options });
  return data as OutputOf<K>; // the contract's tests hold the server's answers to this type
}

/** Reads one of the dictionaries, which are calls of their own because they answer with an ETag. */
export async function readDictionary<K extends DictionaryName>(
  name: K,
  signal?: AbortSignal,
): Promise<DictionaryAnswers[K]> {
  const data = await ask({ method: 'GET', path: DICTIONARY_PATH.replace('{name}', name), signal });
  return data as DictionaryAnswers[K]; // the contract's tests hold the server's answers to this type
}
