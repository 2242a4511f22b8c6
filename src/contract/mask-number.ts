/** A document number masked for display: `E12345678` → `E123•••78`; short ones keep only their ends. */
export function maskNumber(number: string): string {
  if (number.length < 7) return `${number.slice(0, 1)}•••${number.slice(-1)}`;
  return `${number.slice(0, 4)}•••${number.slice(-2)}`;
}
