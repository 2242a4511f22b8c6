import { type AnySchema, ArraySchema, ObjectSchema, Schema, ValidationError } from 'yup';
import { isFieldMessage } from './messages.ts';

/** The kind and size of an input's JSON, checked before any rule. */
export type Shape =
  | TextShape
  | { kind: 'list'; most: number; over: string; item: Part }
  | { kind: 'object'; parts: ReadonlyMap<string, Part> }
  | { kind: 'either'; shapes: readonly Shape[] }
  | { kind: 'number' | 'boolean' | 'bytes' };

/** A text, by its schema's rules and `meta`. */
export interface TextShape {
  kind: 'text';
  most: number;
  over: string;
  /** `meta({ isCommaList: true })`: a list, as one text with commas. */
  isCommaList: boolean;
  /**
   * How it is normalised (normalise-input.ts). 'raw', by `meta({ raw: true })`: not at all, since it is compared exactly (passwords,
   * signatures, device data) or parsed by its columns (pasted texts). 'plain': its rules allow no full-width letters.
   */
  reading: 'raw' | 'plain' | 'free';
  /** An enum, in which 'unknown' may be a choice. */
  isChoice: boolean;
  /** `meta({ anyWord: true })`: 'unknown' is an ordinary word there, as in a remark or a search. */
  anyWord: boolean;
  /** `meta({ isSurname: true })`: 'null' is a valid value. */
  isSurname: boolean;
}

/** A value's shape, and whether it may be absent. */
export interface Part {
  shape: Shape;
  nullable: boolean;
  optional: boolean;
  /** Message key for a missing required value. */
  missing: string;
}

/** Longer than any enum value. */
const LONGEST_CHOICE = 64;

/**
 * Derives the shape from a schema.
 * @throws Error where a text or a list has no limit: every input must be bounded.
 */
export function shapeOf(schema: AnySchema, path = 'input'): Shape {
  if (schema instanceof ObjectSchema) return objectShape(schema, path);
  if (schema instanceof ArraySchema) {
    const { innerType } = schema;
    if (!(innerType instanceof Schema)) throw new Error(`${path}: the schema does not say what it is a list of`);
    return { kind: 'list', ...limitOf(schema, path), item: partOf(innerType, `${path}[]`) };
  }
  if (schema.type === 'string') return textShape(schema, path);
  if (schema.type === 'number' || schema.type === 'boolean') return { kind: schema.type };
  if (schema.type !== 'mixed') throw new Error(`${path}: input of the type ${schema.type} is not known`);
  const alternatives: unknown = schema.describe().meta?.oneOfSchemas;
  if (!Array.isArray(alternatives)) return { kind: 'bytes' };
  return {
    kind: 'either',
    shapes: alternatives.filter((one) => one instanceof Schema).map((one) => shapeOf(one, path)),
  };
}

function textShape(schema: AnySchema, path: string): TextShape {
  const { meta, oneOf } = schema.describe();
  const isChoice = oneOf.length > 0;
  return {
    kind: 'text',
    ...limitOf(schema, path),
    isCommaList: meta?.isCommaList === true,
    reading: meta?.raw === true ? 'raw' : isChoice || isNarrow(schema) ? 'plain' : 'free',
    isChoice,
    anyWord: meta?.anyWord === true,
    isSurname: meta?.isSurname === true,
  };
}

/** Whether a rule of a text allows no full-width letters. */
function isNarrow(schema: AnySchema): boolean {
  return schema.tests.some(({ OPTIONS }) => {
    const pattern: unknown = OPTIONS?.params?.regex;
    return OPTIONS?.name === 'date' || (pattern instanceof RegExp && 'Ａ'.search(pattern) === -1);
  });
}

/** The maximum number of values (objects, lists, texts …) in JSON of this shape. */
export function mostValues(shape: Shape): number {
  if (shape.kind === 'list') return 1 + shape.most * mostValues(shape.item.shape);
  if (shape.kind === 'either') return Math.max(...shape.shapes.map(mostValues));
  if (shape.kind !== 'object') return 1;
  return [...shape.parts.values()].reduce((sum, part) => sum + mostValues(part.shape), 1);
}

function objectShape(schema: ObjectSchema<object>, path: string): Shape {
  const parts = Object.entries(schema.fields).flatMap(([name, field]): [string, Part][] =>
    field instanceof Schema ? [[name, partOf(field, `${path}.${name}`)]] : [],
  );
  return { kind: 'object', parts: new Map(parts) };
}

function partOf(schema: AnySchema, path: string): Part {
  const { nullable, optional } = schema.describe();
  return { shape: shapeOf(schema, path), nullable, optional, missing: missingOf(schema) };
}

/** A schema's message key for a missing value; yup's default messages are no keys. */
function missingOf(schema: AnySchema): string {
  try {
    schema.validateSync(null, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    if (isFieldMessage(error.message)) return error.message;
  }
  return 'required';
}

/** Whether a field of an object holds a list as one comma-separated text. */
export function isCommaList(shape: Shape, name: string): boolean {
  const part = shape.kind === 'object' ? shape.parts.get(name) : undefined;
  return part?.shape.kind === 'text' && part.shape.isCommaList;
}

/** The maximum length of a text or a list, and its schema's message for exceeding it. */
function limitOf(schema: AnySchema, path: string): { most: number; over: string } {
  for (const { OPTIONS } of schema.tests) {
    const most: unknown = OPTIONS?.params?.max;
    if (OPTIONS?.name !== 'max' || typeof most !== 'number') continue;
    const { message } = OPTIONS;
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is yup's
    return { most, over: typeof message === 'string' ? message.replace('${max}', String(most)) : 'invalid' };
  }
  if (schema.describe().oneOf.length > 0) return { most: LONGEST_CHOICE, over: 'invalid' };
  throw new Error(`${path}: the schema sets no limit (max)`);
}
