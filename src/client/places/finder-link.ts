import type { CompactPlaces } from '../../contract/dictionaries/packed-places.ts';
import { type FinderAnswer, type FinderAsk, type FinderLetter, isReply } from './finder-protocol.ts';
import type { PlaceFinder } from './place-finder.ts';

/** The used part of a worker. */
export type FinderWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface LinkParts {
  /** May throw, where there are no workers. */
  readonly startWorker: () => FinderWorker;
  /** The same finder, run in the page. */
  readonly loadFinder: () => Promise<PlaceFinder>;
}

interface Waiting {
  readonly resolve: (answer: FinderAnswer) => void;
  readonly reject: (reason: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** A worker silent for this long is dead: some systems end one silently. */
const PATIENCE_MS = 5000;

/**
 * Queries the place worker. When it cannot start, dies or falls silent, pending and later questions are answered in the page: slower, but
 * by the same functions.
 */
export class FinderLink {
  readonly #parts: LinkParts;
  readonly #waiting = new Map<number, Waiting>();
  #worker: FinderWorker | null = null;
  #isLost = false;
  /** The page's own finder, shared by all waiting questions. */
  #here: Promise<PlaceFinder> | null = null;
  /** The dictionary last given to the finder. */
  #taken: CompactPlaces | null = null;
  #lastId = 0;

  constructor(parts: LinkParts) {
    this.#parts = parts;
  }

  /** Answers by these places, in the order of the questions. Without a question it only prepares. */
  async ask(places: CompactPlaces, question?: Exclude<FinderAsk, { kind: 'take' }>): Promise<FinderAnswer | undefined> {
    const asks = (): FinderAsk[] => [
      ...(this.#taken === places ? [] : [{ kind: 'take', places } as const]),
      ...(question ? [question] : []),
    ];
    if (!this.#isLost) {
      try {
        return await this.#askWorker(asks(), places);
      } catch {
        // No error is hidden: a faulty question fails again in the page.
        this.#giveUp(new Error('The worker of places is gone'));
      }
    }
    const here = await this.#finderHere();
    let answer: FinderAnswer | undefined;
    for (const ask of asks()) answer = here.answer(ask);
    this.#taken = places;
    return answer;
  }

  #finderHere(): Promise<PlaceFinder> {
    this.#here ??= this.#parts.loadFinder().catch((error: unknown) => {
      this.#here = null;
      throw error;
    });
    return this.#here;
  }

  async #askWorker(asks: readonly FinderAsk[], places: CompactPlaces): Promise<FinderAnswer | undefined> {
    this.#worker ??= this.#start();
    this.#taken = places;
    const answers = await Promise.all(asks.map((ask) => this.#send(ask)));
    return answers.at(-1);
  }

  #start(): FinderWorker {
    const worker = this.#parts.startWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const waiting = isReply(data) ? this.#waiting.get(data.id) : undefined;
      if (!isReply(data) || !waiting) return;
      this.#waiting.delete(data.id);
      clearTimeout(waiting.timer);
      waiting.resolve(data.answer);
    });
    for (const type of ['error', 'messageerror'] as const) {
      worker.addEventListener(type, () => this.#giveUp(new Error(`The worker of places broke off: ${type}`)));
    }
    return worker;
  }

  #send(ask: FinderAsk): Promise<FinderAnswer> {
    const letter: FinderLetter = { id: ++this.#lastId, ask };
    return new Promise((resolve, reject) => {
      if (!this.#worker) return reject(new Error('The worker of places is gone'));
      const timer = setTimeout(() => this.#giveUp(new Error('The worker of places is silent')), PATIENCE_MS);
      this.#waiting.set(letter.id, { resolve, reject, timer });
      this.#worker.postMessage(letter);
    });
  }

  #giveUp(reason: Error): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#taken = null;
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    this.#waiting.clear();
  }
}
