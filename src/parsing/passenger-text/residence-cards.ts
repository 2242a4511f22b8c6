/** Cards with numbers of the same shape as a resident's identity card, and their holders. */

export interface ResidenceCard {
  /** The portal's own name of the document. */
  readonly type: 'rphmt' | 'fpridcard';
  /** ISO 3166-1 alpha-3, where the number implies it. */
  readonly nationality: string | null;
}

/** By the first two digits: residence permits for people of Hong Kong, Macau and Taiwan. */
const PERMITS: Readonly<Record<string, string>> = { '81': 'HKG', '82': 'MAC', '83': 'TWN' };

/** Whose card a number is; null for a resident identity card. Permanent residents from abroad have numbers that begin with 9. */
export function residenceCardOf(number: string): ResidenceCard | null {
  if (number.length !== 18) return null;
  const nationality = PERMITS[number.slice(0, 2)];
  if (nationality !== undefined) return { type: 'rphmt', nationality };
  return number.startsWith('9') ? { type: 'fpridcard', nationality: null } : null;
}
