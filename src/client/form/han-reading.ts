import { pinyin } from 'pinyin-pro';
import { HAN_COMPOUND_SURNAMES } from '../../parsing/passenger-text/tables/han-surnames.ts';

/** A name as a Chinese passport would most likely print it. */
export interface HanReading {
  readonly surname: string;
  readonly givenName: string;
}

/**
 * Reads a name of Chinese characters by its sound in Mandarin: `王小燕` is WANG / XIAOYAN, `吕布` LYU / BU, `略` LUE (GB/T 28039). A
 * character may sound otherwise in a name, and other places than the mainland write other sounds: it has to be checked. Null for names that
 * follow another language (`阿布·都`) and for a surname alone.
 */
export function readHanName(name: string): HanReading | null {
  if (!/^\p{Script=Han}{2,5}$/u.test(name)) return null;
  const length = HAN_COMPOUND_SURNAMES.some((surname) => name.startsWith(surname)) ? 2 : 1;
  const latin = latinOf(name, 'head');
  const surname = latin.slice(0, length).join('');
  const givenName = latin.slice(length).join('');
  return /^[A-Z]+$/.test(surname) && /^[A-Z]+$/.test(givenName) ? { surname, givenName } : null;
}

/** The same for a surname or the given names alone: `张` is ZHANG. Null for what is not of Chinese characters alone. */
export function readHanPart(part: keyof HanReading, name: string): string | null {
  if (!/^\p{Script=Han}{1,4}$/u.test(name)) return null;
  const latin = latinOf(name, part === 'surname' ? 'all' : 'off').join('');
  return /^[A-Z]+$/.test(latin) ? latin : null;
}

/** The sound of each character; `surname` says where characters sound as surnames do. */
function latinOf(name: string, surname: 'head' | 'all' | 'off'): string[] {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', surname, v: true });
  return syllables.map((syllable) => syllable.replaceAll('ve', 'ue').replaceAll('v', 'yu').toUpperCase());
}
