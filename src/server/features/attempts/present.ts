import type { AttemptAnswer } from '../../../contract/attempts.ts';
import type { Known } from '../../commands/idempotency.ts';

export function presentAttempt(known: Known | null): AttemptAnswer {
  if (!known) return { state: 'none', answer: null };
  return known.state === 'done' ? { state: 'done', answer: known.answer ?? null } : { state: 'running', answer: null };
}
