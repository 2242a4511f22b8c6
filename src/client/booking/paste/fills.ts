import { getIn } from 'formik';
import { isRecord } from '../../api/is-record.ts';
import type { PartyValues } from '../party-values.ts';
import type { FilledField } from './fill-passengers.ts';

const FILL_KINDS = ['text', 'photo', 'traveller', 'reservation', 'idcard'] as const;

/** Where a fill's values came from. */
export interface FillSource {
  kind: (typeof FILL_KINDS)[number];
  /** Uncertain fields, by path in the passenger, or in the form where several are filled. */
  doubtful?: readonly string[];
  /** The card is of an alliance partner of the airlines that fly. */
  partnerCard?: boolean;
  /** The traveller's id. */
  traveller?: string;
}

/** One machine fill of the form. */
export interface Fill {
  id: string;
  source: FillSource;
  filled: readonly FilledField[];
  /** Values of another person from an earlier fill that this one removed. */
  cleared: readonly FilledField[];
}

const stands = (values: PartyValues, { path, after }: FilledField): boolean => getIn(values, path) === after;

/** The fields that each fill owns: they are unchanged, and no later fill repeats them. */
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

/** The fills without one that is undone: values that replaced its fields now replace those before it. */
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

/** Positions of the fields' passengers. */
export function passengersOf(fields: readonly FilledField[]): number[] {
  const places = fields.flatMap(({ path }) => /^passengers\[(\d+)\]/.exec(path)?.[1] ?? []);
  return [...new Set(places.map(Number))].toSorted((a, b) => a - b);
}

/** Parses the fills of a form. */
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
