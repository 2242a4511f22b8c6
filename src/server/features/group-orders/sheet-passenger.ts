import { isIsoDate } from '../../../contract/dates.ts';
import type { Dictionaries } from '../../../contract/dictionaries/types.ts';
import { PASSENGER_TYPES } from '../../../contract/flight-terms.ts';
import { checkAge, type PassengerContext } from '../../../contract/passengers.ts';
import type { SheetRow } from '../../sheets/read-sheet.ts';
import { fieldsOfRow } from '../../sheets/row-fields.ts';
import { passengerTypeOf } from '../../sheets/sheet-columns.ts';

/** The passenger that a line of a list stands for; what it leaves out is empty. Without a type, the age on the first day says it. */
export function passengerOfRow(
  row: SheetRow,
  dictionaries: Pick<Dictionaries, 'countries'>,
  trip: Pick<PassengerContext, 'firstTravelDate' | 'lastTravelDate'>,
) {
  const { surname = '', givenName = '', gender = '', birthday = '', ...rest } = fieldsOfRow(row, dictionaries);
  const { nationality = '', phone, email, document, card } = rest;
  const byAge = isIsoDate(birthday)
    ? PASSENGER_TYPES.find((type) => checkAge(type, birthday, trip) === null)
    : undefined;
  return {
    type: passengerTypeOf(row.cells.passengerType ?? '') ?? byAge ?? 'adult',
    surname,
    givenName,
    gender,
    birthday,
    nationality,
    phone,
    email,
    frequentFlyer: card.airline || card.number ? { airline: card.airline ?? '', number: card.number } : undefined,
    document: {
      type: document.type,
      number: document.number ?? '',
      expiry: document.expiry ?? '',
      issuingPlace: document.issuingPlace,
    },
  };
}
