const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `,` `[` `{`: each stands before one more value. */
const BEGINS_VALUE = new Set([0x2c, 0x5b, 0x7b]);

/**
 * Whether a JSON text holds more than `most` values, told from its commas and brackets without taking it apart: a text that small
 * can stand for a hundred thousand objects, or for one in another that deep.
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

/** Where the text ends that begins at a quote; the end of all where it does not. Long texts are passed over, not read. */
function endOfText(json: string, begin: number): number {
  for (let end = json.indexOf('"', begin + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return end;
  }
  return json.length;
}
