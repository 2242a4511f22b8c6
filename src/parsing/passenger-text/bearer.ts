import { toMachineReadable } from '../../contract/latin-names.ts';

/** What else of somebody's details the reading of the name hangs on; null where it was not given. */
export interface Bearer {
  readonly gender: 'M' | 'F' | 'U' | null;
  /** ISO 3166-1 alpha-3. */
  readonly nationality: string | null;
}

/** A name as in a machine-readable line; what cannot be written so is left for the error to name. */
export function spelt(name: string, { nationality }: Pick<Bearer, 'nationality'>): string {
  return toMachineReadable(name, ' ', nationality) ?? name;
}
