import type { OrderProduct, OrderStatus } from './order-products.ts';

/**
 * Server-sent events of GET /base/v2/events. Each carries an increasing id; a reconnecting client sends the last one as
 * `Last-Event-ID`. Events say what changed, not the new value: the client asks again for what it shows.
 */
export type PortalEvent =
  | { type: 'order'; product: OrderProduct; orderId: string; status: OrderStatus; version: number }
  | { type: 'counts' }
  | { type: 'wallet' }
  /** What the company or the user may do, or what it settles in, has changed: who the user is and what they may is asked again. */
  | { type: 'company' }
  /** The portal has told of an order, or the user has read what it told. */
  | { type: 'notices' }
  /** To the provider's people: something waits at the desk, is done, or was taken by somebody. */
  | { type: 'desk'; orderId: string | null }
  /** The server could not replay everything since Last-Event-ID: ask again for all that is on screen. */
  | { type: 'resync' };
