import { toMachineReadable } from '../../contract/latin-names.ts';

/**
 * How a name that breaks the A-Z rule would stand in the document's machine-readable line (ICAO Doc 9303-3), to be offered to the
 * agent, never put in unasked. Null when the name is fine as it is or has no fixed Latin form (Chinese, Cyrillic …).
 */
export function suggestName(part: 'surname' | 'givenName', typed: string): string | null {
  const name = typed.trim();
  if (name === '') return null;
  const written = toMachineReadable(name, part === 'surname' ? '' : ' ');
  return written === name ? null : written;
}

/** Whether a name holds letters that must be copied from the document because they have no fixed Latin form. */
export function needsDocument(typed: string): boolean {
  return /\p{L}/u.test(typed) && toMachineReadable(typed, ' ') === null;
}
