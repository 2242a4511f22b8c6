import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { REFUSALS } from '../../contract/errors.ts';

/** refused: the server's rules said no. network: no answer. session: the session ended. unexpected: anything else. */
export type ApiErrorKind = 'refused' | 'network' | 'session' | 'unexpected';

interface ApiErrorParts {
  kind: ApiErrorKind;
  /** Six digits of the envelope; 0 when there was none. */
  code: number;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** The server's words in the agent's language; empty when it gave none. */
  message: string;
  /** Field path (`passengers[0].surname`) to the server's words, for bad input. */
  fields?: Readonly<Record<string, string>>;
  /** What the refusal carries for going on, e.g. the current record. */
  data?: unknown;
  requestId?: string | undefined;
  /** When the server says the same may be asked again. */
  retryAfterSeconds?: number;
}

/** Where an answer does not say it, or a site of another name must not read it. */
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

/** Answers after which nothing was done although the server says more than that it refused. */
const SURELY_NOT_DONE: readonly number[] = [
  REFUSALS.supplierUnavailable.code,
  REFUSALS.notReady.code,
  REFUSALS.busy.code,
];

/** Whether a failure leaves open what the server did. */
export function leavesOpen(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  // Without a session nothing is done.
  if (error.kind === 'session') return false;
  if (error.code === REFUSALS.requestInProgress.code) return true;
  return error.kind !== 'refused' && !SURELY_NOT_DONE.includes(error.code);
}

/** The fields that a refusal names, with what is wrong with each; none of any other failure. */
export const refusedFields = (error: unknown): ApiError['fields'] => (error instanceof ApiError ? error.fields : {});

/** What is told where nothing else is known. */
export const wentWrong = (): string => i18n._(msg`Something went wrong. Please try again.`);

/** What to tell the agent about a failure (spec §8), in one place: the server's words when it gave some. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return wentWrong();
  if (error.message) return error.message;
  if (error.kind === 'network') return i18n._(msg`Network Error, please check your connection`);
  if (error.status === 404) return i18n._(msg`Not Found`);
  return wentWrong();
}
