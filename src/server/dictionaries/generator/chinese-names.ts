import * as OpenCC from 'opencc-js/cn2t';
import * as ReverseOpenCC from 'opencc-js/t2cn';
import { plain } from './latin.ts';
import { type Place, readExemplarCities } from './sources.ts';

const convertToTraditional = OpenCC.Converter({ from: 'cn', to: 'tw' });
const convertToSimplified = ReverseOpenCC.Converter({ from: 'tw', to: 'cn' });

/** A place's name in both scripts. */
export interface ChineseName {
  readonly simplified: string;
  readonly traditional: string;
}

/** Characters that place names retain where running text would take another form. */
const KEPT_IN_NAMES: { readonly [converted: string]: string } = {
  臺: '台',
  裡: '里',
  佈: '布',
  剋: '克',
  紮: '扎',
  鬥: '斗',
  幹: '干',
  乾: '干',
  釐: '厘',
  巖: '岩',
  鹹: '咸',
  硃: '朱',
};

/** Converts the script of a place name; the wording stays. */
export function traditional(simplified: string): string {
  return convertToTraditional(simplified).replaceAll(/./gu, (character) => KEPT_IN_NAMES[character] ?? character);
}

const HAN_NAME = /^[\p{Script=Han}·]{1,12}$/u;
const ADMINISTRATIVE = /(?:自治县|地区|市辖区|[市县郡區区])$/u;

const exemplarsEnglish = readExemplarCities('en');
const exemplarsSimplified = readExemplarCities('zh');
const exemplarsTraditional = readExemplarCities('zh-Hant');

/** CLDR's own name, if the time zone is named after the city. */
export function exemplarName(zone: string, cityEnglish: string): ChineseName | undefined {
  const zoneCity = exemplarsEnglish.get(zone) ?? zone.split('/').at(-1) ?? '';
  if (plain(zoneCity) !== plain(cityEnglish)) return undefined;
  const simplified = exemplarsSimplified.get(zone);
  const inTraditional = exemplarsTraditional.get(zone);
  return simplified && inTraditional ? { simplified, traditional: inTraditional } : undefined;
}

/** The Chinese name among GeoNames' alternates: the most frequent once simplified, then the shortest. */
export function alternateName(place: Place): ChineseName | undefined {
  const counts = new Map<string, number>();
  for (const alternate of place.alternates) {
    if (!HAN_NAME.test(alternate)) continue;
    const simplified = convertToSimplified(alternate);
    const name = simplified.length > 2 ? simplified.replace(ADMINISTRATIVE, '') : simplified;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const best = [...counts].toSorted(([a, countA], [b, countB]) => countB - countA || a.length - b.length)[0];
  return best ? { simplified: best[0], traditional: traditional(best[0]) } : undefined;
}
