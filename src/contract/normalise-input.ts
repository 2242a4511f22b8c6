import { isEmptyish, isNoSurname } from './dates.ts';
import type { Part, Shape, TextShape } from './input-shape.ts';
import { cleaned, plainAscii } from './one-line.ts';

/**
 * Normalises an input, on both sides: in the form before it is sent and on the server on arrival. Strips invisible characters and
 * surrounding spaces from texts, and converts full-width codes and numbers. A text that only means absence ('null', 'undefined', 'unknown',
 * 'n/a': spec §5) is left out where optional, and empty where required, for the schema's own rules to refuse. Blank texts become empty:
 * they clear the stored value.
 */
export function normaliseInput(shape: Shape, value: unknown): unknown {
  if (shape.kind === 'text') return typeof value === 'string' ? meantText(shape, value) : value;
  if (shape.kind === 'list') return Array.isArray(value) ? value.map((one) => meantItem(shape.item, one)) : value;
  if (shape.kind === 'either') {
    const kind = Array.isArray(value) ? 'list' : typeof value === 'string' ? 'text' : typeof value;
    const fitting = shape.shapes.find((one) => one.kind === kind);
    return fitting ? normaliseInput(fitting, value) : value;
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? normaliseFields(shape, value) : value;
}

/** Normalises the fields of an object with this shape; unknown fields stay as they came. */
export function normaliseFields(shape: Shape, values: object): object {
  if (shape.kind !== 'object') return values;
  const meant = Object.entries(values).flatMap(([name, one]: [string, unknown]): [string, unknown][] => {
    const part = shape.parts.get(name);
    if (!part) return [[name, one]];
    const said = normaliseInput(part.shape, one);
    if (!saysNone(part, said)) return [[name, said]];
    return part.optional ? [] : [[name, '']];
  });
  return Object.fromEntries(meant);
}

function meantItem(item: Part, one: unknown): unknown {
  const said = normaliseInput(item.shape, one);
  return saysNone(item, said) ? '' : said;
}

/**
 * Whether a text only means absence. Not in free text (`meta({ anyWord: true })`): a remark may be 'Unknown', and a search for Null must
 * not list everything. Nor in a required choice.
 */
function saysNone({ shape, optional }: Part, value: unknown): boolean {
  if (shape.kind !== 'text' || shape.reading === 'raw' || typeof value !== 'string') return false;
  if (shape.anyWord || (shape.isChoice && !optional) || value.trim() === '') return false;
  return shape.isSurname ? isNoSurname(value) : isEmptyish(value);
}

/** Every letter may carry a mark; a text that is longer still is refused for its length, without being processed. */
const room = (most: number) => 2 * most + 64;

function meantText({ reading, most }: TextShape, text: string): string {
  if (reading === 'raw' || text.length > room(most)) return text;
  return (reading === 'plain' ? plainAscii(text) : cleaned(text)).trim();
}
