import * as OpenCC from 'opencc-js/t2cn';

/** The variants of the traditional script: general, Hong Kong, Taiwan. */
const FROM = ['t', 'hk', 'tw'] as const;
const converters = FROM.map((from) => OpenCC.Converter({ from, to: 'cn' }));

const HAN = /^\p{Script=Han}$/u;
/** From extension A to the last plane of Han characters. */
const [FIRST, LAST] = [0x3400, 0x3ffff];

/** A character's simplified form; a few are simplified in two steps. */
function simplified(character: string): string {
  const next = converters.map((convert) => convert(character)).find((other) => other !== character);
  return next === undefined ? character : simplified(next);
}

/** Simplified characters, each followed by its traditional ones. */
export function hanScriptRows(): string[] {
  const found = new Map<string, string>();
  for (let point = FIRST; point <= LAST; point += 1) {
    const character = String.fromCodePoint(point);
    // The table is queried after NFKC, which removes compatibility forms.
    if (!HAN.test(character) || character.normalize('NFKC') !== character) continue;
    const target = simplified(character);
    if (target !== character) found.set(target, (found.get(target) ?? '') + character);
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([target, written]) => target + written);
}
