import type { EndpointName } from '../../contract/endpoints.ts';
import type { KindName } from '../offline/drafts/draft-kind.ts';

/** The endpoint of each form, by the kind of its drafts. */
export const BOOKING_CALLS = {
  'flight-passengers': 'createFlightOrder',
  'train-passengers': 'createTrainOrder',
  'group-request': 'createGroupOrder',
} as const satisfies Record<KindName, EndpointName>;
export type BookingCall = (typeof BOOKING_CALLS)[KindName];
