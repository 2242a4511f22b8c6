import type { Deps } from '../../deps.ts';
import { deleteExpiredSessions } from './delete-expired-sessions.ts';

const TIDY_MINUTES = 53;

export function registerSessionJobs(deps: Deps): void {
  deps.jobs.work('tidy-sessions', () => deleteExpiredSessions(deps));
  deps.jobs.repeat('tidy-sessions', TIDY_MINUTES);
}
