import { allMatches } from './all-matches.ts';

/** Replaces text that was read already, so that positions in the text stay the same. */
export const READ = '\u0001';

/** A line whose pieces are extracted one by one, the most certain first, each only once. */
export class RemainingText {
  #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }

  /** Marks a piece as read. */
  take(from: number, to: number): void {
    this.#text = this.#text.slice(0, from) + READ.repeat(to - from) + this.#text.slice(to);
  }

  /** All matches of a global expression, each then marked as read. */
  takeAll(pattern: RegExp): RegExpExecArray[] {
    const found = allMatches(pattern, this.#text);
    for (const match of found) this.take(match.index, match.index + match[0].length);
    return found;
  }
}
