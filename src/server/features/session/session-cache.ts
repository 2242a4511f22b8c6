import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Actor } from '../../actor.ts';
import { PgListener } from '../../events/pg-listener.ts';

export interface KnownSession {
  actor: Actor;
  openedAt: Date;
  lastUsedAt: Date;
}

/** A database connection can be dead undetected: a session ended elsewhere may stay valid this long. */
const REMEMBER_MS = 10_000;
/** Some megabytes at most. */
const MOST = 5000;

/**
 * This process's session cache, so that a screen with many calls reads each once. The database notifies every process of changes to a
 * session, an account or a company (0003_session_changes.sql); then all are dropped. While that connection is down, nothing is cached.
 */
export class SessionCache {
  readonly #line: PgListener;
  readonly #known = new Map<string, { session: KnownSession; readAt: number }>();
  readonly #listeners = new Set<() => void>();
  #isListening = false;
  #changes = 0;

  constructor({ pool, log }: { pool: Pool; log: Logger }) {
    this.#line = new PgListener({
      pool,
      log,
      channel: 'session_changes',
      onMessage: () => this.forget(),
      onLost: () => this.#listen(false),
      onRestored: () => this.#listen(true),
    });
  }

  async start(): Promise<void> {
    await this.#line.open();
    this.#listen(true);
  }

  async stop(): Promise<void> {
    this.#listen(false);
    await this.#line.close();
  }

  /** Clears the cache at once, for a process that ended a session itself and must not wait for the notification. */
  forget(): void {
    this.#changes += 1;
    this.#known.clear();
    for (const each of this.#listeners) each();
  }

  /** Calls back when a session may have ended, or a notification may have been missed. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  get(key: string, now: Date): KnownSession | null {
    const known = this.#known.get(key);
    const age = known ? now.getTime() - known.readAt : -1;
    return known && age >= 0 && age < REMEMBER_MS ? known.session : null;
  }

  /** Returns a setter for the result of a read that begins now: it caches nothing if something changed during the read. */
  reading(now: Date): (key: string, session: KnownSession) => void {
    const before = this.#changes;
    return (key, session) => {
      if (!this.#isListening || before !== this.#changes) return;
      if (this.#known.size >= MOST) this.#known.clear();
      this.#known.set(key, { session, readAt: now.getTime() });
    };
  }

  #listen(isListening: boolean): void {
    this.#isListening = isListening;
    this.forget();
  }
}
