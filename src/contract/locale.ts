/** The interface languages (spec §1) and their negotiation. */
export const LOCALES = ['en', 'zh-cn', 'zh-tw'] as const;
export type Locale = (typeof LOCALES)[number];

/** A text in every language. */
export type Words = Readonly<Record<Locale, string>>;

/** BCP 47 tags that `Intl` and the `lang` attribute understand. */
export const INTL_TAG: Record<Locale, string> = { en: 'en', 'zh-cn': 'zh-Hans-CN', 'zh-tw': 'zh-Hant-TW' };

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}

function localeOfTag(tag: string): Locale | null {
  const lower = tag.toLowerCase();
  if (lower.startsWith('en')) return 'en';
  if (!lower.startsWith('zh')) return null;
  return /hant|tw|hk|mo/.test(lower) ? 'zh-tw' : 'zh-cn';
}

/**
 * Picks the interface language for an `Accept-Language` header or a browser's list of languages. Quality values order the preferences (RFC
 * 9110 §12.5.4); `fallback` if none matches.
 */
export function negotiateLocale(header: string | undefined, fallback: Locale): Locale {
  const wishes = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find((q) => q !== undefined);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((wish) => wish.tag !== '' && wish.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const wish of wishes) {
    const locale = localeOfTag(wish.tag);
    if (locale) return locale;
  }
  return fallback;
}
