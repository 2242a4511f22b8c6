/** ICAO Doc 9303-3 transliterations of letters beyond A-Z in a machine-readable line. A tone mark on ü is pinyin ({@link withPinyin}). */
// biome-ignore format: one table
const TRANSLITERATION: Record<string, string> = {
  Ä: 'AE', Å: 'AA', Æ: 'AE', Ö: 'OE', Ø: 'OE', Œ: 'OE', Ü: 'UE', ẞ: 'SS', ß: 'SS', Þ: 'TH', Ð: 'D', Đ: 'D', Ł: 'L', Ħ: 'H', Ŋ: 'N', Ŧ: 'T', ı: 'I',
  Ǖ: 'YU', Ǘ: 'YU', Ǚ: 'YU', Ǜ: 'YU',
};

/**
 * A name as in a document's machine-readable line: accents transliterated, hyphens and apostrophes dropped. Returns null when letters
 * remain that have no fixed Latin form (Chinese, Cyrillic …): those must be copied from the document.
 * @param nationality two or three letters; China transliterates ü differently.
 */
export function toMachineReadable(name: string, separator: '' | ' ', nationality?: string | null): string | null {
  const words = withoutAccents(nationality === 'CN' || nationality === 'CHN' ? withPinyin(name) : name)
    .replace(/['’.]/g, '')
    .split(/[\s\-‐‑–·]+/)
    .filter(Boolean);
  const joined = words.join(separator);
  return /^[A-Z ]*$/.test(joined) && joined !== '' ? joined : null;
}

/** ÜE ends one syllable, except where LÜ or NÜ precedes EN or ER. */
const UE = /(?<=[LN])[ÜǕǗǙǛ](?=[EĒÉĚÈ])(?!.[NR](?![AEIOUÜĀÁǍÀĒÉĚÈĪÍǏÌŌÓǑÒŪÚǓÙ]))/g;
/** After these letters pinyin writes ü without its dots. */
const DOTLESS = /(?<=[JQXY])[ÜǕǗǙǛ]/g;
const YU = /(?<=[LN])[ÜǕǗǙǛ]/g;

/** Ü in the names of Chinese citizens (GB/T 28039-2011): `Lü` is LYU, `Lüe` is LUE. In capitals, with all other letters unchanged. */
export function withPinyin(name: string): string {
  return name.normalize('NFC').toUpperCase().replace(UE, 'U').replace(DOTLESS, 'U').replace(YU, 'YU');
}

/** Text in capitals with Latin letters transliterated to A to Z; other scripts and signs stay. */
export function withoutAccents(text: string): string {
  const letters = [...text.normalize('NFC').toUpperCase()].map((c) => TRANSLITERATION[c] ?? c).join('');
  return letters.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}
