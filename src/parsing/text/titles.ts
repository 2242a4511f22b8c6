/** Longest first, so that `MRS` does not match as `MR` and a stray `S`. */
export const TITLES = ['MSTR', 'MISS', 'MRS', 'MR', 'MS'] as const;

export function isTitle(text: string): boolean {
  return TITLES.some((title) => title === text);
}

/** The sex that a title implies; null for none. */
export function genderOfTitle(title: string): 'M' | 'F' | null {
  if (/^(?:MR|MSTR|MASTER)$/.test(title)) return 'M';
  return /^(?:MRS|MS|MISS)$/.test(title) ? 'F' : null;
}

/** Whether a title contradicts its holder's sex; false where either is unknown. */
export function isAgainst(gender: 'M' | 'F' | 'U' | null, title: string | null): boolean {
  const told = title === null ? null : genderOfTitle(title);
  return told !== null && (gender === 'M' || gender === 'F') && told !== gender;
}
