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
import { isRecord, readKept, writeKept } from './kept.ts';
import { buildRequest, type Request } from './request.ts';
import { accountOf, session } from './session.ts';
import { answeredBuilds, lostCalls } from './traffic.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Where what was typed for it is kept (a place of offline/drafts): it goes once an answer that was lost is known. */
  keptAt?: string | undefined;
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
  if (!isRecord(config) || !isBase(config.apiBase)) throw new Error('what came is no configuration');
  writeKept(BASE_KEY, config.apiBase);
  return config.apiBase;
}

/**
 * Where the agency API is: `apiBase` of /config.json, so that one build can be pointed at another API. What it was at the last
 * start holds for this one, so that neither calls nor forms wait for a line that does not answer. Where nobody has said so yet, the
 * next call asks again.
 */
export function apiBase(): Promise<string> {
  if (base) return base;
  const kept = readKept(BASE_KEY);
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

/** Whether there is a session that may not be used any more: the server has ended it, or it ended in another window. */
const isOver = (): boolean => session.forcedOut() !== null || session.get()?.token === '';

/** What a fetch for whoever is logged in goes out with, and what its answer is held against. */
interface ForSession {
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Throws where somebody else is logged in by now, or nobody: what has come is not theirs. */
  stay: () => void;
  /** Of an answer that is a file where it is accepted: throws what it was refused with, or that it was no answer of the API. */
  refuse: (answer: Response) => Promise<never>;
}

/**
 * Notes who is logged in, for a fetch that stops with `signal`, and when the server ends the session. Throws where that has happened:
 * nothing more is asked then.
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
   * Of whoever is logged in: it carries the token, and its answer is theirs alone. The worker never keeps one; what it does keep
   * would keep the token along with it.
   */
  isPersonal: boolean;
  /** The call has no data to answer. */
  answersNothing?: true | undefined;
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
  lostCalls.tell();
  return unanswered(message);
}

/** Nobody knows what became of the call. */
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

/** The refusal of an envelope; a session code also ends the session that `token` named. */
function refusedWith(answer: Response, envelope: Envelope<unknown>, token: string): ApiError {
  const error = refusalOf(answer, envelope);
  if (error.kind === 'session') session.forceOut(token, { code: error.code, message: error.message });
  return error;
}

/** What spec §8 says of an answer that is not the API's: of an address that is not there, and of a form that a proxy could not pass on. */
function wordsFor(method: string, status: number): string {
  if (status === 404) return i18n._(msg`Not Found`);
  return method !== 'GET' && status >= 500 ? i18n._(msg`submit failed, please retry later`) : '';
}

/** Why nothing is asked: in the server's words where it has ended the session. */
const endWords = (): string => session.forcedOut()?.message || i18n._(msg`You have logged out.`);

/** Whoever asks has logged out: whoever works here now must not get the answer, nor anything made of it. */
function loggedOut(): ApiError {
  return new ApiError({ kind: 'session', code: 0, status: 0, message: endWords() });
}

/** The session ended while a call was on its way: of one that changes something nobody knows whether it was done. */
const stopped = (method: string): ApiError => (method === 'GET' ? loggedOut() : unanswered(endWords()));

/** What the contract says of a call. Whoever asked must still be logged in once the code that says it is there. */
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

/** Sends and answers the envelope's data, or throws what the API refused with; whatever else comes is no answer. */
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
  // The server was reached: nothing speaks against the connection.
  if (envelope === EMPTY) throw unanswered(wentWrong());
  answeredBuilds.tell(answer.headers.get(CLIENT_BUILD_HEADER));
  if (sent.isPersonal) noteServerTime(answer.headers.get('Date'));
  if (envelope.code === 0) return envelope.data;
  throw refusedWith(answer, envelope, token);
}

/** A call laid out, and what sends it: for whoever was logged in when it was. */
async function laidOut<K extends EndpointName>(name: K, input: InputOf<K>, { signal }: CallOptions) {
  const endpoint = await loaded(name);
  const { who, answersNothing } = endpoint;
  const request = buildRequest(endpoint, input);
  const isPersonal = who !== 'public';
  const asker = accountOf(session.get());
  const go = async (idempotencyKey?: string, sent = request) => {
    if (isPersonal && accountOf(session.get()) !== asker) throw loggedOut();
    return ask({ ...sent, signal, idempotencyKey, isPersonal, answersNothing });
  };
  return { endpoint, request, go };
}

/**
 * Calls one endpoint of the contract; what creates or moves something goes out so that it is done once (intents.ts). Throws
 * {@link ApiError} for every refusal and failure; a session code also sets the forced-out flag (spec §4, §8). An aborted call rejects
 * with the signal's own AbortError.
 */
export async function call<K extends EndpointName>(
  name: K,
  input: InputOf<K>,
  options: CallOptions = {},
): Promise<OutputOf<K>> {
  const { endpoint, request, go } = await laidOut(name, input, options);
  const isOnce = endpoint.idempotent ?? endpoint.repeatable ?? false;
  const data = await (isOnce ? sendOnce(name, endpoint, { ...request, place: options.keptAt }, go) : go());
  return data as OutputOf<K>; // the contract's tests hold the server's answers to this type
}

/** The same under a key that is known longer than this: a draft's own, so that it is booked in one place, or a waiting change's. */
export async function callUnder<K extends EndpointName>(
  key: string,
  name: K,
  input: InputOf<K>,
  options: CallOptions = {},
): Promise<OutputOf<K>> {
  const { go } = await laidOut(name, input, options);
  return (await go(key)) as OutputOf<K>; // as above
}

/** The key under which the same call went out whose answer is not known; undefined where there is none. */
export async function openKeyOf<K extends EndpointName>(name: K, input: InputOf<K>): Promise<string | undefined> {
  const { endpoint, request } = await laidOut(name, input, {});
  return openKey(name, endpoint, request);
}

/** Reads one of the dictionaries, which are calls of their own because they answer with an ETag. */
export async function readDictionary<K extends DictionaryName>(
  name: K,
  signal?: AbortSignal,
): Promise<DictionaryAnswers[K]> {
  const path = DICTIONARY_PATH.replace('{name}', name);
  const data = await ask({ method: 'GET', path, signal, idempotencyKey: undefined, isPersonal: false });
  return data as DictionaryAnswers[K]; // the contract's tests hold the server's answers to this type
}
