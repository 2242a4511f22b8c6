import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { within } from '../../api/within.ts';
import { chooseDialog, type DialogAnswer } from '../../ui/confirm-dialog.ts';
import { toast } from '../../ui/toast.ts';
import { connection } from '../connection.ts';
import { isReachable } from '../connection-rules.ts';
import { draftAccount, lockUp } from '../drafts/drafts.ts';
import { withLock } from '../with-lock.ts';
import { outbox, refreshOutbox } from './outbox-here.ts';
import { sendLock } from './send.ts';
import { sendOutbox } from './upkeep.ts';

/** Calls in flight may still arrive within this time before anything is asked; a send attempt takes no longer than this. */
const LAST_SEND_MS = 2500;
const LONGEST_TRY_MS = 10_000;

type Way = 'send' | 'keep' | 'delete';

async function ask(count: number, canSend: boolean, canSeal: boolean): Promise<Way | null> {
  const ways: Way[] = [...(canSend ? ['send' as const] : []), ...(canSeal ? ['keep' as const] : []), 'delete'];
  const label = {
    send: i18n._(msg`Send now`),
    keep: i18n._(msg`Keep them locked`),
    delete: i18n._(msg`Delete from this device`),
  };
  const [first = 'delete', second] = ways;
  const places: [DialogAnswer, Way][] = [
    ['confirm', first],
    ['alternative', second ?? 'delete'],
    ['last', 'delete'],
  ];
  const answer = await chooseDialog({
    title: i18n._(msg`What should happen to unsent changes?`),
    text: canSeal
      ? i18n._(
          msg`${plural(count, { one: '# change has not reached the server.', other: '# changes have not reached the server.' })} If you lock it, nobody else can read it here, and it is sent when you log in again. If you delete it, it is lost.`,
        )
      : i18n._(
          msg`${plural(count, { one: '# change has not reached the server.', other: '# changes have not reached the server.' })} It cannot be locked on this device now, because your key has not been loaded yet. If you delete it, it is lost.`,
        ),
    confirm: label[first],
    danger: first === 'delete',
    ...(second && second !== 'delete' ? { alternative: label[second] } : {}),
    ...(first === 'delete' ? {} : { last: label.delete }),
  });
  return places.find(([place]) => place === answer)?.[1] ?? null;
}

/** Asks what to do with changes that the server lacks; returns whether to log out at all. */
export async function askAboutOutbox(): Promise<boolean> {
  const account = await draftAccount();
  if (account === null) return true;
  const isWaiting = async () => (await outbox.list(account)).some(({ state }) => state !== 'refused');
  await outbox.letGo(account);
  if (isReachable(connection.get().state) && (await isWaiting())) await within(sendOutbox(true), LAST_SEND_MS);
  for (;;) {
    const left = await outbox.list(account);
    if (left.length === 0) return true;
    const canSend = isReachable(connection.get().state) && (await isWaiting());
    const canSeal = await lockUp.hasKey(account).catch(() => false);
    const way = await ask(left.length, canSend, canSeal);
    if (way === null) return false;
    if (way === 'keep') return true;
    if (way === 'delete') {
      await lockUp.removeOutbox(account);
      await refreshOutbox();
      return true;
    }
    await within(sendOutbox(true), LONGEST_TRY_MS);
    if (await isWaiting()) toast(i18n._(msg`Not everything could be sent.`), 'warning');
  }
}

/** Resolves when nothing is being sent any more, so that exactly what the server lacks is sealed. */
export async function outboxAtRest(): Promise<void> {
  const account = await draftAccount();
  if (account !== null)
    await within(
      withLock(sendLock(account), async () => null),
      LAST_SEND_MS,
    );
}
