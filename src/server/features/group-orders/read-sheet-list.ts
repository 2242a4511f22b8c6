import { ValidationError } from 'yup';
import type { GroupRowsInput, GroupSheetAnswer, GroupSheetInput } from '../../../contract/group-sheets.ts';
import type { Locale } from '../../../contract/locale.ts';
import { type PassengerContext, passengerSchema } from '../../../contract/passengers.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { groupOf } from '../../orders/groups/group-rows.ts';
import { listContext } from '../../orders/groups/hand-in-list.ts';
import { readOrder } from '../../orders/order-rows.ts';
import { readPastedRows } from '../../sheets/read-pasted.ts';
import type { SheetRow } from '../../sheets/read-sheet.ts';
import { GROUP_COLUMNS } from '../../sheets/sheet-columns.ts';
import { readSheetApart } from '../../sheets/sheet-reader.ts';
import { presentSheet, type SheetPassenger } from './present.ts';
import { passengerOfRow } from './sheet-passenger.ts';

/**
 * POST …/{id}/passengers/sheet: reads a list (xlsx) for the form, row by row with what is wrong; nothing of it is handed in. Refuses
 * with orderNotFound, sheetUnreadable, sheetTooLong or recogniserBusy.
 */
export async function readSheetList(
  deps: Deps,
  actor: Actor,
  { id, image }: GroupSheetInput,
  locale: Locale,
): Promise<GroupSheetAnswer | Refusal> {
  return checkRows(deps, actor, id, locale, () => readSheetApart(Buffer.from(image)));
}

/** POST …/{id}/passengers/rows: the same of rows that are pasted. Refuses with orderNotFound, sheetUnreadable or sheetTooLong. */
export async function readRowsList(
  deps: Deps,
  actor: Actor,
  { id, text }: GroupRowsInput,
  locale: Locale,
): Promise<GroupSheetAnswer | Refusal> {
  return checkRows(deps, actor, id, locale, () => readPastedRows(text, GROUP_COLUMNS));
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
  return presentSheet(await Promise.all(rows.map((row) => checked(deps, row, context))), locale);
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
