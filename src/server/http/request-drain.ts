import type { FastifyInstance } from 'fastify';
import { refuse } from '../../contract/result.ts';
import type { OpenCalls } from './call-context.ts';
import { sendRefusal } from './errors.ts';

/** By then the replacement process is up. */
const RETRY_SECONDS = 2;
/** Requests still open after this are cut off. */
const LONGEST_MS = 15_000;

/** Counts open requests, so that a stop waits for them; after that, requests are refused with `notReady` and Retry-After. */
export class RequestDrain {
  readonly #open = new Set<unknown>();
  readonly #afterwards: (() => Promise<unknown>)[] = [];
  #streams: OpenCalls | null = null;
  #drained: Promise<void> | null = null;
  #onEmpty: (() => void) | null = null;

  /** Adds its hooks; must be called before any other hook is added. */
  guard(app: FastifyInstance, streams: OpenCalls): void {
    this.#streams = streams;
    app.addHook('onRequest', async (request, reply) => {
      if (this.#drained) return sendRefusal(request, reply, refuse('notReady', { params: { seconds: RETRY_SECONDS } }));
      this.#open.add(request);
      reply.raw.once('close', () => this.#finish(request));
    });
    app.addHook('onSend', async (_, reply) => {
      if (this.#drained) reply.header('connection', 'close');
    });
    app.addHook('preClose', () => this.drain());
  }

  /** Adds work that runs once no request is open. */
  afterwards(work: () => Promise<unknown>): void {
    this.#afterwards.push(work);
  }

  /** Refuses new requests, ends open streams, and resolves when all earlier requests are answered. */
  drain(): Promise<void> {
    this.#drained ??= this.#empty();
    return this.#drained;
  }

  async #empty(): Promise<void> {
    this.#streams?.abortAll();
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((empty) => {
      this.#onEmpty = empty;
      timer = setTimeout(empty, LONGEST_MS).unref();
      if (this.#open.size === 0) empty();
    });
    clearTimeout(timer);
    for (const work of this.#afterwards) await work();
  }

  #finish(request: unknown): void {
    this.#open.delete(request);
    if (this.#open.size === 0) this.#onEmpty?.();
  }
}
