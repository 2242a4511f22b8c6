import type { IsoDate } from '../../contract/dates.ts';
import type { PassengerDraft } from './passenger-draft.ts';

/** What a line further down says about a traveller: that it is a child, that an infant travels with it, or when either was born. */
export interface PassengerNote {
  readonly kind: 'child' | 'infant' | 'birth' | 'infant-birth';
  /** The number of the traveller (`/P1`); null where the line names or implies it. */
  readonly ref: number | null;
  /** The traveller's name as far as the line prints it; in `infant-birth` the infant's own. */
  readonly adult: string | null;
  readonly infant: PassengerDraft | null;
  /** The infant's name element itself, before which a service line's spelling counts for nothing. */
  readonly isNamed: boolean;
  readonly dob: IsoDate | null;
  /** What a travel document says of the bearer's name: its given names, and the sex. */
  readonly document?: { readonly givenName: string; readonly gender: 'M' | 'F' | 'U' | null };
}
