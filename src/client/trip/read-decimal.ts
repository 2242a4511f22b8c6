const DECIMAL = /^(\d{0,9})(?:[.,](\d*))?$/;

/** Parses a typed decimal such as `5.5` into a whole count of its smallest unit; null if invalid or with more decimals than `digits`. */
export function readDecimal(text: string, digits: number): number | null {
  const match = DECIMAL.exec(text.trim());
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  return fraction.length > digits ? null : Number(whole + fraction.padEnd(digits, '0'));
}
