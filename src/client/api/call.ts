import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DICTIONARY_PATH, type DictionaryAnswers, type DictionaryName } from '../../contract/dictionaries/listings.ts';
import { type EndpointName, endpoints, type InputOf, type OutputOf } from '../../contract/endpoints.ts';
import { type Envelope, SESSION_CODES } from '../../contract/errors.ts';
import { CLIENT_BUILD_HEADER } from '../../contract/version.ts';
import { noteServerTime } from '../ui/server-clock.ts';
import { ApiError } from './errors.ts';
import { isRecord, readKept, writeKept } from './kept.ts';
import { buildRequest, type Request } from './request.ts';
import { session } from './session.ts';
import { answeredBuilds, lostCalls } from './traffic.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** One per intent of the agent, so that a repeated send is answered once; see useIntentKey. */
  idempotencyKey?: string | undefined;
}

const BASE_KEY = 'interline.api-base';
const DEFAULT_BASE = '/api';
let base: Promise<string> | null = null;

/** A path of this site, or a whole address. What else lies on the device is none. */
function isBase(value: unknown): value is string {
  return typeof value === 'string' && (/^\/(?![/\\])/.test(value) || (/^https?:/.test(value) && URL.canParse(value)));
}

async function askForBase(): Promise<string> {
  const config: unknown = await (await fetch('/config.json')).json();
  const found = isRecord(config) && isBase(config.apiBase) ? config.apiBase : DEFAULT_BASE;
  writeKept(BASE_KEY, found);
  return found;
}

/**
 * Where the agency API is: `apiBase` of /config.json, so that one build can be pointed at another API. What it was at the last
 * start holds for this one, so that neither calls nor forms wait for a line that does not answer.
 */
export function apiBase(): Promise<string> {
  if (base) return base;
  const kept = readKept(BASE_KEY);
  const asked = askForBase().catch(() => DEFAULT_BASE);
  base = isBase(kept) ? Promise.resolve(kept) : asked;
  return base;
}

export function languageAndToken(): Record<string, string> {
  const token = session.get()?.token;
  return { 'Accept-Language': i18n.locale || 'en', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
}

interface Sent extends CallOptions {
  method: string;
  path: string;
  body?: Request['body'];
  /** Never kept by the worker, so that it comes from the server itself, and now. */
  isPersonal: boolean;
}

/** What it is in truth, the server sees for itself. */
const IMAGE = 'image/jpeg';

async function send({ method, path, body = null, idempotencyKey, signal, isPersonal }: Sent): Promise<Response> {
  const headers = languageAndToken();
  if (body !== null) headers['Content-Type'] = typeof body === 'string' ? 'application/json' : IMAGE;
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  try {
    const answer = await fetch(`${await apiBase()}${path}`, { method, headers, body, signal: signal ?? null });
    answeredBuilds.tell(answer.headers.get(CLIENT_BUILD_HEADER));
    if (isPersonal) noteServerTime(answer.headers.get('Date'));
    return answer;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw noAnswer();
  }
}

/** What a proxy answers by itself when the server behind it is gone. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

function noAnswer(message = ''): ApiError {
  lostCalls.tell();
  return new ApiError({ kind: 'network', code: 0, status: 0, message });
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

function refusalOf(answer: Response, envelope: Envelope<unknown> | null, method: string): ApiError {
  if (!envelope)
    return new ApiError({
      kind: 'unexpected',
      code: 0,
      status: answer.status,
      message: wordsFor(method, answer.status),
    });
  const { code, message, data, requestId } = envelope;
  const kind = SESSION_CODES.includes(code) ? 'session' : answer.status >= 500 ? 'unexpected' : 'refused';
  return new ApiError({ kind, code, status: answer.status, message, fields: fieldsOf(data), data, requestId });
}

/** Spec §8 has words of its own for a form that could not be sent. */
function wordsFor(method: string, status: number): string {
  return method === 'GET' || status === 404 ? '' : i18n._(msg`submit failed, please retry later`);
}

/** Sends and answers the envelope's data, or throws what the API refused with. */
async function ask(sent: Sent): Promise<unknown> {
  const token = session.get()?.token ?? '';
  const answer = await send(sent);
  const envelope = await readEnvelope(answer);
  if (envelope?.code === 0) return envelope.data;
  if (!envelope && GATEWAY_STATUSES.includes(answer.status)) throw noAnswer(wordsFor(sent.method, answer.status));
  const error = refusalOf(answer, envelope, sent.method);
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
  const endpoint = endpoints[name];
  const data = await ask({ ...buildRequest(endpoint, input), ...options, isPersonal: endpoint.who !== 'public' });
  return data as OutputOf<K>; // the contract's tests hold the server's answers to this type
}

/** Reads one of the dictionaries, which are calls of their own because they answer with an ETag. */
export async function readDictionary<K extends DictionaryName>(
  name: K,
  signal?: AbortSignal,
): Promise<DictionaryAnswers[K]> {
  const data = await ask({ method: 'GET', path: DICTIONARY_PATH.replace('{name}', name), signal, isPersonal: false });
  return data as DictionaryAnswers[K]; // the contract's tests hold the server's answers to this type
}
