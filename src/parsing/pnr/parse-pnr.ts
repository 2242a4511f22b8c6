import type { IsoDate } from '../../contract/dates.ts';
import type { BlockAnswer, PnrAnswer, PnrPassenger, PnrSegment } from './answer.ts';
import { blocksOf, partFlights } from './blocks.ts';
import type { Grammar } from './grammar.ts';
import { groupJourneys } from './journeys.ts';
import { mergeAnswers } from './merge.ts';
import { assemblePassengers } from './passengers.ts';
import { type BlockReading, readBlock } from './read-block.ts';
import { dropReplaced, resolveSegment } from './segments.ts';
import { type SourceLine, sourceLines } from './source-lines.ts';
import { AMADEUS } from './systems/amadeus.ts';
import { APOLLO } from './systems/apollo.ts';
import { GALILEO } from './systems/galileo.ts';
import { SABRE } from './systems/sabre.ts';
import { TRAVELSKY } from './systems/travelsky.ts';
import { WORLDSPAN } from './systems/worldspan.ts';
import { unwrap } from './unwrap.ts';

/**
 * Parses the text of one or more PNRs of Amadeus, Sabre, Galileo, Apollo, Worldspan or TravelSky, as people paste it (formats.md §1).
 *
 * Several PNRs become one answer: system and locator of the first, travellers and segments of all in their order, without duplicates. Never
 * throws and takes linear time; unrecognised text is in `unread`, and so is a flight whose printed weekday does not match its date.
 *
 * @param today determines the years of dates without one
 */
export function parsePnr(text: string, today: IsoDate): PnrAnswer {
  const apart = readAll(text, today);
  const isWhole = apart.answer.unread.length === 0 && apart.joined === 0;
  const unwrapped = isWhole || text.length > LONGEST_BROKEN ? null : unwrap(text);
  if (unwrapped === null) return apart.answer;
  const whole = readAll(unwrapped.text, today);
  return (isBetter(whole, apart, unwrapped.joins > 1) ? whole : apart).answer;
}

/** Characters; nobody breaks more by hand, and reading twice takes twice as long. */
const LONGEST_BROKEN = 16_384;

interface Reading {
  answer: PnrAnswer;
  /** The number of joined lines. */
  joined: number;
}

function readAll(text: string, today: IsoDate): Reading {
  const blocks = blocksOf(partFlights(sourceLines(text))).map((block) => readOne(block, today));
  const merged = mergeAnswers(blocks.map(({ answer }) => answer));
  const joined = blocks.reduce((sum, block) => sum + block.joined, 0);
  return { answer: { ...merged, journeys: groupJourneys(merged.segments) }, joined };
}

/** Longer blocks are read by the likeliest grammar only. */
const LONG = 400;

function readOne(block: readonly SourceLine[], today: IsoDate): { answer: BlockAnswer; joined: number } {
  const { likely, others } = grammarsFor(block);
  for (const grammar of block.length > LONG ? likely.slice(0, 1) : [...likely, ...others]) {
    const reading = readBlock(block, grammar, today);
    // Without evidence for a grammar, only flights are accepted: a slash and a number are no name.
    const isFound = reading.segments.length > 0 || (reading.passengers.length > 0 && likely.includes(grammar));
    if (!isFound) continue;
    return { answer: { system: grammar.system, ...assemble(reading, today) }, joined: reading.joined };
  }
  const nothing = { system: null, locator: null, passengers: [], segments: [] };
  return { answer: { ...nothing, unread: block.map(({ raw }) => raw) }, joined: 0 };
}

function assemble(reading: BlockReading, today: IsoDate): Omit<BlockAnswer, 'system'> {
  const resolved = reading.segments.map(({ draft, line }) => ({ ...resolveSegment(draft, today), line }));
  const segments: PnrSegment[] = dropReplaced(resolved.map(({ segment }) => segment));
  const doubtful = resolved.filter(({ contradicted }) => contradicted).map(({ line }) => line);
  const firstDay = segments.reduce<IsoDate | null>(
    (first, { date }) => (date && (!first || date < first) ? date : first),
    null,
  );
  const passengers = assemblePassengers(reading.passengers, reading.notes, { today, firstDay });
  return {
    locator: reading.locator,
    passengers,
    segments,
    unread: inOrder([...new Set([...doubtful, ...lostYoung(reading, passengers), ...reading.unread])]),
  };
}

/** Lines about infants and children where fewer travel: their travellers could not be determined. */
function lostYoung({ notes, youngLines }: BlockReading, passengers: readonly PnrPassenger[]): SourceLine[] {
  const isLost = (kind: 'infant' | 'child') => {
    const told = new Set(notes.flatMap((note) => (note.kind === kind ? [note.ref ?? note.adult] : [])));
    const type = kind === 'infant' ? 'INF' : 'CHD';
    return passengers.filter((passenger) => passenger.type === type).length < told.size;
  };
  return youngLines.flatMap(({ kind, line }) =>
    (kind === 'infant' || kind === 'child') && isLost(kind) ? [line] : [],
  );
}

/** Whether the text reads better with lines joined at the wrap column; a single line may have that width by chance. */
function isBetter(whole: Reading, apart: Reading, isRegular: boolean): boolean {
  const gain = toldBy(whole.answer) - toldBy(apart.answer);
  if (gain !== 0 || !isRegular) return gain > 0;
  const fewer = apart.answer.unread.length - whole.answer.unread.length;
  return fewer > 0 || (fewer === 0 && whole.joined < apart.joined);
}

function toldBy({ locator, passengers, segments }: PnrAnswer): number {
  const values = [locator, ...[...passengers, ...segments].flatMap((part) => Object.values(part))];
  return values.filter((value) => value !== null).length;
}

const inOrder = (lines: readonly SourceLine[]) => lines.toSorted((a, b) => a.at - b.at).map(({ raw }) => raw);

const GRAMMARS: readonly Grammar[] = [AMADEUS, SABRE, GALILEO, APOLLO, WORLDSPAN, TRAVELSKY];
/** Lines that suffice to detect a system. */
const LOOKED_AT = 250;
const TELLING = 8;

/** The grammars with some evidence in the lines, likeliest first, and the others. */
function grammarsFor(lines: readonly SourceLine[]): { likely: Grammar[]; others: Grammar[] } {
  const telling = lines.filter(({ text }) => text.length >= TELLING).slice(0, LOOKED_AT);
  const texts = telling.map(({ text }) => text.slice(0, 200));
  const weigh = ({ hints }: Grammar) =>
    hints.reduce((sum, [shape, weight]) => (texts.some((text) => shape.test(text)) ? sum + weight : sum), 0);
  const weighed = GRAMMARS.map((grammar) => ({ grammar, weight: weigh(grammar) })).toSorted(
    (a, b) => b.weight - a.weight,
  );
  const where = (isLikely: boolean) =>
    weighed.filter(({ weight }) => weight > 0 === isLikely).map(({ grammar }) => grammar);
  return { likely: where(true), others: where(false) };
}
