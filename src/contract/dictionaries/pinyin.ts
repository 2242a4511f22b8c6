import type { Pinyin } from './types.ts';

const NO_PINYIN: Pinyin = { full: '', initials: '' };

/** Converts syllables separated by spaces (`shang hai`) to both searchable forms. */
export function pinyinOf(syllables: string): Pinyin {
  if (!syllables) return NO_PINYIN;
  const parts = syllables.split(' ');
  return { full: parts.join(''), initials: parts.map((syllable) => syllable[0] ?? '').join('') };
}

/** Splits a pinyin by spaces wherever its initials allow; {@link pinyinOf} returns the same two forms for any such split. */
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
