import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { REFUSALS } from '../../contract/errors.ts';

/** refused: by the server's rules. network: no answer. session: the session ended. unexpected: anything else. */
export type ApiErrorKind = 'refused' | 'network' | 'session' | 'unexpected';

interface ApiErrorParts {
  kind: ApiErrorKind;
  /** Six digits of the envelope; 0 without one. */
  code: number;
  /** HTTP status; 0 without an answer. */
  status: number;
  /** The server's message in the agent's language; empty without one. */
  message: string;
  /** Field path (`passengers[0].surname`) to the server's text, for bad input. */
  fields?: Readonly<Record<string, string>>;
  /** Data of the refusal for the next step, e.g. the current record. */
  data?: unknown;
  requestId?: string | undefined;
  /** When the server allows a retry. */
  retryAfterSeconds?: number;
}

/** If an answer lacks it, or a cross-origin page must not read it. */
const SOON = 2;

export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly code: number;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly data: unknown;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number;

  constructor({
    kind,
    code,
    status,
    message,
    fields = {},
    data = null,
    requestId,
    retryAfterSeconds = SOON,
  }: ApiErrorParts) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.data = data;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Codes after which nothing was done although they are no plain refusals. */
const SURELY_NOT_DONE: readonly number[] = [
  REFUSALS.supplierUnavailable.code,
  REFUSALS.notReady.code,
  REFUSALS.busy.code,
];

/** Whether a failure leaves the outcome unknown. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  // Without a session nothing is done.
  if (error.kind === 'session') return false;
  if (error.code === REFUSALS.requestInProgress.code) return true;
  return error.kind !== 'refused' && !SURELY_NOT_DONE.includes(error.code);
}

/** The fields named by a refusal, with their messages; undefined for other failures. */
export const refusedFields = (error: unknown): ApiError['fields'] => (error instanceof ApiError ? error.fields : {});

/** The message when nothing else is known. */
export const wentWrong = (): string => i18n._(msg`Something went wrong. Please try again.`);

/** The message for a failure (spec §8): the server's own if it gave one. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return wentWrong();
  if (error.message) return error.message;
  if (error.kind === 'network') return i18n._(msg`Network Error, please check your connection`);
  if (error.status === 404) return i18n._(msg`Not Found`);
  return wentWrong();
}
