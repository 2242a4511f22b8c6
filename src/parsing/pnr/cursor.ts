/**
 * Reads one line from left to right. A pattern must be sticky: it matches where the cursor stands or not at all, so that reading a line
 * stays linear in its length.
 */
export class Cursor {
  readonly text: string;
  at: number;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  /** Passes blanks. */
  skip(): this {
    while (this.text[this.at] === ' ') this.at += 1;
    return this;
  }

  /** Passes blanks, then what the pattern matches; stays where it is when it does not match. */
  take(pattern: RegExp): RegExpExecArray | null {
    const start = this.at;
    pattern.lastIndex = this.skip().at;
    const match = pattern.exec(this.text);
    this.at = match ? pattern.lastIndex : start;
    return match;
  }

  /** The same without passing blanks: for marks that are glued to what stands before. */
  takeGlued(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at = pattern.lastIndex;
    return match;
  }

  get rest(): string {
    return this.text.slice(this.at);
  }

  get isAtEnd(): boolean {
    return this.text.trimEnd().length <= this.at;
  }
}
