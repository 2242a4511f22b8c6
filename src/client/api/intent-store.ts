import type { Instant } from '../../contract/dates.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { tabTexts } from '../device/browser/texts.ts';
import { isRecord, readStored, writeStored } from './stored-json.ts';

/** A request whose outcome is unknown. */
export interface Intent {
  /** Its idempotency key. */
  key: string;
  /** A digest of the request. */
  asked: string;
  /** JSON of what the sender saw (`seen` of the endpoint), if that was sent. */
  seen?: string;
  /** The call and its path, to look up the answer; absent for payments, and for requests of an earlier build. */
  name?: EndpointName;
  path?: string;
  /** Where its input is stored. */
  place?: string;
  at: Instant;
}

/** Stores intents until they are answered. */
export interface IntentStore {
  /** Resolves once all of them are loaded. */
  ready(): Promise<void>;
  all(): readonly Intent[];
  /** Available at once. Resolves once it also survives the page, or cannot. */
  put(intent: Intent): Promise<void>;
  drop(key: string): void;
}

/** Intents in memory, for the life of the page. `changed` receives all of them after every change. */
export function memoryIntentStore(
  lying: readonly Intent[] = [],
  changed: (all: readonly Intent[]) => void = () => undefined,
): IntentStore {
  const held = new Map(lying.map((intent) => [intent.key, intent]));
  const all = () => [...held.values()];
  return {
    ready: () => Promise.resolve(),
    all,
    put: async (intent) => {
      held.set(intent.key, intent);
      changed(all());
    },
    drop: (key) => {
      if (held.delete(key)) changed(all());
    },
  };
}

const VISITOR_INTENTS = 'interline.visitor-intents';

/** An intent without key and time; stored values were written by a build of the portal and come from nowhere else. */
export function isSent(value: unknown): value is Omit<Intent, 'key' | 'at'> {
  if (!isRecord(value)) return false;
  const texts = [value.asked, value.seen ?? '', value.name ?? '', value.path ?? '', value.place ?? ''];
  return texts.every((text) => typeof text === 'string');
}

const isIntent = (value: unknown): value is Intent =>
  isRecord(value) && typeof value.key === 'string' && typeof value.at === 'string' && isSent(value);

/** Intents of visitors: stored in their tab, also over a reload if the browser allows it. */
export function visitorIntentStore(): IntentStore {
  const kept = readStored(VISITOR_INTENTS, tabTexts);
  const lying = Array.isArray(kept) ? kept.filter(isIntent) : [];
  return memoryIntentStore(lying, (all) => void writeStored(VISITOR_INTENTS, all.length > 0 ? all : null, tabTexts));
}
