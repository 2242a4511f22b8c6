import { indexedDatabase } from './key-value.ts';
import { createKeyring, SEALED_DATABASE } from './keyring.ts';

export const sealedDevice = indexedDatabase(SEALED_DATABASE);
/** The keys that this page uses. */
export const keyring = createKeyring(sealedDevice);
