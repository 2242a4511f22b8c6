import type { OrderProduct, OrderStatus } from './order-products.ts';

/**
 * Server-sent events of GET /base/v2/events. Each carries an increasing id; a reconnecting client sends the last one as `Last-Event-ID`.
 * Events name what changed, not the new value: the client refetches what it shows.
 */
export type PortalEvent =
  | { type: 'order'; product: OrderProduct; orderId: string; status: OrderStatus; version: number }
  | { type: 'counts' }
  | { type: 'wallet' }
  /** The permissions or terms of the company or the user, or its settlement currency, have changed: the client refetches the session. */
  | { type: 'company' }
  /** A notice about an order was created, or the user has read notices. */
  | { type: 'notices' }
  /** To the provider's staff: a desk task was created, completed or claimed. */
  | { type: 'desk'; orderId: string | null }
  /** The server could not replay everything since Last-Event-ID: refetch all that is on screen. */
  | { type: 'resync' };
