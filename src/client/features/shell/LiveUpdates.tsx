import { useEffect } from 'react';
import { followEvents } from '../../api/events.ts';
import { useSession } from '../../api/session.ts';
import { useOrdersAhead } from './use-orders-ahead.ts';

/** Keeps what the account has on this device up to date for as long as somebody is logged in. */
export function LiveUpdates() {
  const token = useSession()?.token;
  useOrdersAhead(token);
  useEffect(() => (token ? followEvents(token) : undefined), [token]);
  return null;
}
