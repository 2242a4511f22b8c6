import { type Envelope, REFUSALS } from '../../contract/errors.ts';
import type { Locale } from '../../contract/locale.ts';
import { fieldMessage, refusalMessage } from '../../contract/messages.ts';
import type { Refusal } from '../../contract/result.ts';

export interface Answer {
  status: number;
  envelope: Envelope<unknown>;
}

export function accept(data: unknown): Answer {
  return { status: 200, envelope: { code: 0, data: data ?? null, message: '' } };
}

/** The envelope around data that is JSON text already. */
export function acceptWritten(json: string): string {
  return `{"code":0,"data":${json},"message":""}`;
}

/** A refusal in the caller's language: badInput carries its fields, others what the caller needs to continue. */
export function reject(refusal: Refusal, locale: Locale, requestId: string): Answer {
  const { code, status } = REFUSALS[refusal.refused];
  const message = refusalMessage(refusal.refused, locale, { ...refusal.params, requestId });
  const unexpected = refusal.refused === 'unexpected';
  return { status, envelope: { code, data: dataOf(refusal, locale), message, ...(unexpected ? { requestId } : {}) } };
}

function dataOf(refusal: Refusal, locale: Locale): unknown {
  if (!refusal.fields) return refusal.data ?? null;
  const fields = Object.entries(refusal.fields).map(([path, key]) => [path, fieldMessage(key, locale)]);
  const more = typeof refusal.data === 'object' && refusal.data !== null ? refusal.data : {};
  return { ...more, fields: Object.fromEntries(fields) };
}
