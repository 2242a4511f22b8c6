import { indexedDatabase } from './key-value.ts';
import { createKeyring, SEALED_DATABASE } from './keyring.ts';
import { createLogOutTickets } from './log-out-tickets.ts';

export const sealedDevice = indexedDatabase(SEALED_DATABASE, 'strict');
/** The keys that this page uses. */
export const keyring = createKeyring(sealedDevice);
/** What the server is still to be told of log-outs on this device. */
export const logOutTickets = createLogOutTickets(sealedDevice);
