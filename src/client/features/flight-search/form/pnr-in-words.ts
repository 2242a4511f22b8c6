import { todayHere } from '../search/today.ts';

/** A status with seats (`HK1`) or several lines: what no line of search words has. */
const HINT = /\n\s*\S|(?:^|[\s*])(?:HK|HL|HS|RR|KK|KL|TK|SS|DK|UN)\d{1,2}\b/i;

/** Whether a text is a reservation with flights. The reader is loaded only for what may be one. */
export async function isReservation(text: string): Promise<boolean> {
  if (!HINT.test(text)) return false;
  const { parsePnr } = await import('../../../../parsing/pnr/parse-pnr.ts');
  return parsePnr(text, todayHere()).segments.length > 0;
}
