import type { IsoDate } from '../../contract/dates.ts';
import type { PassengerDraft } from './passenger-draft.ts';

/** What a later line says about a traveller: that it is a child, that an infant travels with it, or a birth date of either. */
export interface PassengerNote {
  readonly kind: 'child' | 'infant' | 'birth' | 'infant-birth';
  /** The number of the traveller (`/P1`); null where the line names or implies it. */
  readonly ref: number | null;
  /** The traveller's name as far as printed in the line; in `infant-birth` the infant's own. */
  readonly adult: string | null;
  readonly infant: PassengerDraft | null;
  /** The infant's own name element, whose spelling overrides a service line's. */
  readonly isNamed: boolean;
  readonly dob: IsoDate | null;
  /** A travel document's data about the holder's name: its given names, and the sex. */
  readonly document?: { readonly givenName: string; readonly gender: 'M' | 'F' | 'U' | null };
}
