import type { EndpointName } from '../../../contract/endpoints.ts';

/** Where enquiries are looked after: at the provider's desk, or by an agency those of its own site. */
export type Place = 'desk' | 'company';

/** By what calls. */
export const CALLS = {
  desk: { list: 'enquiries', settle: 'settleEnquiry', remove: 'deleteEnquiry' },
  company: { list: 'ownEnquiries', settle: 'settleOwnEnquiry', remove: 'deleteOwnEnquiry' },
} as const satisfies Record<Place, Record<string, EndpointName>>;
