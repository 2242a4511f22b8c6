import type { IsoDate } from '../../contract/dates.ts';
import type { Grammar, NamesOfLine } from './grammar.ts';
import type { PassengerDraft } from './passenger-draft.ts';
import type { PassengerNote } from './passenger-note.ts';
import { readPassengerNote } from './passenger-notes.ts';
import type { SegmentDraft } from './segment-draft.ts';
import type { SourceLine } from './source-lines.ts';
import {
  isBrokenFlight,
  isTail,
  isWrappedText,
  mayOpenSegment,
  operatorOfTail,
  readOperatedBy,
  readWrappedSegment,
} from './wrapped-lines.ts';
import {
  isBracketOpen,
  isCutLocator,
  isShortRest,
  isWrappedName,
  mayBeTwoWords,
  type NameRun,
} from './wrapped-names.ts';

/** The content of one PNR's lines, before dates and travellers are resolved. */
export interface BlockReading {
  locator: string | null;
  passengers: PassengerDraft[];
  notes: PassengerNote[];
  /** The lines of those notes that are about infants and children. */
  youngLines: { kind: PassengerNote['kind']; line: SourceLine }[];
  segments: { draft: SegmentDraft; line: SourceLine }[];
  unread: SourceLine[];
  /** The number of lines joined to the previous one. */
  joined: number;
}

/** More is no PNR, and would take too long. */
const MOST = { passengers: 200, segments: 200, joins: 300 } as const;
/** Hotels, cars and other elements that are no flights (formats.md §1). */
const NOT_AIR =
  /^(?:\d{1,3}[.+]? {0,5})?(?:HHL|HHT|HTL|HOTEL|CCR|CAR|OTH|TUR|TVL|LIM|BUS|MIS|ATX|SUR|TRN|INS|CRU|TTO|RAIL)(?: |$)/;

type Kind = 'header' | 'names' | 'segment' | 'operator' | 'stay' | 'other' | 'unread';

interface State extends BlockReading {
  last: Kind;
  lastLine: SourceLine | null;
  namesAreOpen: boolean;
  /** The name lines so far as one text, to be continued where a name wraps. */
  nameRun: NameRun | null;
  /** The previous service line as one text, to be continued where it wraps. */
  noteRun: string | null;
  /** Remaining attempts to join unreadable lines with the next ones. */
  joinsLeft: number;
  /** Some line ends with a space: trailing spaces were not lost. */
  readonly keepsBlanks: boolean;
}

/** Reads the lines of one PNR by one system's grammar. Each line is parsed, recognised as not needed, or unread. */
export function readBlock(source: readonly SourceLine[], grammar: Grammar, today: IsoDate): BlockReading {
  const lines = grammar.split?.(source) ?? source;
  const state: State = {
    locator: null,
    passengers: [],
    notes: [],
    youngLines: [],
    segments: [],
    unread: [],
    joined: 0,
    last: 'header',
    lastLine: null,
    namesAreOpen: true,
    nameRun: null,
    noteRun: null,
    joinsLeft: MOST.joins,
    keepsBlanks: lines.some(({ endsBlank }) => endsBlank),
  };
  for (let i = 0; i < lines.length; ) {
    const line = lines[i];
    if (!line) break;
    const used = readLine(state, line, () => lines.slice(i + 1, i + 4), grammar, today);
    state.last = used.kind;
    state.lastLine = line;
    i += used.lines;
  }
  endNameRun(state);
  return { ...state, unread: state.unread.filter(({ text }) => text !== state.locator) };
}

function readLine(state: State, line: SourceLine, next: () => readonly SourceLine[], grammar: Grammar, today: IsoDate) {
  const is = (kind: Kind, lines = 1) => ({ kind, lines });
  const header = grammar.header(line.text);
  if (header) {
    state.locator ??= header.locator;
    return is('header');
  }
  if (state.namesAreOpen && readNames(state, line, grammar, today)) {
    if (line.isTransliterated) state.unread.push(line);
    return is('names');
  }
  const segment = readSegment(state, line, next, grammar);
  if (segment) {
    const { draft } = segment;
    if (draft)
      state.segments.push({ draft: { ...draft, operatedBy: draft.operatedBy ?? operatorIn(line.text) }, line });
    if (segment.isDoubtful || hasRest(draft, line.text)) state.unread.push(line, ...next().slice(0, segment.lines - 1));
    state.namesAreOpen = false;
    state.joined += segment.lines - 1;
    return is('segment', segment.lines);
  }
  return is(readRest(state, line, grammar, today));
}

