import { type Intent, type IntentStore, isSent } from '../../api/intent-store.ts';
import { setIntentStore } from '../../api/intents.ts';
import { session } from '../../api/session.ts';
import { tabTexts } from '../../device/browser/texts.ts';
import { takeOverClosedWindows } from './closed-windows.ts';
import type { DraftRecord } from './draft-record.ts';
import type { DraftSession } from './draft-session.ts';
import {
  draftAt,
  draftsAreRead,
  draftsAt,
  flushUnstored,
  receiveDraft,
  setDraft,
  setDraftKeeper,
  untilDraftsAreRead,
  windowPlace,
} from './draft-values.ts';
import { closeForm, draftAccount, draftsReady, followDrafts, keeper, openForm, storageState } from './drafts.ts';
import { isLocal, type LocalValues, localDraft, OF_INTENT } from './local-drafts.ts';
import { notifyOnceStored, warnIfNotStored } from './say-storage.ts';
import { hasLeft } from './window-name.ts';

/** Where earlier builds stored a begun train and group, one of each. */
const SINGLE_PLACES = ['train/party', 'group/request'];

/** The account whose drafts are kept, with a form for each draft read or typed. */
let account: string | null = null;
/** When it was first read here. */
let since = '';
let user: string | undefined;
/** The account whose box was opened on this page, or that has none. */
let opened: string | null = null;
const forms = new Map<string, DraftSession<LocalValues>>();

function formAt(owner: string, id: string, record: DraftRecord | null): DraftSession<LocalValues> {
  const there = forms.get(id);
  if (there) return there;
  const form = openForm(localDraft, owner, id, record);
  form.follow(({ value }) => receiveDraft(id, value, form.state.get().at));
  forms.set(id, form);
  return form;
}

/** Returns false while the account is unknown. */
function keep(id: string): boolean {
  if (account === null) return false;
  formAt(account, id, null).change({ value: draftAt(id)?.value }, '');
  if (draftAt(id) && !id.startsWith(OF_INTENT)) warnIfNotStored();
  return true;
}

/** An earlier build wrote a digest of the request, and after a blank the seen state. */
function intentIn(text: string): Omit<Intent, 'key' | 'at'> {
  try {
    const kept: unknown = JSON.parse(text);
    if (isSent(kept)) return kept;
  } catch {
    // Of another build.
  }
  const [, asked = text, seen] = /^(\S+) (.+)$/s.exec(text) ?? [];
  return seen === undefined ? { asked } : { asked, seen };
}

/** Requests without an answer survive a restart, like typed input. */
const keptIntents: IntentStore = {
  ready: untilDraftsAreRead,
  all: () =>
    draftsAt(OF_INTENT).flatMap(({ place, value, savedAt }) =>
      typeof value === 'string' ? [{ ...intentIn(value), key: place.slice(OF_INTENT.length), at: savedAt }] : [],
    ),
  put: async ({ key, ...intent }) => {
    const place = OF_INTENT + key;
    setDraft(place, JSON.stringify(intent));
    await forms.get(place)?.flush();
  },
  drop: (key) => setDraft(OF_INTENT + key, undefined),
};

/** Shows the stored draft of one place on the screens. */
function show(owner: string, record: DraftRecord): Promise<void> {
  const { id } = record;
  // Input typed before this was read is merged with it. An existing form has the typed input, and may not have shown it yet.
  const isTyped = !forms.has(id) && draftAt(id) !== undefined;
  const form = formAt(owner, id, isTyped ? null : record);
  if (isTyped) keep(id);
  return form.refresh();
}

async function hear(id: string): Promise<void> {
  const owner = account;
  if (owner === null || forms.has(id)) return;
  const found = await keeper.read(owner, id);
  if (found?.state === 'ok' && account === owner) await show(owner, found.record);
}

/** Input of a user who has left is not written any more. */
function letGo(): void {
  for (const form of forms.values()) closeForm(form);
  forms.clear();
  account = null;
  opened = null;
  if (user !== undefined) hasLeft(user);
}

let taking = Promise.resolve();

/** In sequence: boxes are read again when opened. */
function takeOverWindows(owner: string): void {
  const isHere = () => account === owner;
  const canWrite = () => storageState.get() === 'device';
  taking = taking
    .then(() => (isHere() ? takeOverClosedWindows({ since, isHere, canWrite }) : undefined))
    .catch((error: unknown) => reportError(error));
}

async function readAll(): Promise<void> {
  await draftsReady();
  const owner = await draftAccount();
  if (owner === null) return;
  if (account !== owner) since = new Date().toISOString();
  account = owner;
  const isAllRead = opened === owner;
  const records = await keeper.locals(owner);
  if (account !== owner) return;
  await Promise.all(records.map((record) => show(owner, record)));
  if (account !== owner) return;
  flushUnstored();
  draftsAreRead();
  // This window's own input may still be in a box that a log-out has sealed: another's must not take its place.
  if (isAllRead) takeOverWindows(owner);
  // Its code is not cached: offline they stay where they are.
  if (SINGLE_PLACES.some((place) => draftAt(place)))
    void import('./take-over.ts')
      .then(({ takeOver }) => takeOver(owner, () => account === owner))
      .catch(() => undefined);
}

/** What a log-out had sealed is open from here on; announceDraft() then has it read. */
export function boxIsOpen(owner: string): void {
  opened = owner;
}

const EARLIER = 'interline.typed.';

/** Takes over what earlier builds stored per tab; nothing of it stays there. */
function takeEarlierTexts(): void {
  const own = session.get()?.me.userInfo.id;
  for (const key of tabTexts.names().filter((name) => name.startsWith(EARLIER))) {
    if (key === `${EARLIER}${own}.pnr`) setDraft(windowPlace('pnr'), tabTexts.get(key) ?? undefined);
    tabTexts.remove(key);
  }
}

let isStarted = false;

/** Keeps local drafts from the first log-in on, and shows those stored here of the user who logs in. */
export function persistLocalDrafts(): Promise<void> {
  if (isStarted) return readAll();
  isStarted = true;
  user = session.get()?.me.userInfo.id;
  session.subscribe(() => {
    const next = session.get()?.me.userInfo.id;
    if (next !== user) letGo();
    user = next;
  });
  takeEarlierTexts();
  setDraftKeeper(keep);
  setIntentStore(keptIntents);
  notifyOnceStored();
  storageState.subscribe(() => {
    if (draftsAt('').length > 0) warnIfNotStored();
  });
  followDrafts((id, isHere) => {
    if (id === '') void readAll();
    else if (!isHere && isLocal(id)) void hear(id);
  });
  return readAll();
}
