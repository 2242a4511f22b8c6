import { readPassengers } from '../../../../contract/parsing/passenger-text/parse-passenger-text.ts';

/** Whether a line of a reservation holds a travel document: the reader of flights leaves it, the passenger form takes it. */
export function isDocumentLine(line: string, today: string): boolean {
  return readPassengers(line, today).some(
    ({ record }) => record !== null && record.number !== null && record.birthDate !== null,
  );
}
