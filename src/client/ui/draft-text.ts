/** A text saved on every keystroke until it is done, by its place; see useDraftText. Every typed field holds one. */
export interface DraftText {
  place: string;
  text: string;
  type: (next: string) => void;
}
