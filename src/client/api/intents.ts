import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { REFUSALS } from '../../contract/errors.ts';
import { toBase64 } from '../device/base64.ts';
import { heldLocks, holdLock } from '../device/browser/tabs.ts';
import { ApiError, leavesOpen } from './errors.ts';
import { type Intent, type IntentShelf, memoryShelf, visitorShelf } from './intent-shelf.ts';
import type { Request } from './request.ts';
import { accountOf, session } from './session.ts';
import { createNews } from './traffic.ts';
import { within } from './within.ts';

/** Whoever asks for the same a day later means it anew. */
const LASTS_MS = 24 * 60 * 60_000;
/** A device that does not answer keeps nobody from sending: no longer than this is it waited for. */
const LONGEST_READ_MS = 2000;
const LONGEST_WRITE_MS = 500;

const visitors = visitorShelf();
let shelf = memoryShelf();
/** Resolves once what keeps intents is loaded, where it is going to be. */
let arrival: Promise<void> = Promise.resolve();
let arrive = (): void => undefined;
/** A session, by its token, waits once. */
let waiting: { token: string; done: Promise<void> } | null = null;

/** What keeps intents is loaded after the first screen: a press waits for it, since it knows what was sent before a reload. */
export function awaitIntents(): void {
  arrival = new Promise((resolve) => {
    arrive = resolve;
  });
}

/** From now on intents of who is logged in lie there, and outlive the page if what lies there does. */
export function keepIntentsOn(next: IntentShelf): void {
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

/** Where intents of whoever is here lie, once what lies there is known or has been waited for long enough. */
async function shelfHere(): Promise<IntentShelf> {
  const current = session.get();
  if (current === null) return visitors;
  await untilRead(current.token);
  return shelf;
}

const isFresh = ({ at }: Intent): boolean => Date.now() - Date.parse(at) < LASTS_MS;

/** The same for the same question of the same account to the same call, and for no other. */
async function digestOf(name: EndpointName, { path, body }: Request): Promise<string> {
  const head = new TextEncoder().encode([accountOf(session.get()), name, path, ''].join('\n'));
  const rest = typeof body === 'string' ? new TextEncoder().encode(body) : (body ?? new Uint8Array());
  const bytes = new Uint8Array(head.length + rest.length);
  bytes.set(head);
  bytes.set(rest, head.length);
  return toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/**
 * A refusal that the command itself gave, which looks for an answer under its key first: nothing was done under it. Any other one of a
 * retry says nothing of the first try, since it may have been turned away before that: by a server that stops, a limit, a right that is gone.
 */
const isOfCommand = (error: unknown): boolean => error instanceof ApiError && error.code === REFUSALS.staleVersion.code;

/** On its way: from this page, or by the lock of its name from any. */
const sending = new Set<string>();
const lockOf = (key: string) => `interline-intent/${key}`;

/**
 * Sends what goes out under a key: until it is answered, no window asks what became of it. Another window that sends the same waits for
 * that, unless it `isShared`: then the server says which of them was the second.
 */
export function underWay<T>(key: string, send: () => Promise<T>, isShared = false): Promise<T> {
  sending.add(key);
  return holdLock(lockOf(key), send, { isShared, otherwise: send }).finally(() => sending.delete(key));
}

/** Answers which keys are on their way, from any window. */
export async function keysUnderWay(): Promise<(key: string) => boolean> {
  const held = await heldLocks();
  return (key) => sending.has(key) || held.has(lockOf(key));
}

/** Told whenever something was sent and nobody knows what became of it. */
export const leftOpen = createNews<void>();

/** What was sent under a key that whoever is here has lost the answer of. */
export type LostIntent = Intent & Required<Pick<Intent, 'name' | 'path'>>;

const isLost = (intent: Intent): intent is LostIntent =>
  intent.name !== undefined && intent.path !== undefined && isFresh(intent);

/** All that whoever is logged in has sent, and that is on its way no more; what a crashed page has sent is among it. */
export async function lostIntents(): Promise<LostIntent[]> {
  const current = session.get();
  if (current === null) return [];
  await untilRead(current.token);
  const isUnderWay = await keysUnderWay();
  return shelf.all().filter((intent): intent is LostIntent => isLost(intent) && !isUnderWay(intent.key));
}

/** Its answer is known. */
export const forgetIntent = (key: string): void => shelf.drop(key);

/** Asks what became of it, shows that where it is known, and answers whether it is. */
type LookUp = (intent: LostIntent) => Promise<boolean>;
let lookUp: LookUp = async () => false;
export function lookUpBy(next: LookUp): void {
  lookUp = next;
}

/** Nobody waits longer for what became of the one before. */
const LONGEST_LOOK_MS = 5000;

/**
 * Whoever has changed what was sent, after its answer was lost, sends it as something else: first it is found out whether the one before
 * has arrived, and said so.
 */
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

/** What an endpoint says of requests that are sent once. */
type Kind = Pick<Endpoint<unknown, unknown>, 'seen' | 'fresh' | 'hasOwnLookUp'>;

/** A request without what the sender only saw and what is new at each try; and what the sender saw. */
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

/** A request with what was seen when it first went out. */
function withSeen(request: Request, seen: string | undefined): Request {
  if (seen === undefined || typeof request.body !== 'string') return request;
  return { ...request, body: JSON.stringify({ ...JSON.parse(request.body), ...JSON.parse(seen) }) };
}

const intentOf = (at: IntentShelf, asked: string): Intent | undefined =>
  at.all().find((intent) => intent.asked === asked && isFresh(intent));

/**
 * Sends what creates or moves something so that it is done once: whatever asks for the same while its answer is not known goes out under
 * the same key and with what was seen then, also from another tab, after a reload, and after a restart. An answer ends it, and so does a
 * refusal that is sure. The device takes it down before it goes out, which may take a moment: `send` looks whether its sender is still
 * logged in.
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
  // From here to where it is put down nothing waits: a second tap finds it.
  const open = intentOf(at, asked);
  const lookedUpAs = kind.hasOwnLookUp ? {} : { name, path: request.path };
  const intent = open ?? newIntent({ asked, ...lookedUpAs, place }, seen);
  for (const old of at.all()) if (!isFresh(old)) at.drop(old.key);
  // Another shelf may have taken over what lay on this one.
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
    if (open ? isOfCommand(error) : !leavesOpen(error)) drop();
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

/** The key under which that went out whose answer is not known; undefined where it did not, or was answered. */
export async function openKey(name: EndpointName, kind: Kind, request: Request): Promise<string | undefined> {
  const asked = await digestOf(name, partsOf(request, kind).meant);
  return intentOf(await shelfHere(), asked)?.key;
}
