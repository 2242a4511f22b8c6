import type { FastifyInstance } from 'fastify';
import { refuse } from '../../contract/result.ts';
import type { OpenCalls } from './call-context.ts';
import { sendRefusal } from './errors.ts';

/** By then the process that comes after this one is there. */
const RETRY_SECONDS = 2;
/** Who has not sent all of a request by then, or not taken its answer, is not waited for. */
const LONGEST_MS = 15_000;

/** Lets requests in, until the server stops: from then on whoever comes is told to come again, by whatever connection. */
export class Door {
  readonly #inside = new Set<unknown>();
  readonly #whenShut: (() => Promise<unknown>)[] = [];
  #streams: OpenCalls | null = null;
  #shut: Promise<void> | null = null;
  #onEmpty: (() => void) | null = null;

  /** Stands before everything else that looks at requests. */
  guard(app: FastifyInstance, streams: OpenCalls): void {
    this.#streams = streams;
    app.addHook('onRequest', async (request, reply) => {
      if (this.#shut) return sendRefusal(request, reply, refuse('notReady', { params: { seconds: RETRY_SECONDS } }));
      this.#inside.add(request);
      reply.raw.once('close', () => this.#leave(request));
    });
    app.addHook('onSend', async (_, reply) => {
      if (this.#shut) reply.header('connection', 'close');
    });
    app.addHook('preClose', () => this.shut());
  }

  /** To be done once nobody is inside any more. */
  whenShut(work: () => Promise<unknown>): void {
    this.#whenShut.push(work);
  }

  /** Lets nobody in any more, ends open streams, and waits until all requests that came before are answered. */
  shut(): Promise<void> {
    this.#shut ??= this.#empty();
    return this.#shut;
  }

  async #empty(): Promise<void> {
    this.#streams?.abortAll();
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((empty) => {
      this.#onEmpty = empty;
      timer = setTimeout(empty, LONGEST_MS).unref();
      if (this.#inside.size === 0) empty();
    });
    clearTimeout(timer);
    for (const work of this.#whenShut) await work();
  }

  #leave(request: unknown): void {
    this.#inside.delete(request);
    if (this.#inside.size === 0) this.#onEmpty?.();
  }
}
