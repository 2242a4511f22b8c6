import { getIn } from 'formik';
import { isRecord } from '../../api/is-record.ts';
import type { PartyValues } from '../party-values.ts';
import type { FilledField } from './fill-passengers.ts';

const FILL_KINDS = ['text', 'photo', 'traveller', 'reservation'] as const;

/** Where a fill's values came from. */
export interface FillSource {
  kind: (typeof FILL_KINDS)[number];
  /** Fields that were not read for sure, by their path in the passenger, or in the form where several are filled. */
  doubtful?: readonly string[];
  /** The card is of an alliance partner of the airlines that fly. */
  partnerCard?: boolean;
  /** The traveller it is of. */
  traveller?: string;
}

/** Something that a machine put into the form at once. */
export interface Fill {
  id: string;
  source: FillSource;
  filled: readonly FilledField[];
  /** What an earlier fill had left of somebody else, and this one took away. */
  cleared: readonly FilledField[];
}

const stands = (values: PartyValues, { path, after }: FilledField): boolean => getIn(values, path) === after;

/** The fields of each fill that are its own: they still stand, and no later fill says the same. */
export function ownFields(values: PartyValues, fills: readonly Fill[]): ReadonlyMap<Fill, readonly FilledField[]> {
  const taken = new Set<string>();
  const own = new Map<Fill, readonly FilledField[]>();
  for (const fill of fills.toReversed()) {
    const fields = fill.filled.filter((one) => !taken.has(one.path) && stands(values, one));
    for (const { path } of fields) taken.add(path);
    own.set(fill, fields);
  }
  return own;
}

/** The others when one is taken back: what was put over its fields was put over what stood there before it. */
export function withoutFill(fills: readonly Fill[], gone: Fill): Fill[] {
  const at = fills.indexOf(gone);
  return fills.flatMap((fill, i) => {
    if (i <= at) return i === at ? [] : [fill];
    const filled = fill.filled.map((one) => {
      const under = gone.filled.find(({ path, after }) => path === one.path && after === one.before);
      return under ? { ...one, before: under.before } : one;
    });
    return [{ ...fill, filled }];
  });
}

/** Places of the passengers whom fields are of. */
export function passengersOf(fields: readonly FilledField[]): number[] {
  const places = fields.flatMap(({ path }) => /^passengers\[(\d+)\]/.exec(path)?.[1] ?? []);
  return [...new Set(places.map(Number))].toSorted((a, b) => a - b);
}

/** Reads the fills of a kept form. */
export function readFills(kept: unknown): readonly Fill[] {
  return Array.isArray(kept) ? kept.filter(isFill) : [];
}

function isFill(value: unknown): value is Fill {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    isRecord(value.source) &&
    FILL_KINDS.some((kind) => isRecord(value.source) && value.source.kind === kind) &&
    isFieldList(value.filled) &&
    isFieldList(value.cleared)
  );
}

function isFieldList(value: unknown): value is FilledField[] {
  return (
    Array.isArray(value) &&
    value.every(
      (one) => isRecord(one) && [one.path, one.before, one.after].every((text: unknown) => typeof text === 'string'),
    )
  );
}
