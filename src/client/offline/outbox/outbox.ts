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

/** A server that fails on one item this often keeps the others waiting no longer: the item is set aside. */
const MOST_FAULTS = 5;

export interface OutboxParts {
  store: KeyValue;
  /** Runs one at a time over all tabs of this browser. */
  exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  now: () => Date;
  newId: () => string;
  chance: () => number;
  /** Tells this tab and the others that the outbox changed. */
  announce: () => void;
}

/** Of what the agent decides about, not the server. */
const UNSURE: Refused = { code: 0, message: '', unsure: true };

/** Under which items are written, by one tab at a time. */
export const OUTBOX_LOCK = 'interline-outbox';
export const OUTBOX_DATABASE = 'interline-outbox';
export const OUTBOX = 'outbox/';
export const outboxPlace = (account: string, id = '') => `${OUTBOX}${account}/${id}`;

/** What waits to be sent, one record each, written under one lock so that tabs do not overwrite each other. */
export class Outbox {
  readonly #parts: OutboxParts;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  /** An account's items in the order in which they were made. */
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
   * Adds an item at the end. `replaces`: one about the same thing that was never sent has no more meaning and goes. `holdMs`: so long
   * it is not sent, so that it can be undone.
   */
  add(item: NewItem, replaces = false, holdMs = 0): Promise<OutboxRecord> {
    return this.#locked(async () => {
      const known = await this.list(item.account);
      const isReplaced = (old: OutboxRecord) =>
        old.kind === item.kind && old.subject === item.subject && isUntouched(old);
      const replaced = replaces ? known.filter(isReplaced) : [];
      for (const old of replaced) await this.#remove(old);
      // One that goes on with another stands on what that one stood on.
      const base = replaced.find((old) => old.before !== undefined && old.input.version === item.input.version);
      const seq = (known.at(-1)?.seq ?? 0) + 1;
      const held = holdMs > 0 ? { heldUntil: this.#parts.now().getTime() + holdMs } : {};
      return this.#write({ ...this.#fresh(), ...held, ...item, ...(base ? { before: base.before } : {}), seq });
    });
  }

  /** Takes an item back. Answers false when it is being sent, or was sent, at this moment. */
  cancel(account: string, id: string): Promise<boolean> {
    return this.#locked(async () => {
      const record = await this.#read(account, id);
      if (!record || record.state === 'sending') return false;
      await this.#remove(record);
      return true;
    });
  }

  /** Puts another input in an item's place, as a new item with a new key. Answers false when the server may have the old one. */
  edit(account: string, id: string, input: OutboxRecord['input']): Promise<boolean> {
    return this.#locked(async () => {
      const record = await this.#read(account, id);
      if (!record || !isUntouched(record)) return false;
      await this.#write({ ...record, ...this.#fresh(), input });
      await this.#remove(record);
      return true;
    });
  }

  /** What is held back to be undone goes out with the next try: there is nobody left to undo it. */
  async letGo(account: string): Promise<void> {
    for (const { id, heldUntil } of await this.list(account))
      if (heldUntil !== undefined) await this.#change(account, id, (record) => ({ ...record, heldUntil: 0 }));
  }

  /** A refused item goes back into the queue as it is, under its own key: should the server know it after all, it counts once. */
  again(account: string, id: string): Promise<void> {
    const untried = { state: 'waiting', faults: 0, retryAt: 0, refused: null } as const;
    const sentAt = this.#parts.now().getTime();
    return this.#change(account, id, (record) => ({ ...record, ...untried, sentAt }));
  }

  /** Items that a tab was sending when it ended wait again. Only for who holds the sending lock. */
  async settleLeftovers(account: string): Promise<void> {
    for (const { id, state } of await this.list(account))
      if (state === 'sending') await this.#change(account, id, (record) => ({ ...record, state: 'waiting' }));
  }

  /**
   * Marks the next item as being sent and answers it as it was; null when none is due. Nothing overtakes one that has to
   * wait, save what can still be undone. What only the agent can decide is set aside before.
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

  /** The server has it: what was changed on top of it since stands on the version that it became. */
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

  /** The server said no: it is set aside, and the agent decides. */
  refuse({ account, id }: OutboxRecord, refused: Refused): Promise<void> {
    return this.#change(account, id, (record) => ({ ...record, state: 'refused', maybeArrived: false, refused }));
  }

  /** Puts an item that claim() answered back for a later try. `arrived`: null when nobody knows. */
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
    return this.#parts.exclusively(OUTBOX_LOCK, work);
  }
}

/** The server cannot know of it. */
export function isUntouched({ state, maybeArrived }: OutboxRecord): boolean {
  return state !== 'sending' && !maybeArrived;
}
