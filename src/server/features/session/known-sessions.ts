import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Actor } from '../../actor.ts';
import { PgListener } from '../../events/pg-listener.ts';

export interface KnownSession {
  actor: Actor;
  openedAt: Date;
  lastUsedAt: Date;
}

/** A line to the database can be dead without either end knowing yet: so long a session that was ended elsewhere may live on. */
const REMEMBER_MS = 10_000;
/** Some megabytes at most. */
const MOST = 5000;

/**
 * The sessions this process has read from the database lately, so that a screen full of calls reads each once. The database tells
 * every process when a session, an account or a company has changed (0003_session_changes.sql); then all are forgotten. While that
 * line is down, nothing is remembered.
 */
export class KnownSessions {
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

  /** Forgets all, at once: for a process that has itself ended a session and must not wait for word of it. */
  forget(): void {
    this.#changes += 1;
    this.#known.clear();
    for (const each of this.#listeners) each();
  }

  /** Calls back whenever a session may have ended, or word of it may have been missed. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  get(key: string, now: Date): KnownSession | null {
    const known = this.#known.get(key);
    const age = known ? now.getTime() - known.readAt : -1;
    return known && age >= 0 && age < REMEMBER_MS ? known.session : null;
  }

  /** Answers how to remember what a read that begins now will find: something that changed during the read is not kept. */
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
