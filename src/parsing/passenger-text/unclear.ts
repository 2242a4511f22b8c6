/** Marks a detail that was given but is ambiguous, or not plausible in any reading. */
export const UNCLEAR: unique symbol = Symbol('unclear');
export type Unclear = typeof UNCLEAR;

/** A detail where it is certain. */
export function sure<T>(value: T | Unclear): T | null {
  return value === UNCLEAR ? null : (value as T); // the symbol was just excluded
}
