import { onlineManager } from '@tanstack/react-query';
import type { AttemptAnswer } from '../../../contract/attempts.ts';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { REFUSALS } from '../../../contract/errors.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { forgetIntent, type LostIntent, leftOpen, lookUpBy, lostIntents } from '../../api/intents.ts';
import { queryClient } from '../../api/queries.ts';
import { draftAt, setDraft } from '../drafts/draft-values.ts';

/** Something that was sent, whose answer was lost, and is known now. */
export interface Arrived {
  name: EndpointName;
  /** It went to, under the API's base. */
  path: string;
  answer: unknown;
}

/** Something that was sent, and whose answer is not known. */
export interface Lost extends Pick<LostIntent, 'key' | 'name' | 'path'> {
  /** What became of it is known: nothing of it lies there any more. */
  end: () => void;
}

/** Where such things lie. */
export interface LostSource {
  all: () => Promise<readonly Lost[]>;
  /** Tells whenever there may be another one; answers what stops that. */
  follow: (listener: () => void) => () => void;
}

const FIRST_LOOK_MS = 1000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** What nothing is known of after that is asked about again at the next start, and when the connection comes back. */
const MOST_LOOKS = 8;

type State = AttemptAnswer['state'];

/** The server tells nothing of it: payments have a look-up of their own, and whoever may not make a call any more is not told of it. */
const NOT_TOLD: readonly number[] = [REFUSALS.badInput.code, REFUSALS.notAllowed.code];

const lostOf = ({ key, name, path, place, at }: LostIntent): Lost => ({
  key,
  name,
  path,
  end: () => {
    forgetIntent(key);
    // What was typed there since is another wish.
    if (place !== undefined && (draftAt(place)?.savedAt ?? '') <= at) setDraft(place, undefined);
  },
});

const intents: LostSource = {
  all: async () => (await lostIntents()).map(lostOf),
  follow: leftOpen.subscribe,
};

/**
 * Asks what became of one; where it is known, what it was is shown, everything on screen is asked for anew, and what was typed for it goes.
 * Nothing is sent again.
 */
async function lookUp({ key, name, path, end }: Lost, show: (arrived: Arrived) => void): Promise<State> {
  const { state, answer } = await call('lookUpAttempt', { call: name, key });
  if (state !== 'done') return state;
  end();
  void queryClient.invalidateQueries();
  show({ name, path, answer });
  return state;
}

/** Looks up all that is lost; answers how many may be known later. */
async function lookUpAll(sources: readonly LostSource[], show: (arrived: Arrived) => void): Promise<number> {
  const lists = await Promise.allSettled(sources.map(({ all }) => all()));
  // What cannot be read now may be later.
  let open = lists.filter(({ status }) => status === 'rejected').length;
  for (const one of lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []))) {
    // Whatever it is refused with, its key stays, and the next press goes out under it.
    const state = await lookUp(one, show).catch((error: unknown) =>
      error instanceof ApiError && NOT_TOLD.includes(error.code) ? null : ('none' as const),
    );
    if (state === 'none' || state === 'running') open += 1;
  }
  return open;
}

/**
 * Finds out, for as long as somebody is logged in, what became of what was sent without an answer: at the start, whenever a press is left
 * without one, and when the connection comes back, later each time. `others`: where such things lie besides. Answers what stops it.
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
