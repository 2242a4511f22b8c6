import type { IsoDate } from '../../contract/dates.ts';
import type { CompactPlaces } from '../../contract/dictionaries/packed-places.ts';
import type { PlaceHit } from '../../contract/dictionaries/place-search.ts';
import type { ChosenWords, SearchWords } from '../../parsing/search-words/types.ts';

/** A request to a place finder, in the page or in its worker. */
export type FinderAsk =
  /** The dictionary to search from then on; packed, it transfers in a millisecond. */
  | { readonly kind: 'take'; readonly places: CompactPlaces }
  | {
      readonly kind: 'find';
      readonly query: string;
      /** Maximum rows. */
      readonly limit: number;
      /** Weights of recently used or marked codes. */
      readonly preferred: ReadonlyMap<string, number>;
    }
  | {
      readonly kind: 'read';
      readonly text: string;
      readonly today: IsoDate;
      /** The agent's choices for unclear words. */
      readonly chosen: ChosenWords;
    };

/** A hit by its code: both sides hold the same dictionary. */
export type HitCode = Pick<PlaceHit, 'kind' | 'code'>;

export type FinderAnswer =
  | { readonly kind: 'taken' }
  | { readonly kind: 'found'; readonly hits: readonly HitCode[] }
  | { readonly kind: 'read'; readonly words: SearchWords };

/** A question to the worker; its answer carries the same number. */
export interface FinderLetter {
  readonly id: number;
  readonly ask: FinderAsk;
}

export interface FinderReply {
  readonly id: number;
  readonly answer: FinderAnswer;
}

const ANSWER_KINDS: readonly unknown[] = ['taken', 'found', 'read'] satisfies FinderAnswer['kind'][];

/** Whether a message is a reply. The answer itself is not validated: page and worker are of one build. */
export function isReply(data: unknown): data is FinderReply {
  if (typeof data !== 'object' || data === null || !('id' in data) || !('answer' in data)) return false;
  const { id, answer } = data;
  return (
    typeof id === 'number' &&
    typeof answer === 'object' &&
    answer !== null &&
    'kind' in answer &&
    ANSWER_KINDS.includes(answer.kind)
  );
}
