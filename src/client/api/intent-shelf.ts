import type { Instant } from '../../contract/dates.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { tabTexts } from '../device/browser/texts.ts';
import { isRecord, readKept, writeKept } from './kept.ts';

/** What somebody has asked for and whose answer is not known. */
export interface Intent {
  /** Under which it went out. */
  key: string;
  /** A digest of what it asks. */
  asked: string;
  /** JSON of what the sender saw (`seen` of the endpoint), where that went out with it. */
  seen?: string;
  /** The call and its path, by which its answer is asked for; absent of payments, and of what an earlier build sent. */
  name?: EndpointName;
  path?: string;
  /** Where what was typed for it is kept. */
  place?: string;
  at: Instant;
}

/** Where intents lie until they are answered. */
export interface IntentShelf {
  /** Resolves once all that lies there is known. */
  ready(): Promise<void>;
  all(): readonly Intent[];
  /** It is there at once. Resolves once it also outlives the page, or cannot. */
  put(intent: Intent): Promise<void>;
  drop(key: string): void;
}

/** Intents in memory: as long as the page stands. `changed` is told all of them after every change. */
export function memoryShelf(
  lying: readonly Intent[] = [],
  changed: (all: readonly Intent[]) => void = () => undefined,
): IntentShelf {
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

/** An intent but for where and since when it lies; what is kept was written by a build of the portal, and is nobody's but its own. */
export function isSent(value: unknown): value is Omit<Intent, 'key' | 'at'> {
  if (!isRecord(value)) return false;
  const texts = [value.asked, value.seen ?? '', value.name ?? '', value.path ?? '', value.place ?? ''];
  return texts.every((text) => typeof text === 'string');
}

const isIntent = (value: unknown): value is Intent =>
  isRecord(value) && typeof value.key === 'string' && typeof value.at === 'string' && isSent(value);

/** Intents of who is not logged in: their tab has them, also after a reload where the browser lets it. */
export function visitorShelf(): IntentShelf {
  const kept = readKept(VISITOR_INTENTS, tabTexts);
  const lying = Array.isArray(kept) ? kept.filter(isIntent) : [];
  return memoryShelf(lying, (all) => void writeKept(VISITOR_INTENTS, all.length > 0 ? all : null, tabTexts));
}
