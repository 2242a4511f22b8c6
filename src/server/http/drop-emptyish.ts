import { isEmptyish } from '../../contract/dates.ts';
import type { Shape } from './input-shape.ts';

/**
 * An input without the optional texts that only say that there is none ('null', 'undefined', 'unknown': spec §5), as other systems write
 * them. Blank ones stay: they empty what is there. What is required stays as well, for its own rules to judge.
 */
export function withoutEmptyish(shape: Shape, value: unknown): unknown {
  if (shape.kind === 'list')
    return Array.isArray(value) ? value.map((one) => withoutEmptyish(shape.item.shape, one)) : value;
  if (shape.kind !== 'object' || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const kept = Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    const part = shape.parts.get(name);
    if (!part) return [[name, one]];
    const isNone =
      part.optional && part.shape.kind === 'text' && typeof one === 'string' && one.trim() && isEmptyish(one);
    return isNone ? [] : [[name, withoutEmptyish(part.shape, one)]];
  });
  return Object.fromEntries(kept);
}
