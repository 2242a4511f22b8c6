import type { Locale } from './locale.ts';

export interface SiteNames {
  name: string;
  shortName: string;
  chineseName: string;
  chineseShortName: string;
  /** Of sites that write their names in both scripts; empty or absent otherwise. */
  traditionalName?: string | undefined;
  traditionalShortName?: string | undefined;
}

/** What a site is called in a language: by its Chinese names in Chinese (spec §2), in the traditional script where it has such. */
export function namesOf(site: SiteNames, locale: Locale): { name: string; shortName: string } {
  if (locale === 'en') return { name: site.name, shortName: site.shortName };
  const own = locale === 'zh-tw' ? site : null;
  return {
    name: own?.traditionalName || site.chineseName,
    shortName: own?.traditionalShortName || site.chineseShortName,
  };
}

interface ClaimWords {
  words: string;
  chineseWords: string;
  traditionalWords?: string | undefined;
}

/** What a figure of the public pages counts, by the same rule. */
export function claimWords({ words, chineseWords, traditionalWords }: ClaimWords, locale: Locale): string {
  if (locale === 'en') return words;
  return (locale === 'zh-tw' && traditionalWords) || chineseWords;
}
