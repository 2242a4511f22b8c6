import type { RefusalCode } from './errors.ts';
import type { Locale } from './locale.ts';

export type RefusalParams = Readonly<Record<string, string | number | Readonly<Record<Locale, string>>>>;

/** A refusal by a rule: returned to the caller as a value, never thrown. */
export interface Refusal {
  readonly refused: RefusalCode;
  /** Field path (`passengers[0].surname`) to message key, for bad input. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Values for the message's placeholders; multilingual ones are shown in the caller's language. */
  readonly params?: RefusalParams;
  /** Data the caller needs to continue, e.g. the current record on a stale write. */
  readonly data?: unknown;
}

export function refuse(code: RefusalCode, details: Omit<Refusal, 'refused'> = {}): Refusal {
  return { refused: code, ...details };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && typeof value.refused === 'string';
}
