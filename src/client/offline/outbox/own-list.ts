import { session, useMe } from '../../api/session.ts';
import { draftAccount } from '../drafts/drafts.ts';
import { ownConfig } from './kinds/own-account.ts';
import { listChange, queuedList } from './list-change.ts';
import { outbox, outboxView, queueChange } from './outbox-here.ts';
import type { OutboxRecord } from './outbox-record.ts';
import { lastQueued, useQueued } from './use-outbox.ts';

/** The lists of a user's account: cities and countries by code, travellers by id. */
export type OwnListKey = 'cities' | 'countries' | 'passengers';

/** A list as the agent left it; `record` is the change that the server does not have yet. */
export interface OwnList {
  value: readonly string[];
  record: OutboxRecord | null;
  set: (id: string, isIn: boolean) => void;
}

const keptList = (key: OwnListKey) => session.get()?.me.userInfo.config[key] ?? [];

/** The newest change of a list as currently stored on the device, which screens receive a little later. */
async function newest(key: OwnListKey): Promise<OutboxRecord | null> {
  const account = await draftAccount();
  const waiting = account === null ? [] : await outbox.list(account);
  const all = [...outboxView.get().sent, ...waiting];
  return lastQueued(all.filter(({ kind, subject }) => kind === ownConfig.kind && subject === key));
}

let inTurn: Promise<unknown> = Promise.resolve();

/** Adds or removes an entry through the outbox; each change builds on the previous one, however soon it follows. */
export function changeOwnList(key: OwnListKey, id: string, isIn: boolean): Promise<void> {
  const change = async () => {
    const known = { kept: keptList(key), last: await newest(key) };
    await queueChange(ownConfig, { key, ...listChange(id, isIn, known) });
  };
  const done = inTurn.then(change);
  inTurn = done.catch(() => null);
  return done;
}

/** A list of the user's account, changed through the outbox. */
export function useOwnList(key: OwnListKey): OwnList {
  const kept = useMe()?.userInfo.config[key] ?? [];
  const record = lastQueued(useQueued(ownConfig, key));
  return {
    value: queuedList(record) ?? kept,
    record,
    set: (id, isIn) => {
      changeOwnList(key, id, isIn).catch(reportError);
    },
  };
}
