import { indexedDatabase } from './key-value.ts';
import { createKeyring, SEALED_DATABASE } from './keyring.ts';
import { createLogOutTickets } from './log-out-tickets.ts';

export const sealedDevice = indexedDatabase(SEALED_DATABASE, 'strict');
/** The keys that this page uses. */
export const keyring = createKeyring(sealedDevice);
/** Log-outs on this device still to be reported to the server. */
export const logOutTickets = createLogOutTickets(sealedDevice);
