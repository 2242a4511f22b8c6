/** Stands for a detail that was given but could be read in more than one way, or in none that makes sense. */
export const UNCLEAR: unique symbol = Symbol('unclear');
export type Unclear = typeof UNCLEAR;

/** A detail as far as it is certain. */
export function sure<T>(value: T | Unclear): T | null {
  return value === UNCLEAR ? null : (value as T); // the symbol was just told apart
}
