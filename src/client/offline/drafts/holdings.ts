import type { MergeContext } from '../../../contract/draft-merge.ts';
import type { Traces } from '../../api/traces.ts';
import { OUTBOX, outboxPlace } from '../outbox/outbox.ts';
import { accountIn } from './account-in.ts';
import { parseRecord } from './draft-record.ts';
import { place } from './keeper.ts';
import type { KeyValue } from './key-value.ts';
import { layOver } from './merge-records.ts';
import { isSealedBox } from './sealing.ts';
import { returnVersion } from './typed-versions.ts';
import type { WriteAhead } from './write-ahead.ts';

export interface HoldingsParts {
  drafts: KeyValue;
  /** What waits to be sent. */
  outbox: KeyValue;
  ahead: Pick<WriteAhead, 'clear' | 'accounts'>;
  /** What screens keep of a user's doings. */
  traces: Traces;
  /** The account of a user of this API. */
  accountOf: (user: string) => Promise<string>;
  context: () => MergeContext;
}

const TRACE = 'trace/';
const userOf = (account: string) => account.slice(account.lastIndexOf('|') + 1);

/** What lies readable on this device, by account (sealed changes are, once their account's key is here): drafts, what waits to be sent, changes that were written ahead. */
export function createHoldings({ drafts, outbox, ahead, traces, accountOf, context }: HoldingsParts) {
  const draftsOf = async (account: string) => {
    const starts = Object.values(place).map((keyOf) => keyOf(account));
    return (await drafts.entries()).filter(([key]) => starts.some((start) => key.startsWith(start)));
  };
  /** Also what lies sealed and cannot be read here now. */
  const outboxOf = async (account: string) =>
    (await outbox.entries()).filter(([key]) => key.startsWith(outboxPlace(account)));
  const readableOf = async (account: string) => (await outboxOf(account)).filter(([, value]) => !isSealedBox(value));
  const tracesOf = (account: string) =>
    traces.of(userOf(account)).map(([kind, text]): [string, unknown] => [`${TRACE}${account}/${kind}`, text]);
  const entriesOf = async (account: string) => [
    ...(await draftsOf(account)),
    ...(await readableOf(account)),
    ...tracesOf(account),
  ];

  return {
    entriesOf,
    holdsDrafts: async (account: string) => (await draftsOf(account)).length > 0 || ahead.accounts().includes(account),
    holdsOutbox: async (account: string) => (await readableOf(account)).length > 0,
    async removeDrafts(account: string): Promise<void> {
      ahead.clear(account);
      traces.remove(userOf(account));
      for (const [key] of await draftsOf(account)) await drafts.del(key);
    },
    async removeOutbox(account: string): Promise<void> {
      for (const [key] of await outboxOf(account)) await outbox.del(key);
    },
    /** Takes away what waits and is not sealed. */
    async removeReadable(account: string): Promise<void> {
      for (const [key] of await readableOf(account)) await outbox.del(key);
    },
    async accounts(): Promise<string[]> {
      // Beside what waits the outbox holds passes for the service worker, which are no account's own.
      const waiting = (await outbox.entries()).filter(([key, value]) => key.startsWith(OUTBOX) && !isSealedBox(value));
      // A key that names no account must not stand for the beginning of every account's keys.
      const held = [...(await drafts.entries()), ...waiting].map(([key]) => accountIn(key)).filter(Boolean);
      const traced = await Promise.all(traces.users().map(accountOf));
      return [...held, ...ahead.accounts(), ...traced];
    },
    /** Puts a value where it was. A draft that was begun again meanwhile keeps both texts, and so does a field. */
    async bringBack(account: string, name: string, value: unknown): Promise<void> {
      if (name.startsWith(TRACE))
        return traces.bringBack(userOf(account), name.slice(name.lastIndexOf('/') + 1), value);
      const home = name.startsWith(OUTBOX) ? outbox : drafts;
      const there = await home.get(name);
      if (there === undefined) return home.set(name, value);
      const start = place.draft(account);
      if (name.startsWith(place.typed(account))) return returnVersion(home, name, value, context().newId);
      if (!name.startsWith(start)) return undefined;
      const [older, newer] = [parseRecord(value), parseRecord(there)];
      if (older.state === 'ok' && newer.state === 'ok')
        return home.set(name, layOver(older.record, newer.record, context()));
      return home.set(place.aside(account, `${name.slice(start.length)}/${context().newId()}`), value);
    },
  };
}
