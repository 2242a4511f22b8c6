/**
 * Reads one line from left to right. Patterns must be sticky: they match at the cursor or not at all, so that reading a line takes linear
 * time.
 */
export class Cursor {
  readonly text: string;
  at: number;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  /** Skips spaces. */
  skip(): this {
    while (this.text[this.at] === ' ') this.at += 1;
    return this;
  }

  /** Skips spaces, then the pattern's match; stays in place without a match. */
  take(pattern: RegExp): RegExpExecArray | null {
    const start = this.at;
    pattern.lastIndex = this.skip().at;
    const match = pattern.exec(this.text);
    this.at = match ? pattern.lastIndex : start;
    return match;
  }

  /** The same without skipping spaces: for marks attached to the preceding text. */
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
