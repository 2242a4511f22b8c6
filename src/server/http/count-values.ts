const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `,` `[` `{`: each stands before one more value. */
const BEGINS_VALUE = new Set([0x2c, 0x5b, 0x7b]);

/**
 * Whether a JSON text holds more than `most` values, counted by its commas and brackets without parsing it: a small text can hold a hundred
 * thousand objects, or as many nested ones.
 */
export function holdsMoreValues(json: string, most: number): boolean {
  let count = 0;
  for (let i = 0; i < json.length; i++) {
    const letter = json.charCodeAt(i);
    if (letter === QUOTE) i = endOfText(json, i);
    else if (BEGINS_VALUE.has(letter) && ++count > most) return true;
  }
  return false;
}

/** The end of the string that begins at a quote, or of the input if unterminated. Long strings are skipped, not read. */
function endOfText(json: string, begin: number): number {
  for (let end = json.indexOf('"', begin + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return end;
  }
  return json.length;
}
