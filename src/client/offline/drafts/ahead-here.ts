import { localTexts } from '../../device/browser/texts.ts';
import { keyring } from '../../device/device-keys.ts';
import { writeAhead } from './write-ahead.ts';

/** This tab, as drafts name their writers. */
export const TAB = crypto.randomUUID();
/** The write-ahead of this device. */
export const ahead = writeAhead(localTexts, keyring.keyOf);
