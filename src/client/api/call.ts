import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DICTIONARY_PATH, type DictionaryAnswers, type DictionaryName } from '../../contract/dictionaries/listings.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { EndpointName, InputOf, OutputOf } from '../../contract/endpoints.ts';
import { type Envelope, SESSION_CODES } from '../../contract/errors.ts';
import { CLIENT_BUILD_HEADER } from '../../contract/version.ts';
import { noteServerTime } from '../ui/server-clock.ts';
import { endpointOf } from './endpoint-of.ts';
import { EMPTY, readAnswer, readEnvelope } from './envelope.ts';
import { ApiError, wentWrong } from './errors.ts';
import { openKey, sendOnce } from './intents.ts';
import { buildRequest, type Request } from './request.ts';
import { accountOf, session } from './session.ts';
import { isRecord, readStored, writeStored } from './stored-json.ts';
import { servedBuilds, unansweredCalls } from './traffic.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Where its input is stored (a place of offline/drafts): deleted once the outcome of a lost answer is known. */
  keptAt?: string | undefined;
}

const BASE_KEY = 'interline.api-base';
const DEFAULT_BASE = '/api';
let base: Promise<string> | null = null;

/** A path of this site or an absolute URL; other stored values are invalid. */
function isBase(value: unknown): value is string {
  return typeof value === 'string' && (/^\/(?![/\\])/.test(value) || (/^https?:/.test(value) && URL.canParse(value)));
}

async function askForBase(): Promise<string> {
  const config: unknown = await (await fetch('/config.json')).json();
  if (!isRecord(config) || !isBase(config.apiBase)) throw new Error('what came is no configuration');
  writeStored(BASE_KEY, config.apiBase);
  return config.apiBase;
}

/**
 * The base of the agency API: `apiBase` of /config.json, so that one build can be pointed at another API. The value of the last start is
 * used at once, so that neither calls nor forms wait for a connection that hangs. While it is unknown, every call retries.
 */
export function apiBase(): Promise<string> {
  if (base) return base;
  const kept = readStored(BASE_KEY);
  const asked = askForBase().catch(() => {
    if (!isBase(kept)) base = null;
    return DEFAULT_BASE;
  });
  base = isBase(kept) ? Promise.resolve(kept) : asked;
  return base;
}

const languageNow = (): Record<string, string> => ({ 'Accept-Language': i18n.locale || 'en' });

function languageAndToken(): Record<string, string> {
  const token = session.get()?.token;
  return { ...languageNow(), ...(token ? { Authorization: `Bearer ${token}` } : {}) };
}

/** Whether the session must not be used any more: the server or another window has ended it. */
const isOver = (): boolean => session.forcedOut() !== null || session.get()?.token === '';

/** Headers of a fetch for the logged-in user, and the checks of its answer. */
interface ForSession {
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Throws if another user, or nobody, is logged in by now: the answer is not theirs. */
  stay: () => void;
  /** For an answer that is a file on success: throws its refusal, or that it was no answer of the API. */
  refuse: (answer: Response) => Promise<never>;
}

/**
 * Captures the logged-in user, for a fetch that aborts with `signal` or when the server ends the session. Throws if that has happened,
 * before any request.
 */
export function forSession(signal?: AbortSignal): ForSession {
  if (isOver()) throw loggedOut();
  const life = session.signal();
  const token = session.get()?.token ?? '';
  const asker = accountOf(session.get());
  return {
    headers: languageAndToken(),
    signal: signal ? AbortSignal.any([life, signal]) : life,
    stay: () => {
      if (accountOf(session.get()) !== asker) throw loggedOut();
    },
    refuse: async (answer) => {
      const envelope = await readEnvelope(answer);
      throw envelope ? refusedWith(answer, envelope, token) : noAnswer(wordsFor('POST', answer.status));
    },
  };
}

interface Sent extends CallOptions {
  idempotencyKey: string | undefined;
  method: string;
  path: string;
  body?: Request['body'];
  type?: Request['type'];
  /**
   * Personal: it carries the token, and the answer is for that user alone. The worker never caches such answers, nor the token with others.
   */
  isPersonal: boolean;
  /** The call answers without data. */
  returnsNoData?: true | undefined;
}

