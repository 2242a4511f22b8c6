const DECIMAL = /^(\d{0,9})(?:[.,](\d*))?$/;

/** Reads a typed decimal such as `5.5` as a whole count of its smallest unit; null for what is none or has more decimals than `digits`. */
export function readDecimal(text: string, digits: number): number | null {
  const match = DECIMAL.exec(text.trim());
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  return fraction.length > digits ? null : Number(whole + fraction.padEnd(digits, '0'));
}
