import type { Shape } from '../../src/contract/input-shape.ts';
import { AMADEUS_CASES } from '../parsing/pnr/tables/amadeus.ts';
import { TRAVELSKY_CASES } from '../parsing/pnr/tables/travelsky.ts';
import { sampled } from '../tools/run-mode.ts';
import { longestTurn } from './cpu-time.ts';

/** The default body limit of a call, and the room for what surrounds a filling. */
export const [BYTES, AROUND] = [256 * 1024, 1024];
/**
 * How long another request may have to wait, and the wait if refused by size. The long run tests the promised limit; a run beside others
 * several times that, since a process on the same core costs as much, and the attacks under test cost seconds.
 */
export const LONGEST_TURN_MS = sampled(50, 250);
export const REFUSED_WITHIN_MS = sampled(5, 25);
/** The first compile code, and any may include a garbage collection. */
const TRIES = 20;

const repeated = (part: string, length: number) => part.repeat(Math.floor(length / part.length));
const listOf = (item: string, length: number) => `[${repeated(`${item},`, length - item.length - 2)}${item}]`;

/** JSON of about `length` bytes that causes far more work than its size. */
export const FILLINGS: Record<string, (length: number) => string> = {
  'empty objects': (length) => listOf('{}', length),
  'objects with a field': (length) => listOf('{"a":{"b":[1]}}', length),
  nulls: (length) => listOf('null', length),
  'lists in lists': (length) => '['.repeat(length / 2) + ']'.repeat(length / 2),
  'objects in objects': (length) => `${repeated('{"a":', length - length / 6)}1${'}'.repeat(length / 6)}`,
  'many fields': (length) =>
    `{${Array.from({ length: length / 12 }, (_, i) => `"${i.toString(36).padStart(6, 'a')}":0`).join()}}`,
  'a long text': (length) => JSON.stringify('A'.repeat(length - 2)),
  'a long address': (length) => JSON.stringify(`${'a.'.repeat((length - 4) / 2)}@`),
  'escaped letters': (length) => `"${repeated('\\u0041', length - 2)}"`,
};

/** Texts that may slow rules down, repeated up to the maximum length. */
export const UNITS = ['A', 'a.', ' ', '1', '@', '/', '\n', '李', '1.A/B\n', '-', ...pnrs()];

function pnrs(): string[] {
  return [AMADEUS_CASES, TRAVELSKY_CASES].flatMap((cases) => cases.slice(0, 3).map(({ text }) => `${text}\n`));
}

/** The largest input that its shape allows: like `good` where that has an example, otherwise of texts made of `unit`. */
export function largest(shape: Shape, unit: string, good?: unknown): unknown {
  if (shape.kind === 'either') return largest(shape.shapes[0] ?? { kind: 'number' }, unit, good);
  if (shape.kind === 'list') {
    const example: unknown = Array.isArray(good) ? good[0] : undefined;
    return Array.from({ length: shape.most }, () => largest(shape.item.shape, unit, example));
  }
  if (shape.kind === 'object') {
    const known = new Map<string, unknown>(typeof good === 'object' && good !== null ? Object.entries(good) : []);
    return Object.fromEntries(
      [...shape.parts].map(([name, part]) => [name, largest(part.shape, unit, known.get(name))]),
    );
  }
  if (good !== undefined && (shape.kind !== 'text' || shape.most < 1000)) return good;
  return shape.kind === 'text' ? unit.repeat(Math.ceil(shape.most / unit.length)).slice(0, shape.most) : 1;
}

/** A JSON object with one filled field; filled as a whole if the field has no name. */
export function filledJson(fields: Readonly<Record<string, unknown>>, place: string, filled: string): string {
  if (!place) return filled;
  const others = Object.entries(fields).filter(([field]) => field !== place);
  const written = others.map(([field, value]) => `"${field}":${JSON.stringify(value)}`);
  return `{${[...written, `"${place}":${filled}`].join()}}`;
}

/** Sends a body a few times, until one turn was short enough; returns the shortest of the longest turns, and the answer's status. */
export async function shortestTurn(
  send: () => Promise<number>,
  enough: number = REFUSED_WITHIN_MS,
): Promise<{ ms: number; status: number }> {
  let shortest = Number.POSITIVE_INFINITY;
  let status = 0;
  for (let i = 0; i < TRIES && shortest > enough; i++) {
    const turn = await longestTurn(async () => {
      status = await send();
    });
    shortest = Math.min(shortest, turn);
  }
  return { ms: shortest, status };
}
