import type { Deps } from '../../deps.ts';
import { SearchStore } from './search-store.ts';

const TIDY_MINUTES = 10;

/** Registers the searches' jobs; called before the queue starts. */
export function registerSearchJobs({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): void {
  const store = new SearchStore(db);
  jobs.work('tidy-searches', () => store.tidy(clock.now()));
  jobs.repeat('tidy-searches', TIDY_MINUTES);
}
