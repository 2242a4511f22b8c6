import type { Pinyin } from './types.ts';

const NO_PINYIN: Pinyin = { full: '', initials: '' };

/** Reads syllables parted by blanks (`shang hai`) into both forms that are searched. */
export function pinyinOf(syllables: string): Pinyin {
  if (!syllables) return NO_PINYIN;
  const parts = syllables.split(' ');
  return { full: parts.join(''), initials: parts.map((syllable) => syllable[0] ?? '').join('') };
}
