import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { Locale } from '../../contract/locale.ts';
import { type FontSlice, sliceOf } from './font-slices.ts';

export type Weight = 400 | 700;
export interface Style {
  size: number;
  weight?: Weight;
  /** CSS colour. */
  colour?: string;
}

/** Replaces a character that no font has. */
const MISSING = '□';
/** Marks that only shape their neighbours, or are invisible. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;

interface Run {
  font: string;
  text: string;
}

/** Writes text in any of the portal's languages: each character with a font that has it. */
export interface Ink {
  width(text: string, style: Style): number;
  /** Writes one line with its top left at x and y. */
  write(text: string, x: number, y: number, style: Style): void;
}

/** Collects the characters that a drawing needs, and draws nothing: fonts are subset to them first. */
export class DryInk implements Ink {
  readonly used: Record<Weight, Set<string>> = { 400: new Set(), 700: new Set() };

  width(text: string, { weight = 400 }: Style): number {
    for (const char of clean(text)) this.used[weight].add(char);
    return 0;
  }

  write(text: string, _x: number, _y: number, style: Style): void {
    this.width(text, style);
  }
}

const clean = (text: string) => text.replace(UNSEEN, '');

/** Draws into a document, with fonts subset to what a dry run has collected. */
export class PdfInk implements Ink {
  readonly #doc: PDFKit.PDFDocument;
  readonly #locale: Locale;
  readonly #names = new Map<string, string>();

  private constructor(doc: PDFKit.PDFDocument, locale: Locale) {
    this.#doc = doc;
    this.#locale = locale;
  }

  static async for(doc: PDFKit.PDFDocument, locale: Locale, { used }: DryInk): Promise<PdfInk> {
    const ink = new PdfInk(doc, locale);
    for (const weight of [400, 700] as const) {
      const texts = new Map<FontSlice, string>();
      for (const char of [...used[weight], MISSING]) {
        const slice = sliceOf(char, locale);
        if (slice) texts.set(slice, (texts.get(slice) ?? '') + char);
      }
      for (const [slice, text] of texts) await ink.#embed(slice, weight, text);
    }
    return ink;
  }

  width(text: string, style: Style): number {
    return this.#runs(text, style).reduce((sum, run) => sum + this.#widthOf(run, style), 0);
  }

  write(text: string, x: number, y: number, style: Style): void {
    let at = x;
    for (const run of this.#runs(text, style)) {
      this.#doc
        .font(run.font)
        .fontSize(style.size)
        .fillColor(style.colour ?? '#111827');
      this.#doc.text(run.text, at, y, { lineBreak: false });
      at += this.#widthOf(run, style);
    }
  }

  async #embed(slice: FontSlice, weight: Weight, text: string): Promise<void> {
    const font = await subsetFont(readFileSync(slice.path), text, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
      noHinting: true,
      keepFeatures: ['kern'],
    });
    const name = `noto-${this.#names.size}`;
    this.#doc.registerFont(name, font);
    this.#names.set(keyOf(slice, weight), name);
  }

  #widthOf({ font, text }: Run, { size }: Style): number {
    return this.#doc.font(font).fontSize(size).widthOfString(text);
  }

  #runs(text: string, { weight = 400 }: Style): Run[] {
    const runs: Run[] = [];
    for (const char of clean(text)) {
      const own = this.#fontOf(char, weight);
      const font = own ?? this.#fontOf(MISSING, weight);
      if (!font) continue;
      const shown = own ? char : MISSING;
      const last = runs.at(-1);
      if (last?.font === font) last.text += shown;
      else runs.push({ font, text: shown });
    }
    return runs;
  }

  #fontOf(char: string, weight: Weight): string | undefined {
    const slice = sliceOf(char, this.#locale);
    return slice ? this.#names.get(keyOf(slice, weight)) : undefined;
  }
}

const keyOf = ({ path }: FontSlice, weight: Weight) => `${path} ${weight}`;
