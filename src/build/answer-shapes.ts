import type { AnySchema, SchemaDescription } from 'yup';
import type { Shape } from '../client/offline/shapes.ts';
import type { EndpointName } from '../contract/endpoints.ts';
import { schemas } from '../contract/schemas.ts';

/** The parts of yup's schema description that a shape needs. */
interface Described {
  type: string;
  optional: boolean;
  nullable: boolean;
  innerType?: Described;
  fields?: Record<string, Described>;
}

function isDescribed(value: SchemaDescription | Described): value is Described {
  return 'optional' in value && 'nullable' in value;
}

/** `isField`: yup calls objects optional by default, which means something only for fields. */
function shapeOf({ type, optional, nullable, innerType, fields }: Described, isField: boolean): Shape {
  let shape: Shape = type === 'mixed' ? 'any' : type;
  if (innerType) shape = [shapeOf(innerType, false)];
  if (fields) shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shapeOf(field, true)]));
  return nullable || (optional && isField) ? { '?': shape } : shape;
}

/** Response shapes of these calls, derived from the contract's schemas: the device reads its cached data by them, without yup. */
export function answerShapes(calls: Partial<Record<EndpointName, unknown>>): Readonly<Record<string, Shape>> {
  const wanted = Object.entries(schemas).filter(([name]) => Object.hasOwn(calls, name));
  return Object.fromEntries(wanted.map(([name, { output }]) => [name, shapeOf(describe(output), false)]));
}

function describe(schema: AnySchema): Described {
  const described = schema.describe();
  if (!isDescribed(described)) throw new Error('a schema does not describe itself');
  return described;
}
