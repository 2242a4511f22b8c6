import { isRecord } from '../api/is-record.ts';

/**
 * The shape that screens require of an answer: the name of a type (`any` for all), a list of one shape, or an object's fields, with
 * optional ones under `?`. The build makes them from the contract's schemas (src/build/answer-shapes.ts).
 */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape };

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

/** Whether a value has the shape. Extra fields and unknown enum values come from a newer server and do no harm. */
export function fits(value: unknown, shape: Shape): boolean {
  if (shape === 'any') return true;
  if (typeof shape === 'string') return typeof value === shape;
  if (isList(shape)) return Array.isArray(value) && value.every((one) => fits(one, shape[0]));
  const { '?': inner } = shape;
  if (inner !== undefined) return value === null || value === undefined || fits(value, inner);
  return isRecord(value) && Object.entries(shape).every(([field, each]) => fits(value[field], each));
}

/** Injected by the build. */
declare const __KEPT_SHAPES__: Readonly<Record<string, Shape>>;

/** The shapes of stored answers by endpoint. */
export const persistedShapes = () => __KEPT_SHAPES__;
