import type { Deps } from '../../deps.ts';
import { tidyEnquiries } from './delete-enquiry.ts';

const TIDY_MINUTES = 43;

export function registerEnquiryJobs(deps: Deps): void {
  deps.jobs.work('tidy-enquiries', () => tidyEnquiries(deps));
  deps.jobs.repeat('tidy-enquiries', TIDY_MINUTES);
}
