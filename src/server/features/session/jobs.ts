import type { Deps } from '../../deps.ts';
import { tidySessions } from './tidy-sessions.ts';

const TIDY_MINUTES = 53;

export function registerSessionJobs(deps: Deps): void {
  deps.jobs.work('tidy-sessions', () => tidySessions(deps));
  deps.jobs.repeat('tidy-sessions', TIDY_MINUTES);
}
