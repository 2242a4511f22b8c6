import { onlineManager } from '@tanstack/react-query';
import type { AttemptAnswer } from '../../../contract/attempts.ts';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { call } from '../../api/call.ts';
import { forgetIntent, type LostIntent, leftOpen, lookUpBy, lostIntents } from '../../api/intents.ts';
import { queryClient } from '../../api/queries.ts';
import { setDraft } from '../drafts/draft-values.ts';

/** Something that was sent, whose answer was lost, and is known now. */
export interface Arrived {
  name: EndpointName;
  /** It went to, under the API's base. */
  path: string;
  answer: unknown;
}

const FIRST_LOOK_MS = 1000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** What nothing is known of after that is asked about again at the next start, and when the connection comes back. */
const MOST_LOOKS = 8;

type State = AttemptAnswer['state'];

/**
 * Asks what became of one; where it is known, what it was is shown, everything on screen is asked for anew, and what was typed for it goes.
 * Nothing is sent again.
 */
async function lookUp({ key, name, path, place }: LostIntent, show: (arrived: Arrived) => void): Promise<State> {
  const { state, answer } = await call('lookUpAttempt', { call: name, key });
  if (state !== 'done') return state;
  forgetIntent(key);
  if (place !== undefined) setDraft(place, undefined);
  void queryClient.invalidateQueries();
  show({ name, path, answer });
  return state;
}

/** Looks up all that is lost; answers how many are not known yet. */
async function lookUpAll(show: (arrived: Arrived) => void): Promise<number> {
  let open = 0;
  for (const intent of await lostIntents()) {
    // No connection, or no right to it any more: its key stays, and the next press goes out under it.
    const state = await lookUp(intent, show).catch(() => 'none' as const);
    if (state !== 'done') open += 1;
  }
  return open;
}

/**
 * Finds out, for as long as somebody is logged in, what became of what was sent without an answer: at the start, whenever a press is left
 * without one, and when the connection comes back, later each time. Answers what stops it.
 */
export function followLostAnswers(show: (arrived: Arrived) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks = 0;
  let isStopped = false;
  const later = (waitMs: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void look(), waitMs);
  };
  const look = async () => {
    if (!onlineManager.isOnline()) return;
    const open = await lookUpAll(show);
    looks += 1;
    if (open > 0 && looks < MOST_LOOKS) later(Math.min(FIRST_LOOK_MS * 2 ** looks, LONGEST_WAIT_MS));
  };
  const anew = (waitMs: number) => {
    looks = 0;
    later(waitMs);
  };
  lookUpBy(async (intent) => (await lookUp(intent, show).catch(() => 'none')) === 'done');
  const stops = [
    leftOpen.subscribe(() => anew(FIRST_LOOK_MS)),
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
