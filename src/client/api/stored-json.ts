import { type GuardedTexts, localTexts } from '../device/browser/texts.ts';

// Re-exported for readers of stored values.
export { isRecord } from './is-record.ts';

/** The key of a visitor's input (offline/drafts/visitor-drafts.ts). */
export const VISITOR_KEY = 'interline.visitor';

/** Reads JSON shared by all tabs, or from another storage; null if invalid. */
export function readStored(key: string, texts: GuardedTexts = localTexts): unknown {
  try {
    return JSON.parse(texts.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns whether it was stored; otherwise it lasts until the page closes. */
export function writeStored(key: string, value: unknown, texts: GuardedTexts = localTexts): boolean {
  if (value !== null) return texts.set(key, JSON.stringify(value));
  texts.remove(key);
  return true;
}
