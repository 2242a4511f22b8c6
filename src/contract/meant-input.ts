import { isEmptyish, isNoSurname } from './dates.ts';
import type { Part, Shape, TextShape } from './input-shape.ts';
import { cleaned, plainAscii } from './one-line.ts';

/**
 * An input as it is meant: both sides check it so, the form before it is sent and the server at its door. Texts are read without what is
 * not seen in them and without blanks around them, codes and numbers also where they are written full-width. A text that only says that
 * there is none ('null', 'undefined', 'unknown', 'n/a': spec §5) is left out where it may be, and empty where it is required, for the
 * schema's own rules to refuse. Blank ones are empty: they empty what is there.
 */
export function meantInput(shape: Shape, value: unknown): unknown {
  if (shape.kind === 'text') return typeof value === 'string' ? meantText(shape, value) : value;
  if (shape.kind === 'list') return Array.isArray(value) ? value.map((one) => meantItem(shape.item, one)) : value;
  if (shape.kind === 'either') {
    const kind = Array.isArray(value) ? 'list' : typeof value === 'string' ? 'text' : typeof value;
    const fitting = shape.shapes.find((one) => one.kind === kind);
    return fitting ? meantInput(fitting, value) : value;
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? meantFields(shape, value) : value;
}

/** The same of the fields of an object, whose shape this is; what is no field stays as it came. */
export function meantFields(shape: Shape, values: object): object {
  if (shape.kind !== 'object') return values;
  const meant = Object.entries(values).flatMap(([name, one]: [string, unknown]): [string, unknown][] => {
    const part = shape.parts.get(name);
    if (!part) return [[name, one]];
    const said = meantInput(part.shape, one);
    if (!saysNone(part, said)) return [[name, said]];
    return part.optional ? [] : [[name, '']];
  });
  return Object.fromEntries(meant);
}

function meantItem(item: Part, one: unknown): unknown {
  const said = meantInput(item.shape, one);
  return saysNone(item, said) ? '' : said;
}

/**
 * Whether a text only says that there is none. One that may be any word (`meta({ anyWord: true })`) says what it says: a remark may be
 * 'Unknown', and whoever searches for Null is not shown everything. So does a choice that has to be made.
 */
function saysNone({ shape, optional }: Part, value: unknown): boolean {
  if (shape.kind !== 'text' || shape.reading === 'raw' || typeof value !== 'string') return false;
  if (shape.anyWord || (shape.isChoice && !optional) || value.trim() === '') return false;
  return shape.isSurname ? isNoSurname(value) : isEmptyish(value);
}

/** A mark may stand behind every letter; a text that is longer still is refused for its length, and costs nothing until then. */
const room = (most: number) => 2 * most + 64;

function meantText({ reading, most }: TextShape, text: string): string {
  if (reading === 'raw' || text.length > room(most)) return text;
  return (reading === 'plain' ? plainAscii(text) : cleaned(text)).trim();
}
