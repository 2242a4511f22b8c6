import { type PlaceIndex, searchPlaces } from '../../contract/dictionaries/place-search.ts';
import { READ, type RemainingText } from '../text/remaining-text.ts';
import { AIRLINES } from './airline-codes.ts';
import { codesOf, type PlaceNames, placeNamesOf } from './place-names.ts';
import type { ChosenWords, UnclearWords } from './types.ts';

export interface WordPlace {
  readonly at: number;
  readonly code: string;
  readonly label: 'from' | 'to' | null;
}

interface Found {
  readonly places: WordPlace[];
  readonly unclear: UnclearWords[];
  readonly unread: string[];
  /** Airline codes without a flight number. */
  readonly airlines: string[];
}

const LONGEST_NAME_WORDS = 5;
const LONGEST_HAN_NAME = 12;
const MOST_OPTIONS = 3;
const SHORTEST_NEAR = 4;
/** The fuzzy name search takes about a millisecond. */
const MOST_LOOKED_UP = 4;

/** Filler words between and around places. */
const HAN_FILLERS = /旅客|乘客|客人|航班|机票|機票|一下|出发|出發|动身|動身|飞机|飛機|返回/g;
const FILLERS = new Set(
  '返回 回 返 日 and the for flight flights fly flying ticket tickets please pls a an on at of in with need want i we me my search find book class cabin depart departing leaving go going trip via then pax hi hello 的 我 要 想 订 訂 查 买 買 票 请 請 号 有 吗 和 坐 乘 ; ,'.split(
    ' ',
  ),
);
const TO = /^(?:to|until|到|飞|飛|至|去|往|->|>|→|-|—|~|\/|=>)$/;
const FROM = /^(?:from|ex|从|從|由|自)$/;

/** Extracts places from the rest of lower-case words, in their order; names of several places are reported as unclear. */
export function takePlaces(words: RemainingText, index: PlaceIndex, chosen: ChosenWords): Found {
  const names = placeNamesOf(index);
  const found: Found = { places: [], unclear: [], unread: [], airlines: [] };
  const tokens = tokensIn(words.text);
  let label: WordPlace['label'] = null;
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i];
    if (!token) break;
    const read = readName(tokens, i, names);
    if (read) {
      for (const [step, codes] of read.codes.entries()) {
        const choice = codes.find((one) => one === chosen.get(read.text));
        const [code = ''] = choice ? [choice] : codes;
        if (choice || codes.length === 1)
          found.places.push({ at: token.at + step, code, label: step === 0 ? label : 'to' });
        else found.unclear.push({ text: read.text, options: codes });
      }
      label = null;
      i += read.length;
      continue;
    }
    if (TO.test(token.text)) label = /^[-—~/]$/.test(token.text) ? label : 'to';
    else if (FROM.test(token.text)) label = 'from';
    else if (AIRLINES.has(token.text)) found.airlines.push(token.text.toUpperCase());
    else if (!FILLERS.has(token.text)) {
      const choice = addUnread(found, token.text, index, chosen);
      if (choice) {
        found.places.push({ at: token.at, code: choice, label });
        label = null;
      }
    }
    i += 1;
  }
  return found;
}

interface Token {
  readonly at: number;
  readonly text: string;
}

const TOKEN = /->|=>|[→>~/,;—-]|\p{Script=Han}+|[\p{L}\p{M}'.’]+|[^\s\p{Script=Han}\p{L}]+/gu;

/** Latin words and single signs as they are; Chinese runs are split by {@link hanTokens} during the name search. */
function tokensIn(text: string): Token[] {
  const plain = text.replaceAll(READ, ' ').replace(HAN_FILLERS, (word) => ' '.repeat(word.length));
  return [...plain.matchAll(TOKEN)].flatMap(({ 0: word, index }) =>
    /^\p{Script=Han}/u.test(word)
      ? [...word].map((letter, i) => ({ at: index + i, text: letter }))
      : [{ at: index, text: word }],
  );
}

interface NameRead {
  readonly text: string;
  readonly length: number;
  /** One place, or both ends of a pair such as `PEKSHA`; each with its possible codes. */
  readonly codes: readonly (readonly string[])[];
}

function readName(tokens: readonly Token[], from: number, names: PlaceNames): NameRead | null {
  const isHan = /^\p{Script=Han}/u.test(tokens[from]?.text ?? '');
  const most = isHan ? LONGEST_HAN_NAME : LONGEST_NAME_WORDS;
  for (let length = Math.min(most, tokens.length - from); length > 0; length -= 1) {
    const part = tokens.slice(from, from + length);
    if (!isRun(part, isHan)) continue;
    const text = part.map((token) => token.text).join(isHan ? '' : ' ');
    if (length === 1 && (isHan || isLeading(text))) continue;
    const codes = namedBy(part, text, names);
    if (codes.length > 0) return { text, length, codes: [codes] };
    const pair =
      length === 1 && /^[a-z]{6}$/.test(text)
        ? [text.slice(0, 3), text.slice(3)].map((code) => code.toUpperCase())
        : [];
    if (pair.length === 2 && pair.every((code) => names.codes.has(code)))
      return { text, length, codes: pair.map((code) => [code]) };
  }
  return null;
}

/** The codes of a name as written, or of `ha noi` written as one word; words that lead to a place are no part of such a name. */
function namedBy(part: readonly Token[], text: string, names: PlaceNames): readonly string[] {
  const plain = text.replaceAll('.', '');
  const codes = codesOf(names, plain);
  const isNameOnly = part.length === 2 && part.every((one) => !isLeading(one.text));
  if (codes.length > 0 || !isNameOnly) return codes;
  const joined = plain.replaceAll(' ', '');
  return joined.length > 3 ? codesOf(names, joined) : [];
}

const isLeading = (text: string) => FILLERS.has(text) || TO.test(text) || FROM.test(text);

/** Words of one name are adjacent. */
function isRun(part: readonly Token[], isHan: boolean): boolean {
  return part.every(({ text, at }, i) => {
    const before = part[i - 1];
    const isLetters = isHan ? /^\p{Script=Han}$/u.test(text) : /^\p{L}/u.test(text) && !/^\p{Script=Han}/u.test(text);
    const reach = isHan ? 0 : 1;
    return isLetters && (!before || at - (before.at + before.text.length) <= reach);
  });
}

/** Offers similar names of places, never picking one itself; returns the place that the agent chose for it. */
function addUnread(found: Found, text: string, index: PlaceIndex, chosen: ChosenWords): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  const isEarly = found.unclear.length + found.unread.length < MOST_LOOKED_UP;
  const mayBe = isEarly && /^[a-z]+$/.test(text) && text.length >= SHORTEST_NEAR;
  const near = mayBe ? searchPlaces(index, text, { limit: MOST_OPTIONS }) : [];
  const options = [...new Set(near.map(({ code }) => code))];
  const choice = options.find((code) => code === chosen.get(text));
  if (choice) return choice;
  if (options.length > 0) found.unclear.push({ text, options });
  else if (
    /^\p{Script=Han}$/u.test(text) &&
    found.unread.length > 0 &&
    /\p{Script=Han}$/u.test(found.unread.at(-1) ?? '')
  ) {
    found.unread.push(`${found.unread.pop()}${text}`);
  } else found.unread.push(text);
  return undefined;
}
