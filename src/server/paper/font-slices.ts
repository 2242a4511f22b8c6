import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Locale } from '../../contract/locale.ts';

/** A font file with the characters that it draws. */
export interface FontSlice {
  path: string;
  /** First and last of each run of code points. */
  ranges: readonly (readonly [number, number])[];
}

const SIMPLIFIED = '@fontsource-variable/noto-sans-sc';
const TRADITIONAL = '@fontsource-variable/noto-sans-hk';

const read = new Map<string, readonly FontSlice[]>();

/** Noto Sans is split into files, whose characters the package's stylesheet lists. */
function slicesOf(font: string): readonly FontSlice[] {
  const known = read.get(font);
  if (known) return known;
  const folder = dirname(createRequire(import.meta.url).resolve(`${font}/package.json`));
  const css = readFileSync(join(folder, 'index.css'), 'utf8');
  const rules = css.matchAll(/url\(\.\/([^)]+)\)[^}]*?unicode-range:\s*([^;}]+)/g);
  const slices = [...rules].map(([, file = '', ranges = '']) => ({
    path: join(folder, file),
    ranges: ranges.split(',').map((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice(2)
        .split('-')
        .map((point) => Number.parseInt(point, 16));
      return [first, last] as const;
    }),
  }));
  read.set(font, slices);
  return slices;
}

/** The font file that draws a character in a language's own shapes, else in the other's; null if neither font has it. */
export function sliceOf(char: string, locale: Locale): FontSlice | null {
  const point = char.codePointAt(0) ?? 0;
  const fonts = locale === 'zh-tw' ? [TRADITIONAL, SIMPLIFIED] : [SIMPLIFIED, TRADITIONAL];
  for (const font of fonts) {
    const found = slicesOf(font).findLast(({ ranges }) => ranges.some(([a, b]) => point >= a && point <= b));
    if (found) return found;
  }
  return null;
}
