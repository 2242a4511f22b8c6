import { isAgainst } from '../text/titles.ts';
import { isEastAsian, knownNames } from './known-names.ts';

const APART = /^(.*?)[\s./]+(MSTR|MISS|MRS|MR|MS|MASTER|DR|PROF)\.?$/;
const GLUED = /^(.*?)(MSTR|MISS|MRS|MR|MS)\.?$/;
/** Names are shorter; longer texts are none, and are not searched. */
const LONGEST_NAME = 120;
const ENOUGH = /[A-Z]{2,}/;

/** Arabic prefixes of a name: `ALAMR`, `NOURELQAMR`, `ABUNIMR`. */
const ARTICLE = '(?:.*(?:AL|EL|UL|BU|BIN|BEN|IBN))?';

/**
 * Words that may be complete names, by the title that they seem to end in. After most consonants no name ends in MS, and in MR or MISS only
 * short Arabic ones do: `JOHNMS`, `RAJESHMR` and `ELIZAMISS` have a title. None ends in MRS or MSTR.
 */
const MAY_BE_NAME = new Map([
  ['MS', /(?:[AEIOUYLRMH]|(?<!N)G)MS$/],
  ['MR', new RegExp(`^${ARTICLE}(?:[^AEIOU]{0,3}[AEIOU]A?[HM]?|AS)MR$`)],
  ['MISS', new RegExp(`^${ARTICLE}(?:[^AEIOU]{0,3}(?:AA?|[EIOU])M?|ARTE)MISS$`)],
]);

/**
 * Names that end in the letters of a title although the letters before are a name as well: Sam or `SAMMS`, Si or `SIMS`, Sha or `SHAMS`.
 */
const BOTH = new Set(
  (
    'ADAMMS CHAMS DIMS ELLAMS HAMR HAMS HEMS JIMMS KAMR KHAMISS KIMMS LAMISS LUMS NIMR NIMS RAMS SAMMS SAMR SAMS SEMS SHAMS SHEMS SIMS THAMR ' +
    'THOMS TIMMS TIMS TOMMS TOMS WEEMS WILLIAMMS'
  ).split(' '),
);

export interface SplitName {
  readonly name: string;
  readonly title: string | null;
  /** The alternative with the end read as a title, where `name` may be the whole name and it is undecided: `ADAMS` may be Ada, Ms. */
  readonly other?: { readonly name: string; readonly title: string };
}

/**
 * Splits the title off the end of a name in capitals (`TZU CHEN MR`, `JANEMISS`), only when at least two letters of the name remain. A
 * title without a space is split only where `gender` does not contradict it (Mr Adams keeps his name), and where no name ends in its
 * letters or the letters before it are a known name. Every other name stays whole, with its alternative reading.
 *
 * @param surname the surname if separated in the text, by which East Asian given names are recognised; null otherwise, so that the last
 * word may itself be a surname, and known names decide nothing.
 */
export function splitTitle(
  name: string,
  gender: 'M' | 'F' | 'U' | null = null,
  surname: string | null = null,
): SplitName {
  if (name.length > LONGEST_NAME) return { name, title: null };
  const apart = APART.exec(name);
  if (apart && ENOUGH.test(apart[1] ?? '')) return { name: (apart[1] ?? '').trim(), title: apart[2] ?? null };
  const [, bare = '', title = ''] = GLUED.exec(name) ?? [];
  if (title === '' || isAgainst(gender, title) || !/[A-Z]{2,}$/.test(bare)) return { name, title: null };
  if (isGlued(bare.split(/[\s-]/).at(-1) ?? '', title, surname)) return { name: bare, title };
  return { name: `${bare}${title}`, title: null, other: { name: bare, title } };
}

/** Whether a title after these letters can be nothing else. */
function isGlued(bare: string, title: string, surname: string | null): boolean {
  const word = `${bare}${title}`;
  // Surnames end in these letters more freely: `Hermiss`.
  const mayBeSurname = surname === null && title === 'MISS';
  if (!mayBeSurname && !MAY_BE_NAME.get(title)?.test(word)) return true;
  return surname !== null && !BOTH.has(word) && isKnown(bare, surname);
}

function isKnown(name: string, surname: string): boolean {
  const { given, surnames } = knownNames();
  return given.has(name) || (surnames.has(surname) && isEastAsian(name, surname));
}
