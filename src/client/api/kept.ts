// Here as well, for what reads kept values.
export { isRecord } from './is-record.ts';

/** Where lies what a visitor types (offline/drafts/visitor-drafts.ts). */
export const VISITOR_KEY = 'interline.visitor';

/** JSON in localStorage. A browser that refuses storage (private mode, full disk) behaves like an empty one. */
export function readKept(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Answers whether the device kept it; what it refuses lives until the page goes. */
export function writeKept(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
