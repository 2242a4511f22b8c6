import { indexedDatabase } from '../device/key-value.ts';
import { SEALED_DATABASE } from '../device/keyring.ts';
import { createLogOutTickets } from '../device/log-out-tickets.ts';

/** Tells the server of log-outs while no page may be open. Rejects when it did not hear of all, so that the browser tries again. */
export async function sendLogOuts(): Promise<void> {
  const left = await createLogOutTickets(indexedDatabase(SEALED_DATABASE, 'strict')).tell();
  if (left > 0) throw new Error(`the server has not heard of ${left} log-outs`);
}
