import { ValidationError } from 'yup';
import { duplicateFaults } from '../../../contract/duplicates.ts';
import { type GroupFileInput, type GroupListInput, groupListInput } from '../../../contract/group-lists.ts';
import type { GroupRowsInput, GroupSheetAnswer, GroupSheetInput } from '../../../contract/group-sheets.ts';
import type { Locale } from '../../../contract/locale.ts';
import { type PassengerContext, passengerSchema } from '../../../contract/passengers.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import { readUpload } from '../../accounts/sent-files.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { groupOf } from '../../orders/groups/group-rows.ts';
import { listContext } from '../../orders/groups/hand-in-list.ts';
import { readOrder } from '../../orders/order-rows.ts';
import { readPastedRows } from '../../sheets/read-pasted.ts';
import type { SheetRow } from '../../sheets/read-sheet.ts';
import { GROUP_COLUMNS } from '../../sheets/sheet-columns.ts';
import { presentSheet, type SheetPassenger } from './present.ts';
import { passengerOfRow } from './sheet-passenger.ts';

/**
 * POST …/{id}/passengers/sheet: reads a list (xlsx) for the form, row by row with what is wrong; nothing of it is handed in. Refuses
 * with orderNotFound, sheetUnreadable, sheetColumns, sheetTooLong or recogniserBusy.
 */
export async function readSheetList(
  deps: Deps,
  actor: Actor,
  { id, image }: GroupSheetInput,
  locale: Locale,
  signal: AbortSignal,
): Promise<GroupSheetAnswer | Refusal> {
  return checkRows(deps, actor, id, locale, () => deps.sheets.read(image, signal));
}

/** POST …/{id}/passengers/rows: the same of rows that are pasted. Refuses with orderNotFound, sheetUnreadable, sheetColumns or sheetTooLong. */
export async function readRowsList(
  deps: Deps,
  actor: Actor,
  { id, text }: GroupRowsInput,
  locale: Locale,
): Promise<GroupSheetAnswer | Refusal> {
  return checkRows(deps, actor, id, locale, () => readPastedRows(text, GROUP_COLUMNS));
}

/**
 * The list of passengers that a spreadsheet holds which was sent in before, to be handed in. Refuses with orderNotFound, badInput (the file
 * is not the caller's, or row by row what is wrong), sheetUnreadable, sheetColumns, sheetTooLong or recogniserBusy.
 */
export async function readListFile(
  deps: Deps,
  actor: Actor,
  { fileId, ...input }: GroupFileInput,
  signal: AbortSignal,
): Promise<GroupListInput | Refusal> {
  const order = await readOrder(deps.db, actor, input.id, 'group');
  if (!order) return refuse('orderNotFound');
  const file = await readUpload(deps, actor, fileId, 'passenger-list');
  if (isRefusal(file)) return file;
  const context = listContext(await groupOf(deps.db, order), deps.clock.now());
  const rows = await deps.sheets.read(file, signal);
  if (isRefusal(rows)) return rows;
  const passengers = rows.map((row) => passengerOfRow(row, deps.dictionaries, context));
  try {
    return await groupListInput.validate({ ...input, passengers }, { strict: true, abortEarly: false, context });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    const fields = faults.toReversed().map(({ path = '', message }) => [inSheet(path, rows), message]);
    return refuse('badInput', { fields: Object.fromEntries(fields) });
  }
}

/** A path of a list by the rows of its sheet; without any, the list is the file. */
function inSheet(path: string, rows: readonly SheetRow[]): string {
  const [, index, rest] = /^passengers\[(\d+)\](.*)$/.exec(path) ?? [];
  const row = rows[Number(index)]?.row;
  if (row !== undefined) return `rows[${row}]${rest ?? ''}`;
  return path === 'passengers' ? 'fileId' : path;
}

async function checkRows(
  deps: Deps,
  actor: Actor,
  id: string,
  locale: Locale,
  read: () => Promise<SheetRow[] | Refusal> | SheetRow[] | Refusal,
): Promise<GroupSheetAnswer | Refusal> {
  const order = await readOrder(deps.db, actor, id, 'group');
  if (!order) return refuse('orderNotFound');
  const context = listContext(await groupOf(deps.db, order), deps.clock.now());
  const rows = await read();
  if (isRefusal(rows)) return rows;
  return presentSheet(withDuplicates(await Promise.all(rows.map((row) => checked(deps, row, context)))), locale);
}

/** The lines with what is wrong between them: somebody stands in two. */
function withDuplicates(lines: readonly SheetPassenger[]): SheetPassenger[] {
  const found = duplicateFaults(lines.map(({ passenger }) => passenger));
  const twins = new Map(found.map(({ index, field, message }) => [index, { [field]: message }]));
  return lines.map((line, i) => ({ ...line, faults: { ...twins.get(i), ...line.faults } }));
}

async function checked(deps: Deps, row: SheetRow, context: PassengerContext): Promise<SheetPassenger> {
  const passenger = passengerOfRow(row, deps.dictionaries, context);
  try {
    await passengerSchema.validate(passenger, { strict: true, abortEarly: false, context });
    return { row: row.row, passenger, faults: {} };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    return {
      row: row.row,
      passenger,
      faults: Object.fromEntries(faults.toReversed().map(({ path = '', message }) => [path, message])),
    };
  }
}
