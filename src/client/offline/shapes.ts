import { isRecord } from '../api/is-record.ts';

/**
 * What an answer has to be like for the screens to read it: the name of a type (`any` for all), a list of one shape, or an object's
 * fields; under `?` stands what may also be missing. The build makes them from the contract's schemas (src/build/answer-shapes.ts).
 */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape };

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

/** Whether a value is like that. More fields, and other values of a closed list, are a newer server's and harm nothing. */
export function fits(value: unknown, shape: Shape): boolean {
  if (shape === 'any') return true;
  if (typeof shape === 'string') return typeof value === shape;
  if (isList(shape)) return Array.isArray(value) && value.every((one) => fits(one, shape[0]));
  const { '?': inner } = shape;
  if (inner !== undefined) return value === null || value === undefined || fits(value, inner);
  return isRecord(value) && Object.entries(shape).every(([field, each]) => fits(value[field], each));
}

/** Written in by the build. */
declare const __KEPT_SHAPES__: Readonly<Record<string, Shape>>;

/** The shapes of kept answers by their endpoint. */
export const keptShapes = () => __KEPT_SHAPES__;
