import { isIsoDate } from '../../../contract/dates.ts';
import type { Dictionaries } from '../../../contract/dictionaries/types.ts';
import { type AgeContext, type PassengerContext, typeByAge } from '../../../contract/passengers.ts';
import type { SheetRow } from '../../sheets/read-sheet.ts';
import { fieldsOfRow } from '../../sheets/row-fields.ts';
import { passengerTypeOf } from '../../sheets/sheet-columns.ts';

/** Context of a list: the days of travel, and the day on which it is read. */
type ListContext = AgeContext & Pick<PassengerContext, 'today'>;

/** The passenger of a line; missing fields are empty. Without a type, it follows from the age on the days of travel. */
export function passengerOfRow(row: SheetRow, dictionaries: Pick<Dictionaries, 'countries'>, trip: ListContext) {
  const fields = fieldsOfRow(row, dictionaries, trip.today);
  const { surname = '', givenName = '', gender = '', birthday = '', ...rest } = fields;
  const { nationality = '', phone, email, document, card } = rest;
  const byAge = isIsoDate(birthday) ? typeByAge(birthday, trip) : 'adult';
  return {
    type: passengerTypeOf(row.cells.passengerType ?? '') ?? byAge,
    surname,
    givenName,
    gender,
    birthday,
    nationality,
    phone,
    email,
    contactName: row.cells.contactName,
    frequentFlyer: card.airline || card.number ? { airline: card.airline ?? '', number: card.number } : undefined,
    document: {
      type: document.type,
      number: document.number ?? '',
      expiry: document.expiry ?? '',
      issuingPlace: document.issuingPlace,
    },
  };
}
