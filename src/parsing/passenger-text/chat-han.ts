import { allMatches } from '../text/all-matches.ts';
import { HAN_PLACES } from './tables/han-places.ts';
import { HAN_COMPOUND_SURNAMES, HAN_NO_NAMES, HAN_SURNAMES } from './tables/han-surnames.ts';

/** Names in Chinese characters within chat text. */

const RUN =
  /\p{Script=Han}{1,8}(?:[·•・.]\p{Script=Han}{1,10}){1,3}|(?<!\p{Script=Han})\p{Script=Han} {1,2}\p{Script=Han}(?!\p{Script=Han})|\p{Script=Han}{2,12}/gu;
const WORDS = HAN_NO_NAMES.split('|');
const NO_NAMES = new RegExp(HAN_NO_NAMES, 'g');
/** Only words of two characters or more: single ones may be part of a name. */
const AROUND = WORDS.filter((word) => word.length > 1).join('|');
const BEFORE_NAME = new RegExp(`^(?:${AROUND})+`);
const BEHIND_NAME = new RegExp(`(?:${AROUND})+$`);
const SURNAMES = new Set(HAN_SURNAMES);
const LONGEST = 4;

export interface HanName {
  readonly name: string;
  readonly index: number;
  readonly length: number;
}

/** Candidate names in a line whose other details were all extracted; chat words around them are skipped. */
export function hanNamesIn(text: string): HanName[] {
  return allMatches(RUN, text).flatMap(({ 0: run, index }) => {
    const printed = run.replace(BEHIND_NAME, '');
    const before = BEFORE_NAME.exec(printed)?.[0].length ?? 0;
    const name = printed.slice(before).replace(/ +/g, '');
    const isParted = /[·•・.]/.test(name);
    const isName = isParted || (name.length > 1 && name.length <= LONGEST && name.replace(NO_NAMES, '') !== '');
    if (!isName || (printed.includes(' ') && !beginsWithSurname(name))) return [];
    return [{ name: name.replace(/[•・.]/g, '·'), index: index + before, length: printed.length - before }];
  });
}

/** The name among several candidates: the only one, or the only one that begins with a surname; otherwise unclear. */
export function chosenHan(names: readonly string[]): { han: string | null; isUnclear: boolean } {
  const distinct = [...new Set(names)];
  const [first = null] = distinct;
  if (distinct.length < 2) return { han: first, isUnclear: first !== null && !isLikely(first) };
  const [named, ...others] = distinct.filter(isLikely);
  const isClear = named !== undefined && others.length === 0;
  return { han: isClear ? named : first, isUnclear: !isClear };
}

/** Excludes places and other words that look like names; names of other peoples are separated by a dot. */
function isLikely(name: string): boolean {
  return name.includes('·') || (beginsWithSurname(name) && !isPlace(name));
}

const PLACE_END = /[省市区區县縣镇鎮乡鄉]$/;
let places: ReadonlySet<string> | null = null;

function isPlace(name: string): boolean {
  places ??= new Set(HAN_PLACES.trim().split(/\s+/));
  return places.has(name) || (name.length > 2 && (PLACE_END.test(name) || places.has(name.slice(0, -1))));
}

function beginsWithSurname(name: string): boolean {
  return SURNAMES.has(name[0] ?? '') || HAN_COMPOUND_SURNAMES.some((surname) => name.startsWith(surname));
}
