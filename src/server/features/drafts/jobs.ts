import type { Deps } from '../../deps.ts';
import { tidyDrafts } from './tidy-drafts.ts';

const TIDY_MINUTES = 59;

export function registerDraftJobs(deps: Deps): void {
  deps.jobs.work('tidy-drafts', () => tidyDrafts(deps));
  deps.jobs.repeat('tidy-drafts', TIDY_MINUTES);
}
