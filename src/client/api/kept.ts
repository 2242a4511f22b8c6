import { type GuardedTexts, localTexts } from '../device/browser/texts.ts';

// Here as well, for what reads kept values.
export { isRecord } from './is-record.ts';

/** Where lies what a visitor types (offline/drafts/visitor-drafts.ts). */
export const VISITOR_KEY = 'interline.visitor';

/** JSON that all tabs share, or another storage's. What is torn is nothing. */
export function readKept(key: string, texts: GuardedTexts = localTexts): unknown {
  try {
    return JSON.parse(texts.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Answers whether the device kept it; what it refuses lives until the page goes. */
export function writeKept(key: string, value: unknown, texts: GuardedTexts = localTexts): boolean {
  if (value !== null) return texts.set(key, JSON.stringify(value));
  texts.remove(key);
  return true;
}
