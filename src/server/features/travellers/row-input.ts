import type { Deps } from '../../deps.ts';
import type { SheetRow } from '../../sheets/read-sheet.ts';
import { fieldsOfRow, withoutEmpty } from '../../sheets/row-fields.ts';

/** The input of a row, as the schema of a new traveller validates it. */
export function inputOfRow(row: SheetRow, { dictionaries, clock }: Pick<Deps, 'dictionaries' | 'clock'>): object {
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
