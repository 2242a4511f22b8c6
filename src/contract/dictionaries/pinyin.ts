import type { Pinyin } from './types.ts';

const NO_PINYIN: Pinyin = { full: '', initials: '' };

/** Reads syllables parted by blanks (`shang hai`) into both forms that are searched. */
export function pinyinOf(syllables: string): Pinyin {
  if (!syllables) return NO_PINYIN;
  const parts = syllables.split(' ');
  return { full: parts.join(''), initials: parts.map((syllable) => syllable[0] ?? '').join('') };
}

/** Parts a pinyin by blanks wherever its initials allow; {@link pinyinOf} gives the same two forms for any such cut. */
export function cutPinyin({ full, initials }: Pinyin): string {
  let text = '';
  let from = 0;
  for (const initial of initials.slice(1)) {
    const next = full.indexOf(initial, from + 1);
    text += `${full.slice(from, next)} `;
    from = next;
  }
  return text + full.slice(from);
}
