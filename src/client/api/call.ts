import { i18n } from '@lingui/core';
import { type EndpointName, endpoints, type InputOf, type OutputOf } from '../../contract/endpoints.ts';
import { type Envelope, SESSION_CODES } from '../../contract/errors.ts';
import { ApiError } from './errors.ts';
import { isRecord } from './kept.ts';
import { buildRequest } from './request.ts';
import { session } from './session.ts';

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

async function send(name: EndpointName, input: object, options: CallOptions): Promise<Response> {
  const { method, path, body } = buildRequest(endpoints[name], input);
  const headers = languageAndToken();
  if (body !== null) headers['Content-Type'] = 'application/json';
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  try {
    return await fetch(`${await apiBase()}${path}`, { method, headers, body, signal: options.signal ?? null });
  } catch (error) {
    if (options.signal?.aborted) throw error;
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

/** The contract's types stand for the server's answers; tests on both sides hold them to the schemas. */
function trustOutput<K extends EndpointName>(data: unknown): OutputOf<K> {
  return data as OutputOf<K>; // checked against the contract's schema where it is made
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
  const token = session.get()?.token ?? '';
  const answer = await send(name, input, options);
  const envelope = await readEnvelope(answer);
  if (envelope?.code === 0) return trustOutput<K>(envelope.data);
  if (!envelope && answer.ok) throw new ApiError({ kind: 'unexpected', code: 0, status: answer.status, message: '' });
  const error = refusalOf(answer, envelope);
  if (error.kind === 'session') session.forceOut(token, { code: error.code, message: error.message });
  throw error;
}