function readSegment(state: State, line: SourceLine, next: () => readonly SourceLine[], grammar: Grammar) {
  if (state.segments.length >= MOST.segments || !mayOpenSegment(line.text)) return null;
  if (state.joinsLeft > 0) state.joinsLeft -= 1;
  return readWrappedSegment(line, state.joinsLeft > 0 ? next() : [], grammar);
}

/** Invalid times, chat text after a flight, and another flight or a name where line breaks were lost. */
function hasRest(draft: SegmentDraft | null, text: string): boolean {
  return (
    (draft?.kind === 'air' && draft.departureTime === null && PRINTED_TIME.test(text)) ||
    /\p{Script=Han}/u.test(text) ||
    ELEMENT_WITHIN.test(text)
  );
}

const ELEMENT_WITHIN =
  /(?<=.{24}) (?:\d{1,2}\.\d{0,2}[A-Z]{2,}[A-Z' -]{0,40}\/[A-Z]|\d{1,2}[.+]? {1,4}\*?[A-Z0-9]{2} {0,4}(?:\d{1,4}|OPEN) {0,2}[A-Z] {0,4}[A-Z]{0,2}\d{1,2}[A-Z]{3} )/;
const PRINTED_TIME = /[A-Z]{2}\d{1,2}\*? {1,12}(?:\d{1,2}:?\d\d[APNM]|\d{4} {1,4}(?:\d{4}|\d{3,4}[APNM])(?!\d))/;

/** The operator where line breaks were lost. */
function operatorIn(text: string): string | null {
  const at = text.indexOf(' OPERATED BY');
  return at < 0 ? null : readOperatedBy(text.slice(at + 1)) || null;
}

/** Everything that is neither name nor flight. */
function readRest(state: State, line: SourceLine, grammar: Grammar, today: IsoDate): Kind {
  const { text } = line;
  if (continuesHeader(state, line, grammar)) return 'header';
  // A line that looks like a command or a hotel may end the name above it: `OS` and `CAR MR`.
  if (state.last === 'names' && isShortRest(text)) return unreadLine(state, line);
  const operatedBy = readOperatedBy(text);
  if (operatedBy !== null) {
    const last = state.segments.at(-1);
    if (last) last.draft.operatedBy ??= operatedBy || null;
    return 'operator';
  }
  if (NOT_AIR.test(text)) return 'stay';
  if (isBrokenFlight(text)) return unreadLine(state, line);
  if (takeNote(state, line, grammar, today)) return 'other';
  if (grammar.isOther(text)) {
    if (state.passengers.length > 0) state.namesAreOpen = false;
    return 'other';
  }
  if (isGoingOn(state, line, grammar)) {
    takeTail(state, line);
    return state.last;
  }
  if (state.last === 'header' && state.lastLine && /^[A-Z0-9]{6}$/.test(text) && grammar.system === 'amadeus') {
    state.locator ??= text;
    return 'header';
  }
  return unreadLine(state, line);
}

function takeNote(state: State, line: SourceLine, grammar: Grammar, today: IsoDate): boolean {
  const note = readPassengerNote(line.text, today);
  if (note) state.notes.push(note);
  if (note?.kind === 'infant' || note?.kind === 'child') state.youngLines.push({ kind: note.kind, line });
  state.noteRun = note ? line.text : continueNote(state, line, grammar, today);
  return note !== null;
}

/** Reads a service line again together with its continuation line; null when that is another line. */
function continueNote(state: State, line: SourceLine, grammar: Grammar, today: IsoDate): string | null {
  if (state.noteRun === null || grammar.isOther(line.text) || !isGoingOn(state, line, grammar)) return null;
  const isWord = BIRTH_AT_END.test(line.text) || DAY_AT_END.test(state.noteRun);
  const isApart = isWord || state.lastLine?.endsBlank || line.indent > 0;
  const text = `${state.noteRun}${isApart ? ' ' : ''}${line.text}`;
  const note = readPassengerNote(text, today);
  const tellsLess = note?.dob === null && (state.notes.at(-1)?.dob ?? null) !== null;
  if (note && !tellsLess) state.notes.splice(-1, 1, note);
  return text;
}

/** A flight's operator may be in the wrapped end of its line, or partly so. */
function takeTail(state: State, { text, indent }: SourceLine): void {
  const draft = state.last === 'segment' ? state.segments.at(-1)?.draft : undefined;
  const above = state.lastLine;
  if (!draft || !above) return;
  draft.operatedBy ??= operatorOfTail(text);
  const isCut = /^\d{1,3}$/.test(text) && indent === 0 && !above.endsBlank && operatorOfTail(above.text) !== null;
  if (isCut) draft.operatedBy = operatorOfTail(above.text + text) ?? draft.operatedBy;
}

/** A header that wrapped before or within its locator. */
function continuesHeader(state: State, line: SourceLine, grammar: Grammar): boolean {
  if (state.last !== 'header' || state.locator !== null || !state.lastLine) return false;
  const above = state.lastLine.text;
  const isDated = /^(?:[A-Z0-9/]{2,7} +)?\d{1,2}[A-Z]{3}\d{2}\/\d/.test(line.text);
  const isRest = /^[A-Z0-9]{1,5}$/.test(line.text) && !/\d{1,2}[A-Z]{3}\d{2}\/\d{3,4}Z?$/.test(above);
  const gap = isDated ? ' ' : isRest ? '' : null;
  state.locator = (gap !== null && grammar.header(above + gap + line.text)?.locator) || null;
  return state.locator !== null;
}

/** Rulers and other ornaments are dropped silently; question marks replace lost letters. */
function unreadLine(state: State, line: SourceLine): Kind {
  if (!/[\p{L}\d]|\?\?/u.test(line.text)) return state.last;
  state.unread.push(line);
  return 'unread';
}

/** `SSR INFT … LIU/BAO` continues with it below. */
const DAY_AT_END = / [A-Z] ?\d{1,2}[A-Z]{3}$/;
const BIRTH_AT_END = /^\d{1,2}[A-Z]{3}\d{2}(?:\/P\d{1,2})?$/;

function isGoingOn(state: State, line: SourceLine, grammar: Grammar): boolean {
  if (state.last === 'segment') return isTail(line.text) || line.indent >= 4;
  if (state.last === 'operator') return line.indent >= 4;
  if (state.last === 'stay') return line.indent >= 3 || isWrappedText(line, state.lastLine);
  if (state.last === 'other' && state.noteRun !== null && BIRTH_AT_END.test(line.text)) return true;
  return state.last === 'other' && (grammar.continuesList(line) || isWrappedText(line, state.lastLine));
}

/** Adds the travellers of a line, or continues a wrapped name. */
function readNames(state: State, line: SourceLine, grammar: Grammar, today: IsoDate): boolean {
  if (state.passengers.length >= MOST.passengers) return false;
  const hasLocator = state.locator !== null;
  const run = state.last === 'names' ? state.nameRun : null;
  const isLocatorRest = run !== null && isCutLocator(run, line);
  const found = isLocatorRest ? null : grammar.names(line.text, today, hasLocator);
  if (found) {
    endNameRun(state);
    takeNames(state, { text: line.text, from: state.passengers.length, line }, found);
    return true;
  }
  if (!run || !(isLocatorRest || isWrappedName(run, line))) return false;
  const isApart = run.line.endsBlank || line.indent > 0;
  const text = `${run.text}${isApart ? ' ' : ''}${line.text}`;
  const whole = grammar.names(text, today, hasLocator);
  if (!whole) return false;
  takeNames(state, { text, from: run.from, line }, whole);
  const isUnsure = !isApart && !state.keepsBlanks && !isLocatorRest && mayBeTwoWords(run, line);
  if (isUnsure) state.unread.push(line);
  state.joined += 1;
  return true;
}

function takeNames(state: State, run: Omit<NameRun, 'isPartial'>, found: NamesOfLine): void {
  state.passengers.splice(run.from, state.passengers.length, ...found.passengers);
  state.nameRun = { ...run, isPartial: found.isPartial ?? false };
  closeNames(state, found.locator);
}

/** A run that ends with a part that is no name, or with an open bracket, is reported as unread. */
function endNameRun(state: State): void {
  const run = state.nameRun;
  if (run && (run.isPartial || isBracketOpen(run.text))) state.unread.push(run.line);
  state.nameRun = null;
}

function closeNames(state: State, locator: string | null | undefined): void {
  if (!locator) return;
  state.locator ??= locator;
  if (state.passengers.length > 0) state.namesAreOpen = false;
}
