import { isRecord } from '../../api/is-record.ts';
import type { KeyValue } from '../../device/key-value.ts';
import {
  dueAt,
  isHeld,
  isOutboxRecord,
  mustAsk,
  type NewItem,
  type OutboxRecord,
  type Refused,
  retryWait,
} from './outbox-record.ts';

/** An item on which the server fails this often no longer blocks the others: it is set aside. */
const MOST_FAULTS = 5;

export interface OutboxParts {
  store: KeyValue;
  /** Runs one at a time across all tabs. */
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  now: () => Date;
  newId: () => string;
  chance: () => number;
  /** Announces to all tabs that the outbox changed. */
  announce: () => void;
}

/** The agent decides about it, not the server. */
const UNSURE: Refused = { code: 0, message: '', unsure: true };

/** The lock under which one tab at a time writes items. */
export const OUTBOX_LOCK = 'interline-outbox';
export const OUTBOX_DATABASE = 'interline-outbox';
export const OUTBOX = 'outbox/';
export const outboxPlace = (account: string, id = '') => `${OUTBOX}${account}/${id}`;

/** Pending changes, one record each, written under one lock so that tabs do not overwrite each other. */
export class Outbox {
  readonly #parts: OutboxParts;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  /** An account's items in order of creation. */
  async list(account: string): Promise<OutboxRecord[]> {
    const all = await this.#parts.store.entries();
    return all
      .flatMap(([key, value]) => (key.startsWith(outboxPlace(account)) && isOutboxRecord(value) ? [value] : []))
      .toSorted((a, b) => a.seq - b.seq);
  }

  /** How many records of an account this version of the app does not understand; they stay where they are. */
  async unreadable(account: string): Promise<number> {
    const all = await this.#parts.store.entries();
    return all.filter(([key, value]) => key.startsWith(outboxPlace(account)) && !isOutboxRecord(value)).length;
  }

