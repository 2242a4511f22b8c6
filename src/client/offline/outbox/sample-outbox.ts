import type { KeyValue } from '../../device/key-value.ts';
import { memoryStore } from '../drafts/sample-drafts.ts';
import { Outbox } from './outbox.ts';
import type { NewItem, OutboxRecord } from './outbox-record.ts';
import { type Outcome, sendWaiting } from './send.ts';

type Server = (record: OutboxRecord, limit: AbortSignal) => Outcome | Promise<Outcome>;

/** A device with one outbox, a test-controlled clock, and one lock for all of its tabs; for tests. */
export function sampleOutbox() {
  const held = new Map<string, unknown>();
  const clock = { ms: Date.parse('2026-11-20T06:00:00Z') };
  const queues = new Map<string, Promise<unknown>>();
  const withLock = <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const done = (queues.get(name) ?? Promise.resolve()).then(work, work);
    queues.set(
      name,
      done.catch(() => null),
    );
    return done;
  };
  let ids = 0;
  const tab = (store: KeyValue = memoryStore(held)) =>
    new Outbox({
      store,
      withLock,
      now: () => new Date(clock.ms),
      newId: () => `key-${++ids}`,
      chance: () => 0.5,
      announce: () => undefined,
    });
  /** Sends as one tab does; `server` answers for each attempt. */
  const run = (outbox: Outbox, server: Server, hurry = false) => {
    const done: string[] = [];
    const sending = sendWaiting({
      ...{ outbox, account: 'api|u1', withLock, hurry },
      canSend: ({ kind }) => kind !== 'of-tomorrow',
      send: async (record, limit) => server(record, limit),
      onDone: ({ id }) => done.push(id),
    });
    return sending.then(() => done);
  };
  return { held, clock, tab, run };
}

export const remark = (text: string, changes: Partial<NewItem> = {}): NewItem => ({
  account: 'api|u1',
  kind: 'order-remark',
  call: 'addOrderRemark',
  input: { id: '2612048817', text },
  subject: '2612048817',
  ...changes,
});

export const DONE: Outcome = { state: 'done', answer: null };
export const LOST: Outcome = { state: 'later', arrived: null, fault: false };
