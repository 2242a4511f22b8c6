import type { Instant } from '../../contract/dates.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { REFUSALS } from '../../contract/errors.ts';
import { toBase64 } from '../device/base64.ts';
import { ApiError, leavesOpen } from './errors.ts';
import type { Request } from './request.ts';
import { accountOf, session } from './session.ts';

/** What somebody has asked for and whose answer is not known. */
export interface Intent {
  /** Under which it went out. */
  key: string;
  /** A digest of what it asks. */
  asked: string;
  /** JSON of what the sender saw (`seen` of the endpoint), where that went out with it. */
  seen?: string;
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

/**
 * A refusal that the command itself gave, which looks for an answer under its key first: nothing was done under it. Any other one of a
 * retry says nothing of the first try, since it may have been turned away before that: by a server that stops, a limit, a right that is gone.
 */
const isOfCommand = (error: unknown): boolean => error instanceof ApiError && error.code === REFUSALS.staleVersion.code;

/** A request without what the sender only saw, and that. */
function partsOf(request: Request, fields: readonly string[] = []): { meant: Request; seen: Record<string, unknown> } {
  if (fields.length === 0 || typeof request.body !== 'string') return { meant: request, seen: {} };
  const entries = Object.entries<unknown>(JSON.parse(request.body));
  const [seen, meant] = [true, false].map((isSeen) => entries.filter(([name]) => fields.includes(name) === isSeen));
  return {
    meant: { ...request, body: JSON.stringify(Object.fromEntries(meant ?? [])) },
    seen: Object.fromEntries(seen ?? []),
  };
}

/** A request with what was seen when it first went out. */
function withSeen(request: Request, seen: string | undefined): Request {
  if (seen === undefined || typeof request.body !== 'string') return request;
  return { ...request, body: JSON.stringify({ ...JSON.parse(request.body), ...JSON.parse(seen) }) };
}

const intentOf = (asked: string): Intent | undefined =>
  shelf.all().find((intent) => intent.asked === asked && isFresh(intent));

/** What an endpoint says of requests that are sent once. */
type Kind = Pick<Endpoint<unknown, unknown>, 'seen'>;

/**
 * Sends what creates or moves something so that it is done once: whatever asks for the same while its answer is not known goes out under
 * the same key and with what was seen then, also from another tab, after a reload, and after a restart. An answer ends it, and so does a
 * refusal that is sure.
 */
export async function sendOnce<T>(
  name: EndpointName,
  { seen: fields }: Kind,
  request: Request,
  send: (key: string, request: Request) => Promise<T>,
): Promise<T> {
  const { meant, seen } = partsOf(request, fields);
  const asked = await digestOf(name, meant);
  const open = intentOf(asked);
  const intent = open ?? newIntent(asked, seen);
  for (const old of shelf.all()) if (!isFresh(old)) shelf.drop(old.key);
  shelf.put(intent);
  try {
    const answer = await send(intent.key, withSeen(request, intent.seen));
    shelf.drop(intent.key);
    return answer;
  } catch (error) {
    if (open ? isOfCommand(error) : !leavesOpen(error)) shelf.drop(intent.key);
    throw error;
  }
}

function newIntent(asked: string, seen: Record<string, unknown>): Intent {
  const intent = { key: crypto.randomUUID(), asked, at: new Date().toISOString() };
  return Object.keys(seen).length > 0 ? { ...intent, seen: JSON.stringify(seen) } : intent;
}

/** The key under which that went out whose answer is not known; undefined where it did not, or was answered. */
export async function openKey(name: EndpointName, { seen }: Kind, request: Request): Promise<string | undefined> {
  return intentOf(await digestOf(name, partsOf(request, seen).meant))?.key;
}
