import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { REFUSALS } from '../../contract/errors.ts';
import { toBase64 } from '../device/base64.ts';
import { heldLocks, holdLock } from '../device/browser/tabs.ts';
import { ApiError, isOutcomeUnknown } from './errors.ts';
import { type Intent, type IntentStore, memoryIntentStore, visitorIntentStore } from './intent-store.ts';
import type { Request } from './request.ts';
import { accountOf, session } from './session.ts';
import { createNews } from './traffic.ts';
import { within } from './within.ts';

/** The same request a day later is a new one. */
const LASTS_MS = 24 * 60 * 60_000;
/** Sending waits no longer than this for a device that hangs. */
const LONGEST_READ_MS = 2000;
const LONGEST_WRITE_MS = 500;

const visitors = visitorIntentStore();
let shelf = memoryIntentStore();
/** Resolves once intent storage is loaded, if it will be. */
let arrival: Promise<void> = Promise.resolve();
let arrive = (): void => undefined;
/** Waits once per session token. */
let waiting: { token: string; done: Promise<void> } | null = null;

/** Intent storage loads after the first screen: mutations wait for it, since it knows what was sent before a reload. */
export function expectIntentStore(): void {
  arrival = new Promise((resolve) => {
    arrive = resolve;
  });
}

/** Sets the storage for intents of logged-in users; they survive the page if it does. */
export function setIntentStore(next: IntentStore): void {
  for (const intent of shelf.all()) void next.put(intent);
  shelf = next;
  waiting = null;
  arrive();
}

function untilRead(token: string): Promise<void> {
  if (waiting === null || waiting.token !== token) {
    const read = arrival.then(() => shelf.ready());
    waiting = { token, done: within(read, LONGEST_READ_MS) };
  }
  return waiting.done;
}

/** The current user's shelf, once loaded or after the time limit. */
async function shelfHere(): Promise<IntentStore> {
  const current = session.get();
  if (current === null) return visitors;
  await untilRead(current.token);
  return shelf;
}

const isFresh = ({ at }: Intent): boolean => Date.now() - Date.parse(at) < LASTS_MS;

