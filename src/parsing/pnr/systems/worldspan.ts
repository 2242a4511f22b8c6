import type { IsoDate } from '../../../contract/dates.ts';
import type { Grammar, NamesOfLine } from '../grammar.ts';
import { readItem, readNumberedNames } from '../numbered-names.ts';
import type { PassengerDraft } from '../passenger-draft.ts';
import { readApolloSegment } from './apollo.ts';
import { isTravelportLine, readTravelportHeader } from './travelport.ts';

/** Worldspan: segments like Apollo's, often with the weekday before the cities; header `1P-LOCATR`; names `-HART/TINA.MS`. */

const HEADER = /^1P ?- ?([A-Z0-9]{6})\b/;
const NAME = /(?:^| )-\d{0,2}(?=[A-Z])/g;

function readNames(text: string, today: IsoDate): NamesOfLine | null {
  const numbered = readNumberedNames(text, today);
  if (numbered) return numbered;
  const items = [...text.matchAll(NAME)];
  if (items[0]?.index !== 0) return null;
  const passengers: PassengerDraft[] = [];
  let isPartial = false;
  for (const [i, item] of items.entries()) {
    const found = readItem(text.slice(item.index + item[0].length, items[i + 1]?.index), i + 1, false, today);
    if (found) passengers.push(...found);
    else isPartial = true;
  }
  return passengers.length > 0 ? { passengers, isPartial } : null;
}

const FIELDS = /^(?:[PTRAMNG]-|G\*|\$|TKG |TKT |SSR|OSI|5-|[79]-|6-|\*\*|T-\d|P-\d|RM-|AD-|FP-|SD-|OS-|4-)/;

export const WORLDSPAN: Grammar = {
  system: 'worldspan',
  hints: [
    [HEADER, 15],
    [/^-\d{0,2}[A-Z][A-Z' -]*\/[A-Z]/, 12],
    [/^(?:\d{1,2} +)?[A-Z0-9]{2} ?\d{1,4} ?[A-Z] ?\d{1,2} ?[A-Z]{3} (?:MO|TU|WE|TH|FR|SA|SU) [A-Z]{6} /, 8],
    [/\$[A-Z0-9]{2}\$/, 4],
    [/^[PT]- ?\d?\./, 3],
  ],
  header: (text) => {
    const locator = HEADER.exec(text)?.[1];
    return locator ? { locator } : readTravelportHeader(text);
  },
  names: readNames,
  segment: readApolloSegment,
  isOther: (text) => FIELDS.test(text) || isTravelportLine(text),
  continuesList: ({ text, indent }) => indent >= 4 || /^\d{1,3}[. ]/.test(text),
};
