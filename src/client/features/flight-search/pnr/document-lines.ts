import { readPassengers } from '../../../../parsing/passenger-text/parse-passenger-text.ts';

/** The travel documents in a reservation: the passenger form takes them. */
export function countDocuments(text: string, today: string): number {
  return readPassengers(text, today).filter(
    ({ record }) => record !== null && record.number !== null && record.birthDate !== null,
  ).length;
}

/** Whether a line of a reservation has a travel document: then it is not lost, even where the flight parser skips it. */
export function isDocumentLine(line: string, today: string): boolean {
  return countDocuments(line, today) > 0;
}
