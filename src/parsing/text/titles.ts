/** Longest first, so that `MRS` is not taken for `MR` and a stray `S`. */
export const TITLES = ['MSTR', 'MISS', 'MRS', 'MR', 'MS'] as const;

const APART = /^(.*?)[\s./]+(MSTR|MISS|MRS|MR|MS|MASTER|DR|PROF)\.?$/;
const GLUED = /^(.*?)(MSTR|MISS|MRS|MR|MS)\.?$/;
/** Names are shorter; longer texts are none, and are not worth searching. */
const LONGEST_NAME = 120;
const ENOUGH = /[A-Z]{2,}/;

/** Names that end in the letters of a title: of Britain and the Low Countries, of Latvia (`VILHELMS`), of Arabia (`AL AMR`). */
const ENDS_LIKE_ONE = new RegExp(
  '(?:WILLIAMS|WILLIAMMS|ADAMS|ADDAMS|ABRAMS|ABRAAMS|AVRAMS|ABRAHAMS|IBRAHIMS|GRAHAMS|BERTRAMS|GUNTRAMS|HELMS|ANSELMS|HOLMS|WILLEMS|WILLIMS|WILMS|' +
    'HARMS|STORMS|WORMS|GRIMS|GRIMMS|PILGRIMS|SIMMS|TIMMS|TOMMS|SYMMS|CRUMS|BLOOMS|BEAMS|BRAHMS|BOEHMS|JOACHIMS|MAKSIMS|MAXIMS|VADIMS|JEFIMS|' +
    'TROFIMS|SERAFIMS|JAKIMS|SELIMS|SALIMS|RAHIMS|KARIMS|ARTJOMS|ARTEMS|JEROMS|HIERONYMS|NAUMS|ISAMS|ISOMS|MCADAMS)$|' +
    '^(?:SIMS|SYMS|TIMS|TOMS|SAMS|HAMS|KLIMS|DIMS|EDAMS|ODAMS|(?:AL|EL|ABU|BIN|BADRAL)?(?:SAMR|THAMR|NIMR|NEMR|HAMR|ZAMR|GHAMR)|(?:AL|EL|ABU|BIN|ABDUL)[AO]MR)$',
);

export function isTitle(text: string): boolean {
  return TITLES.some((title) => title === text);
}

/** Which sex a title tells; null when it tells none. */
export function genderOfTitle(title: string): 'M' | 'F' | null {
  if (/^(?:MR|MSTR|MASTER)$/.test(title)) return 'M';
  return /^(?:MRS|MS|MISS)$/.test(title) ? 'F' : null;
}

/** Whether a title is of the other sex than its bearer; false where either is not known. */
export function isAgainst(gender: 'M' | 'F' | 'U' | null, title: string | null): boolean {
  const told = title === null ? null : genderOfTitle(title);
  return told !== null && (gender === 'M' || gender === 'F') && told !== gender;
}

export interface SplitName {
  readonly name: string;
  readonly title: string | null;
  /** The same letters with their end read as a title, where `name` is a name as well and nothing tells: `ADAMS` may be Ada, Ms. */
  readonly other?: { readonly name: string; readonly title: string };
}

/**
 * Splits the title off the end of a name in capitals (`TZU CHEN MR`, `JANEMISS`), only when at least two letters of the name remain. A title
 * that is glued on is taken only where `gender` does not speak against it: Mr Adams keeps his name. A name that ends as one stays whole,
 * with its other reading.
 */
export function splitTitle(name: string, gender: 'M' | 'F' | 'U' | null = null): SplitName {
  if (name.length > LONGEST_NAME) return { name, title: null };
  const apart = APART.exec(name);
  if (apart && ENOUGH.test(apart[1] ?? '')) return { name: (apart[1] ?? '').trim(), title: apart[2] ?? null };
  const [, bare = '', title = ''] = GLUED.exec(name) ?? [];
  if (title === '' || isAgainst(gender, title) || !/[A-Z]{2,}$/.test(bare)) return { name, title: null };
  const isName = ENDS_LIKE_ONE.test(name.split(/[\s-]/).at(-1) ?? '');
  return isName ? { name, title: null, other: { name: bare, title } } : { name: bare, title };
}
