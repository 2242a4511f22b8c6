import { COUNTRY_ROWS, DOCUMENT_CODES } from './tables/countries.ts';

interface CountryIndex {
  /** Alpha-3 by either ISO code. */
  readonly byCode: ReadonlyMap<string, string>;
  /** Alpha-3 by folded name. */
  readonly byName: ReadonlyMap<string, string>;
  /** Folded names of a single word: `MA LI` is no country. */
  readonly singleWords: ReadonlySet<string>;
  readonly alpha2: ReadonlyMap<string, string>;
}

let built: CountryIndex | null = null;

/** Built on the first text, not when the module loads. */
function index(): CountryIndex {
  if (built) return built;
  const byCode = new Map(Object.entries(DOCUMENT_CODES));
  const byName = new Map<string, string>();
  const singleWords = new Set<string>();
  const alpha2 = new Map<string, string>();
  for (const row of COUNTRY_ROWS.trim().split('\n')) {
    const [two = '', three = '', ...names] = row.split('|');
    byCode.set(two, three).set(three, three);
    alpha2.set(three, two);
    for (const name of names) {
      byName.set(foldName(name), three);
      if (/^\p{Script=Latin}+$/u.test(name)) singleWords.add(foldName(name));
    }
    for (const name of names) if (/\P{L}/u.test(name)) singleWords.delete(foldName(name));
  }
  built = { byCode, byName, singleWords, alpha2 };
  return built;
}

function foldName(name: string): string {
  return name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z\p{Script=Han}]/gu, '');
}

/**
 * The ISO 3166-1 alpha-3 code of a two- or three-letter code as printed in documents (ICAO Doc 9303-3: `D` is Germany); null if unknown.
 */
export function alpha3OfCode(code: string): string | null {
  return index().byCode.get(code.toUpperCase()) ?? null;
}

/** The alpha-3 code of a country's name or nationality in English or Chinese (`中国`, `Chinese`, `中国籍`); null if unknown. */
export function alpha3OfName(name: string): string | null {
  const folded = foldName(name);
  const { byName, singleWords } = index();
  if (singleWords.has(folded) && /\p{L}[\s'.-]+\p{L}/u.test(name)) return null;
  return (
    byName.get(folded) ??
    byName.get(folded.replace(/[籍人]$/u, '')) ??
    byName.get(folded.replace(/(?:公民|[国國]籍)$/u, '')) ??
    null
  );
}

/** The alpha-2 code of an alpha-3 one; British kinds of nationality count as British; null for codes without a country. */
export function alpha2OfAlpha3(code: string): string | null {
  return index().alpha2.get(/^GB[DNOPS]$/.test(code) ? 'GBR' : code) ?? null;
}
