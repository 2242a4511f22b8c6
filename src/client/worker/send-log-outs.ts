import { indexedDatabase } from '../device/key-value.ts';
import { SEALED_DATABASE } from '../device/keyring.ts';
import { createLogOutTickets } from '../device/log-out-tickets.ts';

/** Reports log-outs while no page may be open. Rejects when the server did not confirm all, so that the browser retries. */
export async function sendLogOuts(): Promise<void> {
  const left = await createLogOutTickets(indexedDatabase(SEALED_DATABASE, 'strict')).tell();
  if (left > 0) throw new Error(`the server has not heard of ${left} log-outs`);
}
