import { onlineManager } from '@tanstack/react-query';
import type { AttemptAnswer } from '../../../contract/attempts.ts';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { forgetIntent, type LostIntent, leftOpen, lookUpBy, lostIntents } from '../../api/intents.ts';
import { queryClient } from '../../api/queries.ts';
import { draftAt, setDraft } from '../drafts/draft-values.ts';
import { draftAccount } from '../drafts/drafts.ts';
import { itemOf } from '../outbox/item-place.ts';
import { outbox } from '../outbox/outbox-here.ts';
import type { OutboxRecord } from '../outbox/outbox-record.ts';

/** A request whose answer was lost and whose outcome is known. */
export interface Arrived {
  name: EndpointName;
  /** Path under the API's base. */
  path: string;
  answer: unknown;
}

/** A request whose outcome is unknown. */
export interface Lost extends Pick<LostIntent, 'key' | 'name' | 'path'> {
  /** Its outcome is known: deletes all that is stored of it. */
  end: () => void;
}

/** Where they are stored. */
export interface LostSource {
  all: () => Promise<readonly Lost[]>;
  /** Reports possible new ones; returns the function that stops it. */
  follow: (listener: () => void) => () => void;
}

const FIRST_LOOK_MS = 1000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** After that, an unknown request is looked up at the next start, and when the connection returns. */
const MOST_LOOKS = 8;

type State = AttemptAnswer['state'];

/** The server does not answer: payments have their own look-up, and users who may not make a call any more cannot look it up. */
const NOT_TOLD: readonly number[] = [REFUSALS.badInput.code, REFUSALS.notAllowed.code];

/** Removes the refused change from whose form the same call was sent: the server has what replaced it. */
async function dropReplaced(place: string, name: EndpointName): Promise<void> {
  const [item, account] = [itemOf(place), await draftAccount()];
  if (item === undefined || account === null) return;
  const isIt = (record: OutboxRecord) => record.id === item && record.call === name;
  if ((await outbox.list(account)).some(isIt)) await outbox.cancel(account, item);
}

const lostOf = ({ key, name, path, place, at }: LostIntent): Lost => ({
  key,
  name,
  path,
  end: () => {
    forgetIntent(key);
    // Later input there is another request.
    if (place === undefined || (draftAt(place)?.savedAt ?? '') > at) return;
    setDraft(place, undefined);
    void dropReplaced(place, name);
  },
});

const intents: LostSource = {
  all: async () => (await lostIntents()).map(lostOf),
  follow: leftOpen.subscribe,
};

/**
 * Looks up one request; once its outcome is known, shows it, refetches everything on screen, and deletes what was typed for it. Nothing is
 * sent again.
 */
async function lookUp({ key, name, path, end }: Lost, show: (arrived: Arrived) => void): Promise<State> {
  const { state, answer } = await call('lookUpAttempt', { call: name, key });
  if (state !== 'done') return state;
  end();
  void queryClient.invalidateQueries();
  show({ name, path, answer });
  return state;
}

/** Looks up all requests; returns how many may be known later. */
async function lookUpAll(sources: readonly LostSource[], show: (arrived: Arrived) => void): Promise<number> {
  const lists = await Promise.allSettled(sources.map(({ all }) => all()));
  // Unreadable ones may be known later.
  let open = lists.filter(({ status }) => status === 'rejected').length;
  for (const one of lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []))) {
    // Whatever the refusal, the key stays, and the next press is sent under it.
    const state = await lookUp(one, show).catch((error: unknown) =>
      error instanceof ApiError && NOT_TOLD.includes(error.code) ? null : ('none' as const),
    );
    if (state === 'none' || state === 'running') open += 1;
  }
  return open;
}

/**
 * Looks up, during a session, the outcome of requests without an answer: at the start, whenever another one is lost, and when the
 * connection returns, with growing delays. `others`: further sources. Returns the function that stops it.
 */
export function followLostAnswers(show: (arrived: Arrived) => void, others: readonly LostSource[] = []): () => void {
  const sources = [intents, ...others];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks = 0;
  let isStopped = false;
  const later = (waitMs: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void look(), waitMs);
  };
  const look = async () => {
    if (!onlineManager.isOnline()) return;
    const open = await lookUpAll(sources, show);
    looks += 1;
    if (open > 0 && looks < MOST_LOOKS) later(Math.min(FIRST_LOOK_MS * 2 ** looks, LONGEST_WAIT_MS));
  };
  const anew = (waitMs: number) => {
    looks = 0;
    later(waitMs);
  };
  lookUpBy(async (intent) => (await lookUp(lostOf(intent), show).catch(() => 'none')) === 'done');
  const stops = [
    ...sources.map(({ follow }) => follow(() => anew(FIRST_LOOK_MS))),
    onlineManager.subscribe((isOnline) => {
      if (isOnline) anew(0);
    }),
  ];
  anew(0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
    lookUpBy(async () => false);
  };
}
