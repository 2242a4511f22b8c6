import { createHash } from 'node:crypto';
import { ValidationError } from 'yup';
import type { Locale } from '../../../contract/locale.ts';
import { fieldMessage } from '../../../contract/messages.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/result.ts';
import {
  type NewTravellerInput,
  newTravellerInput,
  type TravellerImportAnswer,
  type TravellerImportInput,
} from '../../../contract/travellers.ts';
import type { Actor } from '../../actor.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { SheetRow } from '../../sheets/read-sheet.ts';
import { fieldsOfRow, withoutEmpty } from '../../sheets/row-fields.ts';
import { COLUMN_KEYS, SHEET_COLUMNS } from '../../sheets/sheet-columns.ts';
import { findDuplicate } from './find-duplicate.ts';
import { presentImport } from './present.ts';
import { addTraveller } from './save-traveller.ts';
import { findTraveller, lockTravellers, type TravellerRow } from './traveller-rows.ts';

type RowAnswer = TravellerImportAnswer['rows'][number];

interface ImportCall {
  input: TravellerImportInput;
  idempotencyKey: string | null;
  locale: Locale;
  signal: AbortSignal;
}

/** Carries a check's result out of the transaction that it rolls back. */
class TrialOver extends Error {
  readonly rows: RowAnswer[];
  constructor(rows: RowAnswer[]) {
    super('trial');
    this.rows = rows;
  }
}

/**
 * POST /base/v2/often-used-passengers/import: imports the valid rows and reports the errors of each other. Step `check` does the same and
 * rolls all of it back, as a preview for the agent.
 */
export async function importTravellers(deps: Deps, actor: Actor, call: ImportCall) {
  const { input, locale, signal } = call;
  const rows = await deps.sheets.read(input.image, signal);
  if (isRefusal(rows)) return rows;
  if (input.step === 'check') return tryOut(deps, actor, rows, locale);
  const { idempotencyKey } = call;
  const subject = { type: 'traveller-list', id: (done: TravellerImportAnswer) => `${done.created}+${done.merged}` };
  // The hash represents the file: two requests are the same when their files are.
  const file = createHash('sha256').update(input.image).digest('hex');
  const command = { name: 'importTravellers', actor, input: { file }, idempotencyKey, subject } as const;
  return runCommand(deps, command, async (tx) => presentImport(await takeRows(tx, actor, deps, rows, locale), false));
}

async function tryOut(
  deps: Deps,
  actor: Actor,
  rows: readonly SheetRow[],
  locale: Locale,
): Promise<TravellerImportAnswer> {
  try {
    return await deps.db.transaction(async (tx) => {
      throw new TrialOver(await takeRows(tx, actor, deps, rows, locale));
    });
  } catch (error) {
    if (error instanceof TrialOver) return presentImport(error.rows, true);
    throw error;
  }
}

async function takeRows(
  tx: Tx,
  actor: Actor,
  deps: Deps,
  rows: readonly SheetRow[],
  locale: Locale,
): Promise<RowAnswer[]> {
  await lockTravellers(tx, actor);
  const answers: RowAnswer[] = [];
  for (const row of rows) answers.push(await takeRow(tx, actor, deps, row, locale));
  return answers;
}

async function takeRow(tx: Tx, actor: Actor, deps: Deps, row: SheetRow, locale: Locale): Promise<RowAnswer> {
  const { surname = '', givenName = '', nativeName = '' } = row.cells;
  const name = [surname, givenName, nativeName].filter(Boolean).join(' ');
  const said = (outcome: RowAnswer['outcome'], faults: RowAnswer['faults'] = []) => ({
    row: row.row,
    name,
    outcome,
    faults,
  });
  try {
    const input = await newTravellerInput.validate(inputOfRow(row, deps), {
      strict: true,
      abortEarly: false,
    });
    const merged = await inSavepoint(tx, async (inner) => {
      const added = (await refuseOthers(inner, actor, deps, input)) ?? (await addTraveller(inner, actor, deps, input));
      return isRefusal(added) ? added : added.merged;
    });
    if (isRefusal(merged)) return said('refused', faultsOf(merged.fields ?? {}, locale));
    return said(merged ? 'merged' : 'created');
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields = error.inner.map((fault): [string, string] => [fault.path ?? '', fault.message]);
    return said('refused', faultsOf(Object.fromEntries(fields.toReversed()), locale));
  }
}

/** Refuses rows with another person's document, since nobody confirms each renaming. */
async function refuseOthers(tx: Tx, actor: Actor, deps: Deps, input: NewTravellerInput): Promise<Refusal | null> {
  const holder = await findDuplicate(tx, actor, deps, input);
  const there = holder ? await findTraveller(tx, actor, holder) : null;
  if (!there || !isSomebodyElse(there.row, input)) return null;
  return refuse('badInput', { fields: { 'documents[0].number': 'duplicateTravellerDocument' } });
}

/** One name may be corrected, but not both, nor one together with the date of birth. */
function isSomebodyElse(
  { surname, givenName, birthday }: TravellerRow,
  given: Pick<NewTravellerInput, 'surname' | 'givenName' | 'birthday'>,
): boolean {
  const isOtherSurname = surname !== given.surname;
  const isOtherGiven = givenName !== given.givenName;
  const isOtherBirthday = birthday !== null && given.birthday !== undefined && birthday !== given.birthday;
  return (isOtherSurname && isOtherGiven) || ((isOtherSurname || isOtherGiven) && isOtherBirthday);
}

class SavepointOver extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

/** A row refused half-way is rolled back; the rows before it stay. */
async function inSavepoint<T>(tx: Tx, work: (inner: Tx) => Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    return await tx.transaction(async (inner) => {
      const done = await work(inner);
      if (isRefusal(done)) throw new SavepointOver(done);
      return done;
    });
  } catch (error) {
    if (error instanceof SavepointOver) return error.refusal;
    throw error;
  }
}

function faultsOf(fields: Readonly<Record<string, string>>, locale: Locale): RowAnswer['faults'] {
  return Object.entries(fields).map(([path, key]) => {
    const column = COLUMN_KEYS.find((one) => SHEET_COLUMNS[one].path === path);
    return { column: column ? SHEET_COLUMNS[column][locale] : '', message: fieldMessage(key, locale) };
  });
}

/** The input of a row, as the schema of a new traveller validates it. */
function inputOfRow(row: SheetRow, { dictionaries, clock }: Pick<Deps, 'dictionaries' | 'clock'>): object {
  const today = clock.now().toISOString().slice(0, 10);
  const { document, card, ...person } = fieldsOfRow(row, dictionaries, today);
  const { documentType, cardNumber, cardAirline } = row.cells;
  return withoutEmpty({
    ...person,
    documents: document.number || documentType ? [withoutEmpty(document)] : [],
    card: cardNumber || cardAirline ? withoutEmpty(card) : undefined,
    merge: true,
  });
}
