/** Splits a text table: one record a line, fields separated by `|`. */
export function tableRows(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((field) => field.trim()));
}
