import { useEffect } from 'react';
import { followEvents } from '../../api/events.ts';
import { useSession } from '../../api/session.ts';

/** Follows the server's events for as long as somebody is logged in. */
export function LiveUpdates() {
  const token = useSession()?.token;
  useEffect(() => (token ? followEvents(token) : undefined), [token]);
  return null;
}
