import type { Ink, Style } from './ink.ts';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;
const LINE = 1.4;
const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;

/** Moves down the pages and adds new ones. Without a document it draws nothing and only collects characters. */
export class Pen {
  readonly #ink: Ink;
  readonly #doc: PDFKit.PDFDocument | null;
  y: number = PAGE.margin;

  constructor(ink: Ink, doc: PDFKit.PDFDocument | null) {
    this.#ink = ink;
    this.#doc = doc;
  }

  /** Begins a new page if less than this is left. */
  keep(height: number): void {
    if (this.y + height <= PAGE.height - PAGE.margin) return;
    this.#doc?.addPage();
    this.y = PAGE.margin;
  }

  /** Writes a text over as many lines as it needs; `x` counts from the left margin. */
  text(text: string, style: Style, { x = 0, width = RIGHT - LEFT - x }: { x?: number; width?: number } = {}): void {
    for (const line of wrapText(this.#ink, text, this.#doc ? width : Number.POSITIVE_INFINITY, style)) {
      this.keep(style.size * LINE);
      this.#ink.write(line, LEFT + x, this.y, style);
      this.y += style.size * LINE;
    }
  }

  /** Cells side by side at their `x`; the row is as high as its highest cell. */
  row(cells: readonly { text: string; x: number; width: number; style: Style; isEnd?: boolean }[]): void {
    const lines = cells.map(({ text, width, style }) =>
      wrapText(this.#ink, text, this.#doc ? width : Number.POSITIVE_INFINITY, style),
    );
    const height = Math.max(...cells.map(({ style }, i) => (lines[i]?.length ?? 0) * style.size * LINE));
    this.keep(height);
    for (const [i, { x, width, style, isEnd }] of cells.entries())
      for (const [j, line] of (lines[i] ?? []).entries()) {
        const indent = isEnd ? width - this.#ink.width(line, style) : 0;
        this.#ink.write(line, LEFT + x + indent, this.y + j * style.size * LINE, style);
      }
    this.y += height;
  }

  /** A horizontal line: a fine grey one, or a bolder one in a CSS colour. */
  rule(colour = ''): void {
    const width = colour ? 1.5 : 0.5;
    this.#doc
      ?.moveTo(LEFT, this.y)
      .lineTo(RIGHT, this.y)
      .lineWidth(width)
      .strokeColor(colour || '#d1d5db')
      .stroke();
    this.y += 6;
  }

  picture(png: Buffer, width: number, height: number): void {
    this.#doc?.image(png, LEFT, this.y, { width, height });
  }

  down(points: number): void {
    this.y += points;
  }
}

/** Where a line may end: after a space or hyphen, and beside any Chinese character. */
const PIECES = /\p{Script=Han}|[^\s\p{Script=Han}-]+-?|\s+|-/gu;

/** Breaks a text into lines of at most `width`; a longer word is broken inside. */
function wrapText(ink: Ink, text: string, width: number, style: Style): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(PIECES) ?? []) {
    if (ink.width(line + piece, style) <= width) {
      line += piece;
      continue;
    }
    if (line.trim()) lines.push(line.trim());
    line = '';
    for (const char of piece.trimStart()) {
      if (line && ink.width(line + char, style) > width) {
        lines.push(line);
        line = '';
      }
      line += char;
    }
  }
  return line.trim() || lines.length === 0 ? [...lines, line.trim()] : lines;
}
