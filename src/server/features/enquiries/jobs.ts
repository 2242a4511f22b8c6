import type { Deps } from '../../deps.ts';
import { deleteExpiredEnquiries } from './delete-enquiry.ts';

const TIDY_MINUTES = 43;

export function registerEnquiryJobs(deps: Deps): void {
  deps.jobs.work('tidy-enquiries', () => deleteExpiredEnquiries(deps));
  deps.jobs.repeat('tidy-enquiries', TIDY_MINUTES);
}
