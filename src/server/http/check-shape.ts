import type { Part, Shape } from '../../contract/input-shape.ts';

/** Message keys by field path. */
type Faults = Map<string, string>;

/** Nobody corrects more at once, and each costs. */
const MOST_FAULTS = 50;
/** Unknown names: only a few more than there are fields are reported one by one. */
const MOST_STRAY = 8;

/** Where a value does not match its shape. */
export class ShapeFindings {
  /** Of the wrong kind or too large: the schema's rules cannot be applied to it. */
  readonly wrong: Faults = new Map();
  /** Missing or unknown fields, which the rules report as well. */
  readonly amiss: Faults = new Map();

  get isFull(): boolean {
    return this.wrong.size + this.amiss.size >= MOST_FAULTS;
  }
}

/**
 * Checks kinds and sizes of a value and everything in it. It skips what the shape does not name, so its time is bounded by the shape and
 * not by the input.
 */
export function checkShape(shape: Shape, value: unknown): ShapeFindings {
  const found = new ShapeFindings();
  checkValue(shape, value, '', found);
  return found;
}

function checkValue(shape: Shape, value: unknown, path: string, found: ShapeFindings): void {
  if (found.isFull) return;
  const fault = faultOf(shape, value);
  if (fault !== null) found.wrong.set(path || 'body', fault);
  else if (shape.kind === 'list' && Array.isArray(value))
    value.forEach((item: unknown, i) => checkPart(shape.item, item, `${path}[${i}]`, found));
  else if (shape.kind === 'object' && isRecord(value)) checkFields(shape.parts, value, path, found);
  else if (shape.kind === 'either') checkEither(shape.shapes, value, path, found);
}

/** What is wrong with a value, apart from its contents. */
function faultOf(shape: Shape, value: unknown): string | null {
  if (shape.kind === 'either') return null;
  if (shape.kind === 'text') {
    if (typeof value !== 'string') return 'invalid';
    if (value.length > shape.most) return shape.over;
    return isText(value) ? null : 'invalid';
  }
  if (shape.kind === 'list') {
    if (!Array.isArray(value)) return 'invalid';
    return value.length > shape.most ? shape.over : null;
  }
  if (shape.kind === 'object') {
    if (!isRecord(value)) return 'invalid';
    return Object.keys(value).length > shape.parts.size + MOST_STRAY ? `tooMany:${shape.parts.size}` : null;
  }
  const isKind = shape.kind === 'bytes' ? value instanceof Uint8Array : typeof value === shape.kind;
  return isKind ? null : 'invalid';
}

function checkPart(part: Part, value: unknown, path: string, found: ShapeFindings): void {
  const { shape, nullable, optional, missing } = part;
  if (value === undefined) {
    if (!optional) found.amiss.set(path, missing);
  } else if (value !== null) checkValue(shape, value, path, found);
  else if (!nullable) found.wrong.set(path, optional ? 'invalid' : missing);
}

function checkFields(
  parts: ReadonlyMap<string, Part>,
  value: Record<string, unknown>,
  path: string,
  found: ShapeFindings,
): void {
  const at = (name: string) => (path ? `${path}.${name}` : name);
  for (const name of Object.keys(value)) if (!parts.has(name)) found.amiss.set(at(name), 'unknownField');
  for (const [name, part] of parts)
    checkPart(part, Object.hasOwn(value, name) ? value[name] : undefined, at(name), found);
}

/** A value that fits one shape is valid; otherwise the first shape's faults count. */
function checkEither(shapes: readonly Shape[], value: unknown, path: string, found: ShapeFindings): void {
  const tries = shapes.map((shape) => {
    const own = new ShapeFindings();
    checkValue(shape, value, path, own);
    return own.wrong;
  });
  if (tries.every((wrong) => wrong.size > 0)) for (const [name, fault] of tries[0] ?? []) found.wrong.set(name, fault);
}

/** NUL and lone surrogates: PostgreSQL text cannot store the one, and the other would be read back changed. */
export const isText = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
