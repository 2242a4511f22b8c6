import { pinyin } from 'pinyin-pro';

/** Readings of place names that the library gets wrong. */
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

/** The syllables of a simplified name, separated by blanks; other letters are dropped. */
export function pinyinOf(simplified: string): string {
  const han = simplified.replaceAll(/[^\p{Script=Han}]/gu, '');
  if (!han) return '';
  const known = Object.entries(READINGS).find(([name]) => han.startsWith(name));
  const rest = known ? han.slice(known[0].length) : han;
  return [
    ...(known ? [known[1]] : []),
    ...(rest ? pinyin(rest, { toneType: 'none', type: 'array', v: true }) : []),
  ].join(' ');
}
