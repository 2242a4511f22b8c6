import { type AnySchema, ArraySchema, ObjectSchema, Schema, ValidationError } from 'yup';
import { isFieldMessage } from './messages.ts';

/** What the JSON of an input may be, by kind and size, before any rule is asked about it. */
export type Shape =
  | TextShape
  | { kind: 'list'; most: number; over: string; item: Part }
  | { kind: 'object'; parts: ReadonlyMap<string, Part> }
  | { kind: 'either'; shapes: readonly Shape[] }
  | { kind: 'number' | 'boolean' | 'bytes' };

/** A text, by what its schema says of it: its rules, and what `meta` adds to them. */
export interface TextShape {
  kind: 'text';
  most: number;
  over: string;
  /** `meta({ isCommaList: true })`: a list, as one text with commas. */
  isCommaList: boolean;
  /**
   * How it is read (meant-input.ts). 'raw', of `meta({ raw: true })`: as it came, since it is compared to the letter (passwords, what is
   * signed, what a device keeps) or read by its columns (pasted texts). 'plain': its rules leave no room for full-width letters.
   */
  reading: 'raw' | 'plain' | 'free';
  /** One of a list, in which 'unknown' may stand. */
  isChoice: boolean;
  /** `meta({ anyWord: true })`: 'unknown' is a word like others there, as in a remark or in what is searched for. */
  anyWord: boolean;
  /** `meta({ isSurname: true })`: 'null' may be one. */
  isSurname: boolean;
}

/** A place for a value, and whether it may stay empty. */
export interface Part {
  shape: Shape;
  nullable: boolean;
  optional: boolean;
  /** Message key for nothing where something must be. */
  missing: string;
}

/** Longer than any choice of a list is. */
const LONGEST_CHOICE = 64;

/**
 * The shape that a schema asks for.
 * @throws Error where a text or a list of it has no limit: nothing that is sent may be of any length.
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

/** Whether a rule of a text leaves no room for a full-width letter. */
function isNarrow(schema: AnySchema): boolean {
  return schema.tests.some(({ OPTIONS }) => {
    const pattern: unknown = OPTIONS?.params?.regex;
    return OPTIONS?.name === 'date' || (pattern instanceof RegExp && 'Ａ'.search(pattern) === -1);
  });
}

/** The most values (objects, lists, texts …) that JSON of this shape holds. */
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

/** What a schema says of nothing; the words that yup has of its own are no key. */
function missingOf(schema: AnySchema): string {
  try {
    schema.validateSync(null, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    if (isFieldMessage(error.message)) return error.message;
  }
  return 'required';
}

/** Whether a field of an object holds a list as one text with commas. */
export function isCommaList(shape: Shape, name: string): boolean {
  const part = shape.kind === 'object' ? shape.parts.get(name) : undefined;
  return part?.shape.kind === 'text' && part.shape.isCommaList;
}

/** How long a text or a list may be, and the message that its schema has for a longer one. */
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
