/** Splits a table kept as text: one record a line, fields parted by `|`. */
export function tableRows(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((field) => field.trim()));
}
