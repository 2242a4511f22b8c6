import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { traditional } from './chinese-names.ts';
import { pinyinOf } from './pinyin.ts';
import { COUNTRIES, COUNTRY_NAMES, EXTRA_DIAL_CODES } from './tables/countries.ts';
import { CURRENCY_SYMBOLS } from './tables/currencies.ts';
import { tableRows } from './tables/rows.ts';

const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant'] as const;

function displayNames(type: 'region' | 'currency', code: string): string[] {
  return LANGUAGES.map((language) => {
    const name = new Intl.DisplayNames([language], { type }).of(code);
    if (!name || name === code) throw new Error(`No ${language} name for ${code}`);
    return name;
  });
}

function dialCode(country: string): string {
  const known = getCountries().find((code) => code === country);
  return known ? getCountryCallingCode(known) : (EXTRA_DIAL_CODES[country] ?? '');
}

/** One row per country: code, alpha-3, names, pinyin, dialling code, continent, region, currency. */
export function countryRows(): string[] {
  const overrides = new Map(tableRows(COUNTRY_NAMES).map(([code = '', ...names]) => [code, names]));
  return tableRows(COUNTRIES)
    .flatMap(([region, continent, list = '']) =>
      list.split(' ').map((entry) => {
        const [code = '', alpha3, currency] = entry.split(':');
        const [en, simplified = '', inTraditional] = overrides.get(code) ?? displayNames('region', code);
        const syllables = pinyinOf(simplified.replace(/^中国(?=.)/u, ''));
        const names = [en, simplified, inTraditional === simplified ? '' : inTraditional || traditional(simplified)];
        return [code, alpha3, ...names, syllables, dialCode(code), continent, region, currency].join('|');
      }),
    )
    .toSorted();
}

/** One row per currency: code, names, symbol. */
export function currencyRows(): string[] {
  return tableRows(CURRENCY_SYMBOLS).map(([code = '', symbol]) =>
    [code, ...displayNames('currency', code), symbol].join('|'),
  );
}