/** The same for the same request of the same account to the same call only. */
async function digestOf(name: EndpointName, { path, body }: Request): Promise<string> {
  const head = new TextEncoder().encode([accountOf(session.get()), name, path, ''].join('\n'));
  const rest = typeof body === 'string' ? new TextEncoder().encode(body) : (body ?? new Uint8Array());
  const bytes = new Uint8Array(head.length + rest.length);
  bytes.set(head);
  bytes.set(rest, head.length);
  return toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/**
 * A refusal by the command itself, which first looks for an answer under its key: nothing was done under it. Any other refusal of a retry
 * says nothing about the first try, since it may precede that look-up: by a shutdown, a limit, a missing right.
 */
const isOfCommand = (error: unknown): boolean => error instanceof ApiError && error.code === REFUSALS.staleVersion.code;

/** In flight: from this page, or from any by the lock of its name. */
const sending = new Set<string>();
const lockOf = (key: string) => `interline-intent/${key}`;

/**
 * Sends a request under a key: until it is answered, no window looks up its outcome. Another window that sends the same waits for that,
 * unless it `isShared`: then the server decides which of them was second.
 */
export function underWay<T>(key: string, send: () => Promise<T>, isShared = false): Promise<T> {
  sending.add(key);
  return holdLock(lockOf(key), send, { isShared, otherwise: send }).finally(() => sending.delete(key));
}

/** Returns which keys are in flight, from any window. */
export async function keysInFlight(): Promise<(key: string) => boolean> {
  const held = await heldLocks();
  return (key) => sending.has(key) || held.has(lockOf(key));
}

/** Notified whenever the outcome of a request is unknown. */
export const leftOpen = createNews<void>();

/** A request of the current user whose answer was lost. */
export type LostIntent = Intent & Required<Pick<Intent, 'name' | 'path'>>;

const isLost = (intent: Intent): intent is LostIntent =>
  intent.name !== undefined && intent.path !== undefined && isFresh(intent);

/** All requests of the logged-in user that are lost and not in flight, including those of a crashed page. */
export async function lostIntents(): Promise<LostIntent[]> {
  const current = session.get();
  if (current === null) return [];
  await untilRead(current.token);
  const isUnderWay = await keysInFlight();
  return shelf.all().filter((intent): intent is LostIntent => isLost(intent) && !isUnderWay(intent.key));
}

/** Its answer is known. */
export const forgetIntent = (key: string): void => shelf.drop(key);

/** Looks up an outcome, shows it if it is known, and returns whether it is. */
type LookUp = (intent: LostIntent) => Promise<boolean>;
let lookUp: LookUp = async () => false;
export function lookUpBy(next: LookUp): void {
  lookUp = next;
}

/** Longest wait for the outcome of the previous one. */
const LONGEST_LOOK_MS = 5000;

/** A request changed after its answer was lost is a different one: first the outcome of the previous one is looked up and reported. */
async function checkBefore(name: EndpointName, path: string): Promise<void> {
  const before = (await lostIntents()).filter((intent) => intent.name === name && intent.path === path);
  for (const intent of before) {
    let hasArrived = false;
    await within(
      lookUp(intent).then((known) => void (hasArrived = known)),
      LONGEST_LOOK_MS,
    );
    if (hasArrived)
      throw new ApiError({
        kind: 'refused',
        code: 0,
        status: 0,
        message: i18n._(
          msg`Your earlier submission did arrive. Look at it first: send this one only if you want both.`,
        ),
      });
  }
}

/** An endpoint's properties for requests sent once. */
type Kind = Pick<Endpoint<unknown, unknown>, 'seen' | 'fresh' | 'hasOwnLookUp'>;

/** Splits off what the sender only saw, and removes what is new at each try. */
function partsOf(
  request: Request,
  { seen: fields = [], fresh = [] }: Kind,
): { meant: Request; seen: Record<string, unknown> } {
  const aside = [...fields, ...fresh];
  if (aside.length === 0 || typeof request.body !== 'string') return { meant: request, seen: {} };
  const entries = Object.entries<unknown>(JSON.parse(request.body));
  const only = (isWanted: (field: string) => boolean) =>
    Object.fromEntries(entries.filter(([field]) => isWanted(field)));
  return {
    meant: { ...request, body: JSON.stringify(only((field) => !aside.includes(field))) },
    seen: only((field) => fields.includes(field)),
  };
}

/** A request with what was seen when it was first sent. */
function withSeen(request: Request, seen: string | undefined): Request {
  if (seen === undefined || typeof request.body !== 'string') return request;
  return { ...request, body: JSON.stringify({ ...JSON.parse(request.body), ...JSON.parse(seen) }) };
}

const intentOf = (at: IntentStore, asked: string): Intent | undefined =>
  at.all().find((intent) => intent.asked === asked && isFresh(intent));

/**
 * Sends a mutation so that it is done once: the same request, while the outcome is unknown, is sent under the same key and with what was
 * seen then, also from another tab, after a reload, and after a restart. An answer ends it, and so does a definite refusal. It is stored on
 * the device before it is sent, which may take a moment: `send` checks whether its sender is still logged in.
 */
export async function sendOnce<T>(
  name: EndpointName,
  kind: Kind,
  { place, ...request }: Request & { place?: string | undefined },
  send: (key: string, request: Request) => Promise<T>,
): Promise<T> {
  const { meant, seen } = partsOf(request, kind);
  const asked = await digestOf(name, meant);
  const at = await shelfHere();
  if (!intentOf(at, asked) && at !== visitors) await checkBefore(name, request.path);
  // No await from here to where it is stored: a second tap finds it.
  const open = intentOf(at, asked);
  const lookedUpAs = kind.hasOwnLookUp ? {} : { name, path: request.path };
  const intent = open ?? newIntent({ asked, ...lookedUpAs, place }, seen);
  for (const old of at.all()) if (!isFresh(old)) at.drop(old.key);
  // Another shelf may have taken over this one's intents.
  const drop = () => (at === visitors ? at : shelf).drop(intent.key);
  const written = within(at.put(intent), LONGEST_WRITE_MS);
  try {
    const answer = await underWay(intent.key, async () => {
      await written;
      return send(intent.key, withSeen(request, intent.seen));
    });
    drop();
    return answer;
  } catch (error) {
    if (open ? isOfCommand(error) : !isOutcomeUnknown(error)) drop();
    else leftOpen.tell();
    throw error;
  }
}

function newIntent(
  { place, ...sent }: Pick<Intent, 'asked' | 'name' | 'path'> & { place: string | undefined },
  seen: Record<string, unknown>,
): Intent {
  return {
    key: crypto.randomUUID(),
    at: new Date().toISOString(),
    ...sent,
    ...(place === undefined ? {} : { place }),
    ...(Object.keys(seen).length > 0 ? { seen: JSON.stringify(seen) } : {}),
  };
}

/** The key of the same request if its outcome is unknown; undefined if it was not sent, or was answered. */
export async function openKey(name: EndpointName, kind: Kind, request: Request): Promise<string | undefined> {
  const asked = await digestOf(name, partsOf(request, kind).meant);
  return intentOf(await shelfHere(), asked)?.key;
}
