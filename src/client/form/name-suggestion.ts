import { toMachineReadable } from '../../contract/latin-names.ts';

/**
 * How a name that breaks the A-Z rule is written in the document's machine-readable line (ICAO Doc 9303-3): a suggestion, never applied
 * unasked. Empty when the name is valid or has no fixed Latin form (Chinese, Cyrillic …); while no nationality is chosen, China's spelling
 * of ü is offered beside that of others.
 */
export function suggestNames(part: 'surname' | 'givenName', typed: string, nationality: string): string[] {
  const name = typed.trim();
  if (name === '') return [];
  const ways = nationality === '' ? ['', 'CN'] : [nationality];
  const written = ways.map((way) => toMachineReadable(name, part === 'surname' ? '' : ' ', way));
  return [...new Set(written)].flatMap((one) => (one === null || one === name ? [] : [one]));
}

/** Whether a name holds letters without a fixed Latin form, which must be copied from the document. */
export function needsDocument(typed: string): boolean {
  return /\p{L}/u.test(typed) && toMachineReadable(typed, ' ') === null;
}
