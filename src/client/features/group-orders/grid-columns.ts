import type { MessageDescriptor } from '@lingui/core';
import { plainAscii } from '../../../contract/one-line.ts';
import { DOCUMENT_TYPES, GENDERS, PASSENGER_TYPES } from '../../../contract/passenger-terms.ts';
import type { Transform } from '../../form/transforms.ts';
import { DOCUMENT_LABELS, GENDER_LABELS, PASSENGER_TYPE_LABELS } from '../../trip/labels.ts';

/** A column of the grid: the passenger field that it shows, and its input. */
export interface GridColumn {
  path: string;
  /** In CSS pixels. */
  width: number;
  transform?: Transform;
  maxLength?: number;
  /** A date in any unambiguous format; `ahead` for a future one. */
  date?: 'past' | 'ahead';
  options?: readonly { value: string; label: MessageDescriptor }[];
  /** The first option is none. */
  isOpen?: boolean;
}

const optionsOf = <V extends string>(values: readonly V[], labels: Readonly<Record<V, MessageDescriptor>>) =>
  values.map((value) => ({ value, label: labels[value] }));

export const GRID_COLUMNS: readonly GridColumn[] = [
  { path: 'type', width: 96, options: optionsOf(PASSENGER_TYPES, PASSENGER_TYPE_LABELS) },
  { path: 'surname', width: 130, transform: 'upper', maxLength: 60 },
  { path: 'givenName', width: 150, transform: 'upper', maxLength: 60 },
  { path: 'gender', width: 96, options: optionsOf(GENDERS, GENDER_LABELS), isOpen: true },
  { path: 'birthday', width: 118, date: 'past', maxLength: 20 },
  { path: 'nationality', width: 96, transform: 'upper', maxLength: 2 },
  { path: 'document.type', width: 136, options: optionsOf(DOCUMENT_TYPES, DOCUMENT_LABELS), isOpen: true },
  { path: 'document.number', width: 150, transform: 'code', maxLength: 24 },
  { path: 'document.expiry', width: 118, date: 'ahead', maxLength: 20 },
  { path: 'document.issuingPlace', width: 96, transform: 'upper', maxLength: 2 },
  { path: 'phone', width: 140, transform: plainAscii, maxLength: 20 },
  { path: 'email', width: 190, transform: plainAscii, maxLength: 120 },
  { path: 'frequentFlyer.airline', width: 90, transform: 'upper', maxLength: 2 },
  { path: 'frequentFlyer.number', width: 140, transform: 'code', maxLength: 20 },
  { path: 'contactName', width: 150, maxLength: 80 },
];

const ENDS = 52;
/** The columns between the row's number and the remove button. */
export const GRID_TEMPLATE = `${ENDS}px ${GRID_COLUMNS.map(({ width }) => `${width}px`).join(' ')} ${ENDS}px`;
