import type { Instant } from '../../contract/dates.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { toBase64 } from '../device/base64.ts';
import { ApiError, leavesOpen } from './errors.ts';
import type { Request } from './request.ts';
import { accountOf, session } from './session.ts';

/** What somebody has asked for and whose answer is not known: the key it went out under, and a digest of what it asks. */
export interface Intent {
  key: string;
  asked: string;
  at: Instant;
}

/** Where intents lie until they are answered. */
export interface IntentShelf {
  all(): readonly Intent[];
  put(intent: Intent): void;
  drop(key: string): void;
}

/** Whoever asks for the same a day later means it anew. */
const LASTS_MS = 24 * 60 * 60_000;

function memoryShelf(): IntentShelf {
  const held = new Map<string, Intent>();
  return {
    all: () => [...held.values()],
    put: (intent) => void held.set(intent.key, intent),
    drop: (key) => void held.delete(key),
  };
}

let shelf = memoryShelf();

/** From now on intents lie there, and outlive the page if what lies there does. */
export function keepIntentsOn(next: IntentShelf): void {
  for (const intent of shelf.all()) next.put(intent);
  shelf = next;
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

const intentOf = (asked: string): Intent | undefined =>
  shelf.all().find((intent) => intent.asked === asked && isFresh(intent));

/**
 * Sends what creates or moves something so that it is done once: whatever asks for the same while its answer is not known goes out under
 * the same key, also from another tab, after a reload, and after a restart. An answer, and a refusal that is sure, end it.
 */
export async function sendOnce<T>(name: EndpointName, request: Request, send: (key: string) => Promise<T>): Promise<T> {
  const asked = await digestOf(name, request);
  const open = intentOf(asked);
  const intent = open ?? { key: crypto.randomUUID(), asked, at: new Date().toISOString() };
  for (const old of shelf.all()) if (!isFresh(old)) shelf.drop(old.key);
  shelf.put(intent);
  try {
    const answer = await send(intent.key);
    shelf.drop(intent.key);
    return answer;
  } catch (error) {
    // Without a session this try alone did nothing: of an earlier one nobody knows it yet.
    const isUnsent = error instanceof ApiError && error.kind === 'session';
    if (!leavesOpen(error) && !(open && isUnsent)) shelf.drop(intent.key);
    throw error;
  }
}

/** The key under which that went out whose answer is not known; undefined where it did not, or was answered. */
export async function openKey(name: EndpointName, request: Request): Promise<string | undefined> {
  return intentOf(await digestOf(name, request))?.key;
}
