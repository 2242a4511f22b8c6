import type { Locale } from './locale.ts';

export interface SiteNames {
  name: string;
  shortName: string;
  chineseName: string;
  chineseShortName: string;
  /** For sites with names in both scripts; empty or absent otherwise. */
  traditionalName?: string | undefined;
  traditionalShortName?: string | undefined;
}

/** A site's name in a language: its Chinese names in Chinese (spec §2), in the traditional script where it has them. */
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

/** The label of a figure on the public pages, by the same rule. */
export function claimWords({ words, chineseWords, traditionalWords }: ClaimWords, locale: Locale): string {
  if (locale === 'en') return words;
  return (locale === 'zh-tw' && traditionalWords) || chineseWords;
}
