import { useEffect } from 'react';
import { followEvents } from '../../api/events.ts';
import { useSession } from '../../api/session.ts';
import { useOrdersAhead } from './use-orders-ahead.ts';

/** Keeps the account's data on this device up to date while a user is logged in. */
export function LiveUpdates() {
  const token = useSession()?.token;
  useOrdersAhead(token);
  useEffect(() => (token ? followEvents(token) : undefined), [token]);
  return null;
}
