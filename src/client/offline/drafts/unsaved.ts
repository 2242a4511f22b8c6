import type { MergeContext } from '../../../contract/draft-merge.ts';
import type { Traces } from '../../api/traces.ts';
import { accountIn } from '../../device/account-in.ts';
import type { KeyValue } from '../../device/key-value.ts';
import { isSealedBox } from '../../device/sealing.ts';
import { OUTBOX, outboxPlace } from '../outbox/outbox.ts';
import { parseRecord } from './draft-record.ts';
import { place } from './keeper.ts';
import { OF_INTENT, parseLocal } from './local-drafts.ts';
import { layOver } from './merge-records.ts';
import type { WriteAhead } from './write-ahead.ts';

export interface UnsavedParts {
  drafts: KeyValue;
  /** Pending changes. */
  outbox: KeyValue;
  ahead: Pick<WriteAhead, 'clear' | 'accounts'>;
  /** Traces of what users did. */
  traces: Traces;
  /** The account of a user of this API. */
  accountOf: (user: string) => Promise<string>;
  context: () => MergeContext;
}

const TRACE = 'trace/';
const userOf = (account: string) => account.slice(account.lastIndexOf('|') + 1);

/**
 * Readable data on this device, by account (sealed changes count once their account's key is here): drafts, pending changes, write-aheads.
 */
export function createUnsaved({ drafts, outbox, ahead, traces, accountOf, context }: UnsavedParts) {
  /** Including what is sealed and unreadable here. */
  const draftsOf = async (account: string) => {
    const starts = Object.values(place).map((keyOf) => keyOf(account));
    return (await drafts.entries()).filter(([key]) => starts.some((start) => key.startsWith(start)));
  };
  const readableDraftsOf = async (account: string) =>
    (await draftsOf(account)).filter(([, value]) => !isSealedBox(value));
  /** The same. */
  const outboxOf = async (account: string) =>
    (await outbox.entries()).filter(([key]) => key.startsWith(outboxPlace(account)));
  const readableOf = async (account: string) => (await outboxOf(account)).filter(([, value]) => !isSealedBox(value));
  const tracesOf = (account: string) =>
    traces.of(userOf(account)).map(([kind, text]): [string, unknown] => [`${TRACE}${account}/${kind}`, text]);
  const removeFrom = async (account: string, isTaken: (key: string) => boolean) => {
    ahead.clear(account);
    traces.remove(userOf(account));
    for (const [key] of await draftsOf(account)) if (isTaken(key)) await drafts.del(key);
  };
  const entriesOf = async (account: string) => [
    ...(await readableDraftsOf(account)),
    ...(await readableOf(account)),
    ...tracesOf(account),
  ];

  return {
    entriesOf,
    holdsDrafts: async (account: string) =>
      (await readableDraftsOf(account)).length > 0 || ahead.accounts().includes(account),
    holdsOutbox: async (account: string) => (await readableOf(account)).length > 0,
    removeDrafts: (account: string) => removeFrom(account, () => true),
    /** The user's input and searches. Requests without an answer stay, so that a retry does not do them twice. */
    removeTyped: (account: string) => removeFrom(account, (key) => !key.startsWith(place.local(account, OF_INTENT))),
    async removeOutbox(account: string): Promise<void> {
      for (const [key] of await outboxOf(account)) await outbox.del(key);
    },
    /** Deletes what is not sealed. */
    async removeReadable(account: string): Promise<void> {
      ahead.clear(account);
      traces.remove(userOf(account));
      for (const [key] of await readableDraftsOf(account)) await drafts.del(key);
      for (const [key] of await readableOf(account)) await outbox.del(key);
    },
    async accounts(): Promise<string[]> {
      // The outbox also holds passes for the service worker, which belong to no account.
      const waiting = (await outbox.entries()).filter(([key]) => key.startsWith(OUTBOX));
      const readable = [...(await drafts.entries()), ...waiting].filter(([, value]) => !isSealedBox(value));
      // A key without an account must not match the prefix of every account's keys.
      const held = readable.map(([key]) => accountIn(key)).filter(Boolean);
      const traced = await Promise.all(traces.users().map(accountOf));
      return [...held, ...ahead.accounts(), ...traced];
    },
    /** Restores a value to its place. A draft restarted meanwhile keeps both texts, and so does a field. */
    async bringBack(account: string, name: string, value: unknown): Promise<void> {
      if (name.startsWith(TRACE))
        return traces.bringBack(userOf(account), name.slice(name.lastIndexOf('/') + 1), value);
      const home = name.startsWith(OUTBOX) ? outbox : drafts;
      const there = await home.get(name);
      if (there === undefined) return home.set(name, value);
      return bringBeside(drafts, { account, name, value, there }, context());
    },
  };
}

interface Returning {
  account: string;
  name: string;
  value: unknown;
  /** The value at its place. */
  there: unknown;
}

/** Restores a draft over which another was begun; invalid records are set aside. */
async function bringBeside(drafts: KeyValue, { account, name, value, there }: Returning, context: MergeContext) {
  const start = [place.draft(account), place.local(account)].find((one) => name.startsWith(one));
  if (start === undefined) return;
  const id = name.slice(start.length);
  const parse = (raw: unknown) => (start === place.local(account) ? parseLocal(account, id, raw) : parseRecord(raw));
  const [older, newer] = [parse(value), parse(there)];
  const isBoth = older.state === 'ok' && newer.state === 'ok';
  if (isBoth) await drafts.set(name, layOver(older.record, newer.record, context));
  else await drafts.set(place.aside(account, `${id}/${context.newId()}`), value);
}
