import type { RefusalCode } from './errors.ts';
import type { Locale } from './locale.ts';

export type RefusalParams = Readonly<Record<string, string | number | Readonly<Record<Locale, string>>>>;

/** A refusal by a rule: a value that travels up to the caller, never an exception. */
export interface Refusal {
  readonly refused: RefusalCode;
  /** Field path (`passengers[0].surname`) to message key, for bad input. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Values for the message's placeholders; words that are there in every language are said in the caller's. */
  readonly params?: RefusalParams;
  /** What the caller needs to go on, e.g. the current record on a stale write. */
  readonly data?: unknown;
}

export function refuse(code: RefusalCode, details: Omit<Refusal, 'refused'> = {}): Refusal {
  return { refused: code, ...details };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && typeof value.refused === 'string';
}
