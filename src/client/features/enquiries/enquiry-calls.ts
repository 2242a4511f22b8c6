import type { EndpointName } from '../../../contract/endpoints.ts';

/** Who handles enquiries: the provider's desk, or an agency for its own site. */
export type Place = 'desk' | 'company';

/** By what calls. */
export const CALLS = {
  desk: { list: 'enquiries', settle: 'settleEnquiry', remove: 'deleteEnquiry' },
  company: { list: 'ownEnquiries', settle: 'settleOwnEnquiry', remove: 'deleteOwnEnquiry' },
} as const satisfies Record<Place, Record<string, EndpointName>>;
