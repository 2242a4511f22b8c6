/** A text that is kept with every key until it is done with, by its place; see useDraftText. Every field that is typed in holds one. */
export interface DraftText {
  place: string;
  text: string;
  type: (next: string) => void;
}
