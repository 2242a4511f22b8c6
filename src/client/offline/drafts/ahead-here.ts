import { localTexts } from '../../device/browser/texts.ts';
import { keyring } from '../../device/device-keys.ts';
import { writeAhead } from './write-ahead.ts';

/** The id of this tab as a draft writer. */
export const TAB = crypto.randomUUID();
/** The write-ahead of this device. */
export const ahead = writeAhead(localTexts, keyring.keyOf);
