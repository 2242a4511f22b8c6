import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { AnySchema } from 'yup';

export type JsonSchema = { [name: string]: unknown };

/**
 * The JSON Schema (2020-12) of a yup schema. Requests refuse unknown fields, answers may gain some. Cross-field rules (`test`, `when`) are
 * not expressed; the operation's description states them.
 */
export function jsonSchemaOf(schema: AnySchema, use: 'request' | 'answer'): JsonSchema {
  const found: unknown = convertSchema(schema);
  return isRecord(found) ? tidy(found, use) : {};
}

function tidy(schema: JsonSchema, use: 'request' | 'answer'): JsonSchema {
  const { type, default: fallback, properties, items, required, ...rest } = schema;
  const tidied: JsonSchema = { ...rest };
  const types = Array.isArray(type) ? type : [type];
  // yup's mixed has no type, which JSON Schema expresses by omitting it; yup's object has an empty default, which is dropped.
  if (types.length > 0 && type !== undefined) tidied.type = types.length === 1 ? types[0] : types;
  if (fallback !== undefined && typeof fallback !== 'object') tidied.default = fallback;
  if (Array.isArray(rest.enum) && types.includes('null')) tidied.enum = [...new Set([...rest.enum, null])];
  if (Array.isArray(required) && required.length > 0) tidied.required = required;
  if (isRecord(items)) tidied.items = tidy(items, use);
  if (isRecord(properties)) {
    tidied.properties = Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name, isRecord(value) ? tidy(value, use) : value]),
    );
    if (use === 'request') tidied.additionalProperties = false;
  }
  return tidied;
}

export function isRecord(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
