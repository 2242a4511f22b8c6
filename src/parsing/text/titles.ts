/** Longest first, so that `MRS` is not taken for `MR` and a stray `S`. */
export const TITLES = ['MSTR', 'MISS', 'MRS', 'MR', 'MS'] as const;

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