  /**
   * Appends an item. `replaces`: removes items about the same subject that were never sent. `holdMs`: not sent for this long, so that it
   * can be undone.
   */
  add(item: NewItem, replaces = false, holdMs = 0): Promise<OutboxRecord> {
    return this.#locked(async () => {
      const known = await this.list(item.account);
      const isReplaced = (old: OutboxRecord) =>
        old.kind === item.kind && old.subject === item.subject && isUntouched(old);
      const replaced = replaces ? known.filter(isReplaced) : [];
      for (const old of replaced) await this.#remove(old);
      // An item that continues another has the same base.
      const base = replaced.find((old) => old.before !== undefined && old.input.version === item.input.version);
      const seq = (known.at(-1)?.seq ?? 0) + 1;
      const held = holdMs > 0 ? { heldUntil: this.#parts.now().getTime() + holdMs } : {};
      return this.#write({ ...this.#fresh(), ...held, ...item, ...(base ? { before: base.before } : {}), seq });
    });
  }

  /** Cancels an item. Returns false when it is being sent, or was sent, at this moment. */
  cancel(account: string, id: string): Promise<boolean> {
    return this.#locked(async () => {
      const record = await this.#read(account, id);
      if (!record || record.state === 'sending') return false;
      await this.#remove(record);
      return true;
    });
  }

  /** Replaces an item's input, as a new item with a new key. Returns false when the server may have the old one. */
  edit(account: string, id: string, input: OutboxRecord['input']): Promise<boolean> {
    return this.#locked(async () => {
      const record = await this.#read(account, id);
      if (!record || !isUntouched(record)) return false;
      await this.#write({ ...record, ...this.#fresh(), input });
      await this.#remove(record);
      return true;
    });
  }

  /** Items held back for undo are sent at the next attempt: nobody is left to undo them. */
  async letGo(account: string): Promise<void> {
    for (const { id, heldUntil } of await this.list(account))
      if (heldUntil !== undefined) await this.#change(account, id, (record) => ({ ...record, heldUntil: 0 }));
  }

  /** Requeues a refused item unchanged, under its own key: should the server know it, it counts once. */
  again(account: string, id: string): Promise<void> {
    const untried = { state: 'waiting', faults: 0, retryAt: 0, refused: null } as const;
    const sentAt = this.#parts.now().getTime();
    return this.#change(account, id, (record) => ({ ...record, ...untried, sentAt }));
  }

  /** Requeues items that a tab was sending when it ended. The caller must hold the sending lock. */
  async settleLeftovers(account: string): Promise<void> {
    for (const { id, state } of await this.list(account))
      if (state === 'sending') await this.#change(account, id, (record) => ({ ...record, state: 'waiting' }));
  }

  /**
   * Marks the next item as being sent and returns it as it was; null when none is due. Nothing overtakes a waiting item, except items that
   * can still be undone. First sets aside items for the agent to decide.
   */
  claim(account: string, canSend: (record: OutboxRecord) => boolean, hurry: boolean): Promise<OutboxRecord | null> {
    return this.#locked(async () => {
      const now = this.#parts.now().getTime();
      const waiting = (await this.list(account)).filter((record) => record.state === 'waiting' && canSend(record));
      const isOld = (record: OutboxRecord) => mustAsk(record, now);
      for (const old of waiting.filter(isOld)) await this.#write({ ...old, state: 'refused', refused: UNSURE });
      const next = waiting.find((record) => !isOld(record) && !isHeld(record, now));
      if (!next || (!hurry && dueAt(next, now) > now)) return null;
      const sentAt = next.maybeArrived ? (next.sentAt ?? Date.parse(next.at)) : now;
      await this.#write({ ...next, state: 'sending', maybeArrived: true, sentAt });
      return next;
    });
  }

  /** The server has it: later changes on top of it are rebased on the version that it became. */
  done(record: OutboxRecord, answer: unknown): Promise<void> {
    return this.#locked(async () => {
      await this.#remove(record);
      const from = record.input.version;
      const version = isRecord(answer) ? answer.version : undefined;
      if (typeof from !== 'number' || typeof version !== 'number') return;
      for (const later of await this.list(record.account))
        if (later.subject === record.subject && later.input.version === from && isUntouched(later))
          await this.#write({ ...later, input: { ...later.input, version } });
    });
  }

  /** Sets a refused item aside; the agent decides. */
  refuse({ account, id }: OutboxRecord, refused: Refused): Promise<void> {
    return this.#change(account, id, (record) => ({ ...record, state: 'refused', maybeArrived: false, refused }));
  }

  /** Requeues an item returned by claim(). `arrived`: null when unknown. */
  postpone(claimed: OutboxRecord, why: { arrived: false | null; fault: boolean; waitMs?: number }): Promise<void> {
    return this.#change(claimed.account, claimed.id, (record) => {
      const failures = record.failures + 1;
      const faults = record.faults + (why.fault ? 1 : 0);
      const maybeArrived = claimed.maybeArrived || why.arrived !== false;
      if (faults >= MOST_FAULTS) return { ...record, state: 'refused', faults, refused: { code: 0, message: '' } };
      const wait = why.waitMs ?? retryWait(failures, this.#parts.chance());
      return {
        ...record,
        state: 'waiting',
        failures,
        faults,
        maybeArrived,
        retryAt: this.#parts.now().getTime() + wait,
      };
    });
  }

  #fresh() {
    const at = this.#parts.now().toISOString();
    const { newId } = this.#parts;
    const untried = { faults: 0, failures: 0, retryAt: 0, maybeArrived: false, refused: null };
    return { format: 1, id: newId(), at, state: 'waiting', ...untried } as const;
  }

  async #read(account: string, id: string): Promise<OutboxRecord | null> {
    const value = await this.#parts.store.get(outboxPlace(account, id));
    return isOutboxRecord(value) ? value : null;
  }

  async #write(record: OutboxRecord): Promise<OutboxRecord> {
    await this.#parts.store.set(outboxPlace(record.account, record.id), record);
    this.#parts.announce();
    return record;
  }

  async #remove({ account, id }: OutboxRecord): Promise<void> {
    await this.#parts.store.del(outboxPlace(account, id));
    this.#parts.announce();
  }

  #change(account: string, id: string, change: (record: OutboxRecord) => OutboxRecord): Promise<void> {
    return this.#locked(async () => {
      const record = await this.#read(account, id);
      if (record) await this.#write(change(record));
    });
  }

  #locked<T>(work: () => Promise<T>): Promise<T> {
    return this.#parts.withLock(OUTBOX_LOCK, work);
  }
}

/** The server cannot know it. */
export function isUntouched({ state, maybeArrived }: OutboxRecord): boolean {
  return state !== 'sending' && !maybeArrived;
}
