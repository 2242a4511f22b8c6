import { pinyin } from 'pinyin-pro';

/** Readings that the library gets wrong for place names. */
const READINGS: { readonly [name: string]: string } = {
  六安: 'lu an',
  单县: 'shan xian',
  厦门: 'xia men',
  重庆: 'chong qing',
  长沙: 'chang sha',
  长春: 'chang chun',
  台州: 'tai zhou',
  阆中: 'lang zhong',
  荥阳: 'xing yang',
  乐山: 'le shan',
  大理: 'da li',
  西藏: 'xi zang',
};

/** Pinyin of a simplified name as `syllables initials`; letters that are not Chinese are left out. */
export function pinyinOf(simplified: string): { full: string; initials: string } {
  const han = simplified.replaceAll(/[^\p{Script=Han}]/gu, '');
  if (!han) return { full: '', initials: '' };
  const known = Object.entries(READINGS).find(([name]) => han.startsWith(name));
  const rest = known ? han.slice(known[0].length) : han;
  const syllables = [
    ...(known ? known[1].split(' ') : []),
    ...(rest ? pinyin(rest, { toneType: 'none', type: 'array', v: true }) : []),
  ];
  return { full: syllables.join(''), initials: syllables.map((syllable) => syllable[0]).join('') };
}
