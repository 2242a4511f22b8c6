import type { Dictionaries } from '../../../contract/dictionaries/types.ts';
import type { SheetRow } from '../../sheets/read-sheet.ts';
import { fieldsOfRow, withoutEmpty } from '../../sheets/row-fields.ts';

/** The input that a line of a list stands for, as the schema of a new traveller checks it. */
export function inputOfRow(row: SheetRow, dictionaries: Pick<Dictionaries, 'countries'>): object {
  const { document, card, ...person } = fieldsOfRow(row, dictionaries);
  const { documentType, cardNumber, cardAirline } = row.cells;
  return withoutEmpty({
    ...person,
    documents: document.number || documentType ? [withoutEmpty(document)] : [],
    card: cardNumber || cardAirline ? withoutEmpty(card) : undefined,
    merge: true,
  });
}
