import { todayHere } from '../search/today.ts';

/** A status with seats (`HK1`) or several lines: not found in search words. */
const HINT = /\n\s*\S|(?:^|[\s*])(?:HK|HL|HS|RR|KK|KL|TK|SS|DK|UN)\d{1,2}\b/i;

/** Whether a text is a reservation with flights. Loads the parser only for likely ones. */
export async function isReservation(text: string): Promise<boolean> {
  if (!HINT.test(text)) return false;
  const { parsePnr } = await import('../../../../parsing/pnr/parse-pnr.ts');
  return parsePnr(text, todayHere()).segments.length > 0;
}
