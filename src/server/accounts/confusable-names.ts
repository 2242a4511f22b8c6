import { plainAscii } from '../../contract/one-line.ts';
import hanScripts from '../dictionaries/data/han-scripts.json' with { type: 'json' };

/**
 * Letters with others that look like them: Greek, Cyrillic, and Latin ones that are no letter with an accent. Written as code points, since
 * they look alike here, too.
 */
// biome-ignore format: one table
const ALIKE: Readonly<Record<string, string>> = {
  A: '\u0391\u0410', B: '\u0392\u0412', C: '\u0421', D: '\u0110\u00d0', E: '\u0395\u0415', F: '\u0191', H: '\u0397\u041d\u0126',
  I: '\u0399\u0406\u04c0', J: '\u037f\u0408', K: '\u039a\u041a', L: '\u0141', M: '\u039c\u041c\u03fa', N: '\u039d', O: '\u039f\u041e\u00d8',
  P: '\u03a1\u0420\u00de', Q: '\u051a', S: '\u0405', T: '\u03a4\u0422\u0166', V: '\u0474', W: '\u051c', X: '\u03a7\u0425',
  Y: '\u03a5\u0423\u04ae', Z: '\u0396',
  a: '\u03b1\u0430\u0251', b: '\u0432\u042c\u044c', c: '\u03c2\u0441', d: '\u0500\u0501\u0111\u00f0', e: '\u03b5\u0435', f: '\u0192',
  g: '\u0261', h: '\u043d\u04ba\u04bb\u0127', i: '\u03b9\u0456\u0131', j: '\u03f3\u0458', k: '\u03ba\u043a', l: '\u04cf\u0142', m: '\u043c',
  n: '\u03b7\u043f', o: '\u03bf\u03c3\u043e\u00f8', p: '\u03c1\u0440\u00fe', q: '\u051b', r: '\u0433', s: '\u0455', t: '\u03c4\u0442\u0167',
  u: '\u03c5\u03bc', v: '\u03bd\u0475', w: '\u03c9\u051d', x: '\u03c7\u0445', y: '\u03b3\u0443\u04af',
  AE: '\u00c6', OE: '\u0152', ae: '\u00e6', oe: '\u0153',
};

/** The replacement of a character: one that looks like it, or for a traditional Chinese one its simplified form. */
const STANDS_FOR = new Map([
  ...Object.entries(ALIKE).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)),
  ...hanScripts.flatMap((row) => {
    const [simplified = '', ...traditional] = row;
    return traditional.map((character) => [character, simplified] as const);
  }),
]);

/** Accents of any script; a script's own vowel marks are none, nor are those that make a different kana. */
const ACCENTS = /[\p{Script=Inherited}--\p{Script_Extensions=Katakana}]/gv;
/** All but letters, digits and vowel signs, and letters that look like an apostrophe or a quotation mark. */
const SIGNS = /[^\p{L}\p{M}\p{N}]|[\u02b9-\u02df]/gu;
const OTHER_SCRIPTS = /[^\p{ASCII}]/gu;

const inLatin = (text: string) =>
  text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(OTHER_SCRIPTS, (character) => STANDS_FOR.get(character) ?? character);

const folded = (text: string) => text.replace(SIGNS, '').toLowerCase();

/**
 * The visual forms of a name: names that share one count as equal. Width, case, blanks, signs, accents, invisible characters, similar
 * letters and the two Chinese scripts make no difference. Compared as written and in capitals, since some letters are alike in only one of
 * the two: a Greek nu looks like v, its capital like N. A name of signs alone is compared by these.
 */
export function visualKeysOf(name: string): readonly string[] {
  const plain = plainAscii(name).trim();
  const written = folded(inLatin(plain).replace(/[I1|]/g, 'l').replaceAll('0', 'O'));
  const looks = [written, folded(inLatin(plain.toUpperCase()))].filter(Boolean);
  return looks.length > 0 ? [...new Set(looks)] : [plain].filter(Boolean);
}
