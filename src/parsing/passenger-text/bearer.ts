import { toMachineReadable } from '../../contract/latin-names.ts';

/** The other details on which the reading of the name depends; null where not given. */
export interface Bearer {
  readonly gender: 'M' | 'F' | 'U' | null;
  /** ISO 3166-1 alpha-3. */
  readonly nationality: string | null;
}

/** A name as in a machine-readable line; unchanged where that is impossible, for the error. */
export function spelt(name: string, { nationality }: Pick<Bearer, 'nationality'>): string {
  return toMachineReadable(name, ' ', nationality) ?? name;
}
