const DECIMAL = /^(\d{1,12})(?:[.,](\d*))?$/;

/** Parses a typed amount into its smallest units, with up to `digits` decimals; empty text is zero, and invalid text NaN. */
export function readAmount(text: string, digits: number): number {
  if (text.trim() === '') return 0;
  const [, whole = '', fraction = ''] = DECIMAL.exec(text.trim()) ?? [];
  if (whole === '' || fraction.length > digits) return Number.NaN;
  return Number(whole + fraction.padEnd(digits, '0'));
}

/** An amount as typed: `12.5`, `0`. */
export function writeAmount(units: number, digits: number): string {
  return String(Number((units / 10 ** digits).toFixed(digits)));
}
