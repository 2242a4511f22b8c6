/** Longest first, so that `MRS` is not taken for `MR` and a stray `S`. */
export const TITLES = ['MSTR', 'MISS', 'MRS', 'MR', 'MS'] as const;

const APART = /^(.*?)[\s./]+(MSTR|MISS|MRS|MR|MS|MASTER|DR|PROF)\.?$/;
const GLUED = /^(.*?)(MSTR|MISS|MRS|MR|MS)$/;
/** Names are shorter; longer texts are none, and are not worth searching. */
const LONGEST_NAME = 120;
const ENOUGH = /[A-Z]{2,}/;

export function isTitle(text: string): boolean {
  return TITLES.some((title) => title === text);
}

/** Which sex a title tells; null when it tells none. */
export function genderOfTitle(title: string): 'M' | 'F' | null {
  if (/^(?:MR|MSTR|MASTER)$/.test(title)) return 'M';
  return /^(?:MRS|MS|MISS)$/.test(title) ? 'F' : null;
}

/**
 * Splits the title off the end of a name in capitals (`TZU CHEN MR`, `JANEMISS`), only when at least two letters of the name remain. A title
 * that is glued on is taken only where `gender` does not speak against it: Mr Adams keeps his name.
 */
export function splitTitle(
  name: string,
  gender: 'M' | 'F' | 'U' | null = null,
): { name: string; title: string | null } {
  if (name.length > LONGEST_NAME) return { name, title: null };
  const apart = APART.exec(name);
  if (apart && ENOUGH.test(apart[1] ?? '')) return { name: (apart[1] ?? '').trim(), title: apart[2] ?? null };
  const glued = GLUED.exec(name);
  const told = genderOfTitle(glued?.[2] ?? '');
  const isAgainst = (gender === 'M' && told === 'F') || (gender === 'F' && told === 'M');
  if (glued && !isAgainst && /[A-Z]{2,}$/.test(glued[1] ?? ''))
    return { name: glued[1] ?? '', title: glued[2] ?? null };
  return { name, title: null };
}
