import { keyring } from '../../device/device-keys.ts';
import { indexedDatabase } from '../../device/key-value.ts';
import { sealedValues } from '../../device/sealed-values.ts';
import { withMemory } from '../drafts/with-memory.ts';
import { OUTBOX_DATABASE } from './outbox.ts';

const values = sealedValues(indexedDatabase(OUTBOX_DATABASE), keyring.keyOf);

/** The outbox's own database: every change is sealed in it, and goes into the account's box with the drafts at a log-out. */
export const outboxDevice = { ...withMemory(values), sealPlain: values.sealPlain };
