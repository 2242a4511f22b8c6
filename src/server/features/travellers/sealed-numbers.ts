import { maskNumber } from '../../../contract/mask-number.ts';
import { plainAscii } from '../../../contract/one-line.ts';
import { blindIndexes, seal, unseal } from '../../crypto/at-rest.ts';
import type { Deps } from '../../deps.ts';

type Keyed = Pick<Deps, 'settings'>;

/** A number in its normalised form: uppercase letters and digits only. */
export const plainNumber = (text: string) =>
  plainAscii(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** The columns of a number: sealed for the row, masked for display, and hashed for search. */
export function numberColumns({ settings }: Keyed, row: { id: string; companyId: string }, number: string) {
  const [numberIndex] = blindIndexes(number, settings.dataKeys, row.companyId);
  return {
    numberSealed: seal(number, settings.dataKeys, row.id),
    numberMasked: maskNumber(number),
    numberIndex,
  };
}

/** The possible hashes of a number, one for each data key. */
export function numberIndexes({ settings }: Keyed, companyId: string, number: string): string[] {
  return blindIndexes(number, settings.dataKeys, companyId);
}

export function openNumber({ settings }: Keyed, row: { id: string; numberSealed: string }): string {
  return unseal(row.numberSealed, settings.dataKeys, row.id);
}
