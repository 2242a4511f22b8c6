import { plainAscii } from '../../../contract/one-line.ts';

export interface Names {
  surname: string;
  givenName: string;
  nativeName: string | null;
}

const HAN = /\p{Script=Han}/u;

/** The text that the search box matches: names in both orders, with and without spaces, and the pinyin of Chinese characters. */
export async function searchTextOf({ surname, givenName, nativeName }: Names): Promise<string> {
  const given = givenName.replaceAll(' ', '');
  const latin = [`${surname} ${givenName} ${surname}`, `${surname}${given}`, `${given}${surname}`];
  const native = plainAscii(nativeName ?? '').replace(/\s/g, '');
  return [...latin, native, ...(await pinyinForms(native))].filter(Boolean).join('\n').toLowerCase();
}

/** `张三` → `zhang san`, `zhangsan`, `zs`. Loaded lazily: the tables are large. */
async function pinyinForms(name: string): Promise<string[]> {
  if (!HAN.test(name)) return [];
  const { pinyin } = await import('pinyin-pro');
  const syllables = pinyin(name, { toneType: 'none', type: 'array', surname: 'head', nonZh: 'consecutive' });
  return [syllables.join(' '), syllables.join(''), syllables.map((syllable) => syllable[0] ?? '').join('')];
}
