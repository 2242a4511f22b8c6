import type { Refusal } from '../../contract/result.ts';
import type { SheetRow } from './read-sheet.ts';

/** A list on its way to the process that reads it. */
export interface SheetTask {
  file: Uint8Array;
}

export interface SheetAnswer {
  rows: SheetRow[] | Refusal;
}

export function isSheetTask(message: unknown): message is SheetTask {
  return typeof message === 'object' && message !== null && 'file' in message && message.file instanceof Uint8Array;
}

/** It comes from our own program. */
export function isSheetAnswer(message: unknown): message is SheetAnswer {
  return typeof message === 'object' && message !== null && 'rows' in message;
}

/** What the process says once it runs, so that its start is not counted against the list. */
export const SHEET_READER_READY = 'ready';

export const isSheetReaderReady = (message: unknown): boolean => message === SHEET_READER_READY;
