import { getIn } from 'formik';
import { isRecord } from '../../../api/is-record.ts';
import { accountOf, session } from '../../../api/session.ts';
import { keepTyped, readTyped } from '../../../api/typed-text.ts';
import type { BookingValues } from '../booking-values.ts';
import type { FilledField } from './fill-passengers.ts';

const FILL_KINDS = ['text', 'photo', 'traveller', 'reservation'] as const;

/** Where a fill's values came from. */
export interface FillSource {
  kind: (typeof FILL_KINDS)[number];
  /** Fields that were not read for sure, by their path in the passenger. */
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

export const stands = (values: BookingValues, { path, after }: FilledField): boolean => getIn(values, path) === after;

/** Whether anything of it is still in the form. */
export const isStanding = (values: BookingValues, { filled }: Fill): boolean =>
  filled.some((one) => stands(values, one));

const place = (draft: string) => `${accountOf(session.get())}.fills.${draft}`;

/** The fills of one passenger form, kept for this tab so that a reload does not make them look typed. */
export function keepFills(draft: string, fills: readonly Fill[]): void {
  keepTyped(place(draft), fills.length > 0 ? JSON.stringify(fills) : '');
}

export function keptFills(draft: string): readonly Fill[] {
  try {
    const kept: unknown = JSON.parse(readTyped(place(draft)) || '[]');
    return Array.isArray(kept) ? kept.filter(isFill) : [];
  } catch {
    return []; // cut off or written by hand
  }
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
