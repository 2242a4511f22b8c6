import type { FlightOrderStatus } from './flight-order-states.ts';

/**
 * Server-sent events of GET /base/v2/events. Each carries an increasing id; a reconnecting client sends the last one as
 * `Last-Event-ID`. Events say what changed, not the new value: the client asks again for what it shows.
 */
export type PortalEvent =
  | { type: 'order'; orderId: string; status: FlightOrderStatus; version: number }
  | { type: 'counts' }
  | { type: 'wallet' }
  /** The server could not replay everything since Last-Event-ID: ask again for all that is on screen. */
  | { type: 'resync' };