async function send({
  method,
  path,
  body = null,
  type = 'application/json',
  idempotencyKey,
  signal,
  isPersonal,
}: Sent): Promise<Response> {
  const asked = isPersonal ? forSession(signal) : { headers: languageNow(), signal: signal ?? null };
  const { headers } = asked;
  const life = isPersonal ? session.signal() : null;
  if (body !== null) headers['Content-Type'] = type;
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  try {
    return await fetch(`${await apiBase()}${path}`, { method, headers, body, signal: asked.signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    if (life?.aborted) throw stopped(method);
    throw noAnswer();
  }
}

function noAnswer(message = ''): ApiError {
  unansweredCalls.tell();
  return unanswered(message);
}

/** The outcome of the call is unknown. */
const unanswered = (message: string) => new ApiError({ kind: 'network', code: 0, status: 0, message });

function fieldsOf(data: unknown): Record<string, string> {
  if (!isRecord(data) || !isRecord(data.fields)) return {};
  const texts = Object.entries(data.fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

function refusalOf({ status, headers }: Response, { code, message, data, requestId }: Envelope<unknown>): ApiError {
  const kind = SESSION_CODES.includes(code) ? 'session' : status >= 500 ? 'unexpected' : 'refused';
  const seconds = Number(headers.get('Retry-After'));
  const again = seconds > 0 ? { retryAfterSeconds: seconds } : {};
  return new ApiError({ kind, code, status, message, fields: fieldsOf(data), data, requestId, ...again });
}

/** The refusal of an envelope; a session code also ends the session of `token`. */
function refusedWith(answer: Response, envelope: Envelope<unknown>, token: string): ApiError {
  const error = refusalOf(answer, envelope);
  if (error.kind === 'session') session.forceOut(token, { code: error.code, message: error.message });
  return error;
}

/** The message of spec §8 for an answer that is not the API's: an unknown address, or a form that a proxy could not pass on. */
function wordsFor(method: string, status: number): string {
  if (status === 404) return i18n._(msg`Not Found`);
  return method !== 'GET' && status >= 500 ? i18n._(msg`submit failed, please retry later`) : '';
}

/** Why nothing is sent: the server's message if it has ended the session. */
const endWords = (): string => session.forcedOut()?.message || i18n._(msg`You have logged out.`);

/** The caller has logged out: the user who is here must not get the answer, nor anything made of it. */
function loggedOut(): ApiError {
  return new ApiError({ kind: 'session', code: 0, status: 0, message: endWords() });
}

/** The session ended while a call was in flight: the outcome of a mutation is unknown. */
const stopped = (method: string): ApiError => (method === 'GET' ? loggedOut() : unanswered(endWords()));

/** The contract of a call. The caller must still be logged in once its code is loaded. */
async function loaded(name: EndpointName): Promise<Endpoint<unknown, unknown>> {
  const asker = accountOf(session.get());
  const found = endpointOf(name);
  if (!(found instanceof Promise)) return found;
  const endpoint = await found.catch(() => {
    throw noAnswer();
  });
  if (endpoint.who !== 'public' && accountOf(session.get()) !== asker) throw loggedOut();
  return endpoint;
}

/** Sends and returns the envelope's data, or throws the API's refusal; anything else is no answer. */
async function ask(sent: Sent): Promise<unknown> {
  const token = session.get()?.token ?? '';
  const asker = accountOf(session.get());
  const life = sent.isPersonal ? session.signal() : null;
  const answer = await send(sent);
  const envelope = await readAnswer(answer, sent);
  sent.signal?.throwIfAborted();
  if (sent.isPersonal && accountOf(session.get()) !== asker) throw loggedOut();
  if (!envelope && life?.aborted) throw stopped(sent.method);
  if (!envelope) throw noAnswer(wordsFor(sent.method, answer.status));
  // The server was reached: the connection is fine.
  if (envelope === EMPTY) throw unanswered(wentWrong());
  servedBuilds.tell(answer.headers.get(CLIENT_BUILD_HEADER));
  if (sent.isPersonal) noteServerTime(answer.headers.get('Date'));
  if (envelope.code === 0) return envelope.data;
  throw refusedWith(answer, envelope, token);
}

/** A built call and its sender, bound to the user logged in then. */
async function prepareCall<K extends EndpointName>(name: K, input: InputOf<K>, { signal }: CallOptions) {
  const endpoint = await loaded(name);
  const { who, returnsNoData } = endpoint;
  const request = buildRequest(endpoint, input);
  const isPersonal = who !== 'public';
  const asker = accountOf(session.get());
  const go = async (idempotencyKey?: string, sent = request) => {
    if (isPersonal && accountOf(session.get()) !== asker) throw loggedOut();
    return ask({ ...sent, signal, idempotencyKey, isPersonal, returnsNoData });
  };
  return { endpoint, request, go };
}

/**
 * Calls one endpoint of the contract; mutations are sent so that they are done once (intents.ts). Throws {@link ApiError} for every refusal
 * and failure; a session code also sets the forced-out flag (spec §4, §8). An aborted call rejects with the signal's own AbortError.
 */
export async function call<K extends EndpointName>(
  name: K,
  input: InputOf<K>,
  options: CallOptions = {},
): Promise<OutputOf<K>> {
  const { endpoint, request, go } = await prepareCall(name, input, options);
  const isOnce = endpoint.idempotent ?? endpoint.repeatable ?? false;
  const data = await (isOnce ? sendOnce(name, endpoint, { ...request, place: options.keptAt }, go) : go());
  return data as OutputOf<K>; // the contract's tests hold the server's answers to this type
}

/** The same with a key that outlives the call: a draft's own, so that it is booked once, or a queued change's. */
export async function callUnder<K extends EndpointName>(
  key: string,
  name: K,
  input: InputOf<K>,
  options: CallOptions = {},
): Promise<OutputOf<K>> {
  const { go } = await prepareCall(name, input, options);
  return (await go(key)) as OutputOf<K>; // as above
}

/** The idempotency key of an earlier same call whose outcome is unknown; undefined if there is none. */
export async function openKeyOf<K extends EndpointName>(name: K, input: InputOf<K>): Promise<string | undefined> {
  const { endpoint, request } = await prepareCall(name, input, {});
  return openKey(name, endpoint, request);
}

/** Reads a dictionary; dictionaries have their own calls because they answer with an ETag. */
export async function readDictionary<K extends DictionaryName>(
  name: K,
  signal?: AbortSignal,
): Promise<DictionaryAnswers[K]> {
  const path = DICTIONARY_PATH.replace('{name}', name);
  const data = await ask({ method: 'GET', path, signal, idempotencyKey: undefined, isPersonal: false });
  return data as DictionaryAnswers[K]; // the contract's tests hold the server's answers to this type
}
