import { allMatches } from '../text/all-matches.ts';
import { partOf, type SourceLine } from './source-lines.ts';

const HEADERS = [
  /^RP\/[A-Z0-9]*\//,
  /^\/?\$?--- .{0,30}(?:TST|TSM|RLR|SFP|MSC)/,
  /\*\*ELECTRONIC TICKET PNR/,
  /^1P ?- ?[A-Z0-9]{6}/,
  /^[A-Z0-9]{6}\/[A-Z0-9]{2} +[A-Z0-9]{3,5} .{0,40}\d{1,2}[A-Z]{3}(?:$| {1,3}1\.\d)/,
  /^[A-Z]{6} {1,3}1\.\d{1,2}[A-Z]/,
  /^0\..{1,40} NM ?\d{1,3}(?: [A-Z0-9]{5,6})? {1,3}1\./,
];
const FIRST_NAME =
  /^1\.(?:\d{1,2}[A-Z][A-Z' -]*\/[A-Z]|(?:[A-Z]{2,}[A-Z' -]*\/[A-Z][A-Z ]*(?:$|[(.]| [A-Z0-9]{6}$| {1,4}\d{1,2}\.))|\p{Script=Han})/u;
/** A group's name and its `NM3` are not cities and status. */
const BOOKED =
  /^(?!0\.).*?[A-Z]{3}[ /-]?[A-Z]{3}\*? {0,5}(?:\d{1,3}\/\d{1,2} +)?(?:[A-Z]{2} ?\d{1,2}|FLWN)(?![A-Z0-9])/;

const NUMBER = '\\d{1,2}(?:[.+]\\+? {0,4}| {1,4})';
const AIRLINE = '(?:[A-Z][A-Z0-9]|\\d[A-Z])';
const WEEKDAY = '(?:MO|TU|WE|TH|FR|SA|SU)';
const DAY = '\\d{1,2}[A-Z]{3}';
const CITIES = '[A-Z]{3}[ /-]?[A-Z]{3}\\*?';
const MARRIED_GROUP = '(?:\\d{1,3}/\\d{1,2} +)?';
const STATUS = '(?:[A-Z]{2} ?\\d{1,2}|FLWN)(?![A-Z0-9])';

const INNER_BOOKED = `(?:${NUMBER})?\\*?(?!${WEEKDAY}${DAY})${AIRLINE} {0,4}\\d{1,4} {0,2}[A-Z]{0,2}\\d? {0,4}${WEEKDAY}?${DAY}(?:\\d\\d)?[ *]{0,3}(?:[A-Z0-9]{1,2}[ *]{1,3})?${CITIES} {0,5}${MARRIED_GROUP}${STATUS}`;
const INNER_UNBOOKED = `\\d{1,2}[.+]? {1,4}(?:ARNK(?= |$)|${AIRLINE} {1,3}OPEN(?= ))`;
/** A flight with its status inside a line, where line breaks were lost. */
const INNER_FLIGHT = new RegExp(`(?:^| )(?:${INNER_BOOKED}|${INNER_UNBOOKED})`, 'g');
const SHORTEST = 24;
/** A repeated name begins another PNR only where flights follow within so many lines; service lines repeat names too. */
const FEW = 4;

/** The first name after a header, where line breaks were lost. */
const INNER_NAME = / (?=1\.(?:\d{0,2}[A-Z]{2,}[A-Z' -]*\/[A-Z]|\p{Script=Han}))/u;

/** Another header after the first, and Worldspan's names. */
const INNER_HEADER = /(?<=^.{0,20}--- .{0,30}) (?=RP\/[A-Z0-9]{3,12}\/)|(?<=^1P ?- ?[A-Z0-9]{6}) (?=-\d{0,2}[A-Z]{2,})/;
/** Another PNR after the last flight. */
const NEXT_PNR = / (?=\*\*ELECTRONIC TICKET PNR|1\.(?:\d{1,2}[A-Z]{2,}[A-Z' -]*\/[A-Z]|\p{Script=Han}))/gu;
/** Sabre's closing line after the last flight. */
const INNER_CLOSING = / (?=[A-Z0-9]{3,4}\.[A-Z0-9]{3,4}\*[A-Z0-9]{2,4} +\d{3,4}\/\d{1,2}[A-Z]{3}\d{2} )/;

function partHeader(line: SourceLine): SourceLine[] {
  const header = INNER_HEADER.exec(line.text.slice(0, LONGEST_HEADER))?.index ?? 0;
  if (header > 0) return [partOf(line, 0, header), ...partHeader(partOf(line, header, line.text.length))];
  const at = HEADERS.some((begin) => begin.test(line.text)) ? (INNER_NAME.exec(line.text)?.index ?? 0) : 0;
  return at > 0 ? [partOf(line, 0, at), partOf(line, at, line.text.length)] : [line];
}

const LONGEST_HEADER = 120;

/** On one line; more are not written by people. */
const MOST_PNRS = 30;

function partPnrs(line: SourceLine): SourceLine[] {
  const first = line.text.length < SHORTEST ? null : BOOKED.exec(line.text);
  if (!first) return [line];
  const flown = first[0].length;
  return partedAt(
    line,
    allMatches(NEXT_PNR, line.text)
      .map(({ index }) => index)
      .filter((index) => index >= flown)
      .slice(0, MOST_PNRS),
  );
}

function partedAt(line: SourceLine, cuts: readonly number[]): SourceLine[] {
  return [0, ...cuts]
    .map((from, i) => partOf(line, from, cuts[i] ?? line.text.length))
    .filter(({ text }) => text !== '');
}

/** Splits lines in which names follow a header or a flight follows something else. */
export function partFlights(lines: readonly SourceLine[]): SourceLine[] {
  return lines
    .flatMap(partPnrs)
    .flatMap(partHeader)
    .flatMap((line) => {
      if (line.text.length < SHORTEST || !BOOKED.test(line.text)) return [line];
      const cuts = allMatches(INNER_FLIGHT, line.text)
        .map(({ index }) => index)
        .filter((index) => index > 0);
      const closing = INNER_CLOSING.exec(line.text)?.index;
      if (closing !== undefined && closing > (cuts.at(-1) ?? 0)) cuts.push(closing);
      return partedAt(line, cuts);
    });
}

/** Splits a text into its PNRs: each begins with a header, or with its first name after another's flights. */
export function blocksOf(lines: readonly SourceLine[]): SourceLine[][] {
  const blocks: SourceLine[][] = [];
  let block: SourceLine[] = [];
  let firstName: string | null = null;
  let hasFlights = false;
  for (const [i, line] of lines.entries()) {
    const isName = FIRST_NAME.test(line.text);
    const isHeader = HEADERS.some((header) => header.test(line.text));
    const isNext =
      (isHeader && (hasFlights || firstName !== null)) ||
      (isName &&
        hasFlights &&
        (firstName !== line.text || lines.slice(i, i + FEW).some(({ text }) => BOOKED.test(text))));
    if (isNext) {
      blocks.push(block);
      [block, firstName, hasFlights] = [[], null, false];
    }
    block.push(line);
    if (isName) firstName ??= line.text;
    if (BOOKED.test(line.text)) hasFlights = true;
  }
  return [...blocks, block];
}
