import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { chooseDialog } from '../../ui/confirm-dialog.ts';
import { draftsAt, OF_WINDOW } from './draft-values.ts';
import { draftAccount, flushDrafts, listDrafts, lockUp } from './drafts.ts';
import { OF_INTENT } from './local-drafts.ts';
import { forgetOpenDrafts } from './open-id.ts';
import { pauseSync, syncDrafts } from './sync.ts';
import { isUnsent } from './sync-rules.ts';
import { wordsOfUnsaved } from './unsaved-words.ts';

/** Before a log-out the server is sent what it lacks, if it answers within this time. */
const LAST_SYNC_MS = 2500;

/** Unsaved input, without searches and filters. */
const typedHere = () =>
  draftsAt('').filter(({ place }) => !place.startsWith(OF_WINDOW) && !place.startsWith(OF_INTENT));

type Choice = 'keep' | 'delete';
let choice: Choice = 'keep';

/** Asks what to do with the drafts on this device; returns whether to log out at all. */
export async function askAboutDrafts(): Promise<boolean> {
  await flushDrafts();
  choice = 'keep';
  const account = await draftAccount();
  const count = (await listDrafts()).length;
  const typed = typedHere();
  if (account === null || count + typed.length === 0) return true;
  await Promise.race([syncDrafts().catch(() => null), new Promise((resolve) => setTimeout(resolve, LAST_SYNC_MS))]);
  const canSeal = await lockUp.hasKey(account).catch(() => false);
  const answer = await chooseDialog({
    title:
      count > 0
        ? i18n._(msg`What should happen to your unfinished bookings?`)
        : i18n._(msg`What should happen to unsaved entries?`),
    text: wordsOf(count, wordsOfUnsaved(typed), canSeal),
    ...(canSeal
      ? { confirm: i18n._(msg`Keep them locked`), last: i18n._(msg`Delete from this device`) }
      : { confirm: i18n._(msg`Delete from this device`), danger: true }),
  });
  if (answer === null) return false;
  choice = canSeal && answer === 'confirm' ? 'keep' : 'delete';
  return true;
}

/** `typed`: where there is unsaved input; empty for nowhere. */
function wordsOf(count: number, typed: string, canSeal: boolean): string {
  const what = [
    count > 0 ? i18n._(msg`Drafts on this device: ${count}.`) : '',
    typed === '' ? '' : i18n._(msg`Typed and not saved: ${typed}.`),
  ];
  const lock = canSeal
    ? i18n._(msg`If you lock it, nobody else can read it here; it opens when you log in again.`)
    : i18n._(msg`It cannot be locked now, because your key has not been loaded yet.`);
  const loss =
    count > 0
      ? i18n._(msg`If you delete it, only what your account has saved on the server can be restored.`)
      : i18n._(msg`If you delete it, it is lost.`);
  return [...what, lock, loss].filter((part) => part !== '').join(i18n.locale === 'en' ? ' ' : '');
}

/** What a log-out would lose: the device cannot seal it, and the server lacks some of it. */
export interface Unkept {
  drafts: boolean;
  changes: boolean;
}

/** Carries out the choice, once the form's page is left. Returns what the log-out would lose; null for nothing. */
export async function putDraftsAway(): Promise<Unkept | null> {
  const goOn = await pauseSync();
  try {
    await flushDrafts();
    const account = await draftAccount();
    if (account === null) return null;
    forgetOpenDrafts();
    if (choice === 'delete') await lockUp.removeTyped(account);
    if (await lockUp.seal(account)) return null;
    // What was to be deleted is no loss.
    const isUnkept = choice === 'keep' && ((await listDrafts()).some(isUnsent) || typedHere().length > 0);
    const unkept = { drafts: isUnkept, changes: await lockUp.holdsOutbox(account) };
    if (unkept.drafts || unkept.changes) return unkept;
    await lockUp.remove(account);
    return null;
  } finally {
    goOn();
  }
}
