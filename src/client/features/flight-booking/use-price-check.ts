import { useCallback, useEffect, useRef, useState } from 'react';
import { REFUSALS } from '../../../contract/errors.ts';
import type { Solution, Verification } from '../../../contract/flight-search.ts';
import { call } from '../../api/call.ts';
import { type ChosenSolution, chosenSolution } from '../../api/chosen-solution.ts';
import { ApiError } from '../../api/errors.ts';
import { refreshMe } from '../../api/fresh-me.ts';
import { useOnline } from '../../api/online.ts';
import { retryWhileBusy } from '../../api/retry-while-busy.ts';
import { serverNow } from '../../ui/server-clock.ts';
import { holdsOnTheWay, isBookable, isSameOffer } from './price-check.ts';

/** Timeout of a supplier's price check before the agent is told. */
const TIMEOUT_MS = 40_000;

/** An accepted offer, and the check that lets it be booked. */
export interface Offer {
  verificationId: string;
  solution: Solution;
  expiresAt: string | null;
}

export type PriceCheckState =
  | { status: 'checking' }
  | { status: 'timeout' }
  | { status: 'failed'; error: unknown }
  /** Something changed; `before` is what the agent saw last. */
  | { status: 'changed'; answer: Verification & { verificationId: string; solution: Solution }; before: Solution }
  | { status: 'gone'; answer: Verification }
  | { status: 'agreed'; offer: Offer };

const isRefused = (error: unknown, why: 'settlementChanged' | 'supplierUnavailable') =>
  error instanceof ApiError && error.code === REFUSALS[why].code;

function judge(answer: Verification, before: Solution): PriceCheckState {
  if (!isBookable(answer)) return { status: 'gone', answer };
  if (answer.outcome !== 'unchanged' && !isSameOffer(before, answer.solution))
    return { status: 'changed', answer, before };
  const { verificationId, solution, expiresAt } = answer;
  return { status: 'agreed', offer: { verificationId, solution, expiresAt } };
}

/**
 * Checks the chosen offer on entry, unless its price is not needed, and on demand. `ensureFresh` resolves to a bookable offer, else null.
 */
export function usePriceCheck(chosen: ChosenSolution, isAwaited: boolean) {
  const [state, setState] = useState<PriceCheckState>({ status: 'checking' });
  const [accepted, setAccepted] = useState(chosen.solution);
  const seen = useRef(chosen.solution);
  const running = useRef<AbortController | null>(null);

  const ask = useCallback(async (): Promise<PriceCheckState> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const signal = AbortSignal.any([controller.signal, timeout]);
    const next = await retryWhileBusy(() => call('verifySolution', { id: chosen.solution.id }, { signal }), { signal })
      .then((answer) => judge(answer, seen.current))
      .catch((error: unknown): PriceCheckState => {
        // The page redirects by itself once it knows the company's settlement currency.
        if (isRefused(error, 'settlementChanged')) void refreshMe().catch(() => null);
        return timeout.aborted || isRefused(error, 'supplierUnavailable')
          ? { status: 'timeout' }
          : { status: 'failed', error };
      });
    if (!controller.signal.aborted) setState(next);
    return next;
  }, [chosen.solution.id]);

  const check = useCallback((): Promise<PriceCheckState> => {
    setState({ status: 'checking' });
    return ask();
  }, [ask]);

  useEffect(() => {
    if (isAwaited) void ask();
    return () => running.current?.abort();
  }, [ask, isAwaited]);

  // A check that failed only for lack of a connection is retried when it is back.
  const online = useOnline();
  const isLost = state.status === 'failed' && state.error instanceof ApiError && state.error.kind === 'network';
  const wasOnline = useRef(online);
  useEffect(() => {
    const isBack = online && !wasOnline.current;
    wasOnline.current = online;
    if (isBack && isLost) void check();
  }, [online, isLost, check]);

  const accept = useCallback(() => {
    if (state.status !== 'changed') return;
    const { verificationId, solution, expiresAt } = state.answer;
    seen.current = solution;
    setAccepted(solution);
    chosenSolution.set({ ...chosen, solution: { ...solution, id: chosen.solution.id } });
    setState({ status: 'agreed', offer: { verificationId, solution, expiresAt } });
  }, [state, chosen]);

  const ensureFresh = useCallback(async (): Promise<Offer | null> => {
    const current = state.status === 'agreed' ? state : await check();
    if (current.status !== 'agreed') return null;
    if (holdsOnTheWay(current.offer.expiresAt, serverNow())) return current.offer;
    const renewed = await check();
    return renewed.status === 'agreed' ? renewed.offer : null;
  }, [state, check]);

  /** The offer as the agent last saw it, to show while a check runs. */
  return { state, shown: state.status === 'agreed' ? state.offer.solution : accepted, check, accept, ensureFresh };
}
