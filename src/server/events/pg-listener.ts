import type { Client, Pool } from 'pg';
import type { Logger } from 'pino';
import { reasonOf } from '../db/faults.ts';
import { createClient } from '../db/pool.ts';

const RECONNECT_MS = 1000;

interface ListenerOptions {
  pool: Pool;
  log: Logger;
  channel: string;
  onMessage: (payload: string) => void;
  /** The connection broke; messages from now on are missed. */
  onLost?: () => void;
  /** The connection is back; messages in between were missed. */
  onRestored: () => void;
}

/** Listens on a database channel by its own connection, which it reopens after a break. */
export class PgListener {
  readonly #options: ListenerOptions;
  #client: Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  async open(): Promise<void> {
    const { pool, channel, onMessage } = this.#options;
    const client = createClient(pool);
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => {
      if (payload) onMessage(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      void client.end();
      throw error;
    }
    if (this.#stopped) await client.end();
    else this.#client = client;
  }

  async close(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  #lose(client: Client): void {
    if (client !== this.#client || this.#stopped) return;
    this.#client = null;
    const { log, channel, onLost } = this.#options;
    log.warn({ channel }, 'the connection for events broke');
    onLost?.();
    this.#reopenLater();
  }

  #reopenLater(): void {
    const { log, channel, onRestored } = this.#options;
    this.#timer = setTimeout(() => {
      this.open().then(onRestored, (error: unknown) => {
        log.warn({ reason: reasonOf(error), channel }, 'the line for events could not be restored yet');
        if (!this.#stopped) this.#reopenLater();
      });
    }, RECONNECT_MS);
    this.#timer.unref();
  }
}
