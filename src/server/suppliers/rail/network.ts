import { TRAIN_KINDS, type TrainKind } from '../../../contract/train-terms.ts';
import type { Chance } from '../sandbox/chance.ts';
import lineRows from './data/lines.json' with { type: 'json' };
import serviceRows from './data/services.json' with { type: 'json' };

export interface TrainStop {
  station: string;
  /** From the train's first stop. */
  km: number;
  /** Minutes since midnight of the train's start date. */
  arrive: number;
  depart: number;
}

export interface Train {
  no: string;
  kind: TrainKind;
  stops: readonly TrainStop[];
}

interface Point {
  station: string;
  km: number;
}

/** hub: the largest stations only; main: cities too; all: every station, some of the small ones passed. */
const PATTERNS = ['hub', 'main', 'all'] as const;
type Pattern = (typeof PATTERNS)[number];
/** Percentage of trains that stop at a station of each size (1 the largest). */
const STOPS_AT: Record<Pattern, readonly [number, number, number]> = {
  hub: [70, 12, 0],
  main: [92, 55, 18],
  all: [100, 94, 72],
};
/** Kilometres per hour between stops. */
const SPEED: Record<TrainKind, number> = { G: 285, D: 195, C: 215, Z: 112, T: 104, K: 84 };
const DWELL: readonly [number, number, number] = [4, 3, 2];

/** Size of a station: 1 the hubs, 2 cities, 3 the rest. */
export type SizeOf = (station: string) => number;

/** Every train of the timetable, which is the same on all days. Chance decides where each stops. */
export function buildTrains(chance: Chance, sizeOf: SizeOf): Train[] {
  const lines = new Map(Object.entries(lineRows).map(([id, row]) => [id, readLine(row)]));
  return serviceRows.flatMap((row) => trainsOf(row, lines, chance, sizeOf));
}

function readLine(row: string): Point[] {
  const words = row.split(' ');
  return words.flatMap((station, i) => (i % 2 === 0 ? [{ station, km: Number(words[i + 1]) }] : []));
}

/** "G 1 6 hub 07:00 19:00 line:from:to …": six trains each way, numbered from 1, with odd numbers away from the first station. */
function trainsOf(row: string, lines: ReadonlyMap<string, Point[]>, chance: Chance, sizeOf: SizeOf): Train[] {
  const [kindText, first, count, patternText, from = '', to = '', ...stretches] = row.split(' ');
  const kind = TRAIN_KINDS.find((known) => known === kindText);
  const pattern = PATTERNS.find((known) => known === patternText);
  if (!kind || !pattern) throw new Error(`no service reads ${row}`);
  const way = joined(stretches.map((stretch) => cut(lines, stretch)));
  const trains = Number(count);
  const gap = trains > 1 ? (minuteOf(to) - minuteOf(from)) / (trains - 1) : 0;
  return Array.from({ length: trains * 2 }, (_, i) => {
    const no = `${kind}${Number(first) + i}`;
    const points = i % 2 === 0 ? way : reversed(way);
    const stopping = points.filter(
      ({ station }, at) =>
        at === 0 ||
        at === points.length - 1 ||
        chance.between(1, 100, 'stop', no, station) <= (STOPS_AT[pattern][sizeOf(station) - 1] ?? 0),
    );
    const wobble = i % 2 === 0 ? 0 : chance.between(2, 17, 'back', no);
    const departs = Math.round(minuteOf(from) + gap * Math.floor(i / 2)) + wobble;
    return { no, kind, stops: timed(stopping, kind, departs, sizeOf) };
  });
}

/** The part of a line between two stations, in either direction, from kilometre 0. */
function cut(lines: ReadonlyMap<string, Point[]>, stretch: string): Point[] {
  const [id = '', from, to] = stretch.split(':');
  const line = lines.get(id) ?? [];
  const start = line.findIndex(({ station }) => station === from);
  const end = line.findIndex(({ station }) => station === to);
  if (start < 0 || end < 0) throw new Error(`no line runs ${stretch}`);
  const points = start < end ? line.slice(start, end + 1) : line.slice(end, start + 1).toReversed();
  const origin = points[0]?.km ?? 0;
  return points.map(({ station, km }) => ({ station, km: Math.abs(km - origin) }));
}

function joined(parts: readonly Point[][]): Point[] {
  return parts.reduce((way, part) => {
    const before = way.at(-1)?.km ?? 0;
    const onward = part.map(({ station, km }) => ({ station, km: km + before }));
    return [...way, ...(way.length > 0 ? onward.slice(1) : onward)];
  }, []);
}

function reversed(way: readonly Point[]): Point[] {
  const length = way.at(-1)?.km ?? 0;
  return way.map(({ station, km }) => ({ station, km: length - km })).toReversed();
}

function timed(points: readonly Point[], kind: TrainKind, departs: number, sizeOf: SizeOf): TrainStop[] {
  let clock = departs;
  return points.map(({ station, km }, i) => {
    const before = points[i - 1];
    if (before) clock += Math.max(4, Math.round(((km - before.km) / SPEED[kind]) * 60) + 2);
    const arrive = clock;
    if (before && i < points.length - 1) clock += DWELL[sizeOf(station) - 1] ?? 2;
    return { station, km, arrive, depart: clock };
  });
}

function minuteOf(text: string): number {
  const [hour, minute] = text.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}
