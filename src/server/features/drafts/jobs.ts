import type { Deps } from '../../deps.ts';
import { deleteExpiredDrafts } from './delete-expired-drafts.ts';

const TIDY_MINUTES = 59;

export function registerDraftJobs(deps: Deps): void {
  deps.jobs.work('tidy-drafts', () => deleteExpiredDrafts(deps));
  deps.jobs.repeat('tidy-drafts', TIDY_MINUTES);
}
