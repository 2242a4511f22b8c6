import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Offer } from '../air-supplier.ts';
import { SupplierError, unavailable } from '../supplier-error.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { behaviourOf } from './scenario.ts';

const FOREVER_MS = 2 ** 31 - 1;
/** Polling interval of a held search. */
const HELD_MS = 20;

export interface Waiting {
  signal: AbortSignal;
  timeoutMs: number;
}

/** Yields until the caller aborts or its time is up, which then throws this supplier's error. */
export async function* answerInTime(
  { profile }: Pick<SandboxParts, 'profile'>,
  waiting: Waiting,
  answer: (signal: AbortSignal) => AsyncGenerator<Offer[]>,
): AsyncGenerator<Offer[]> {
  const timeout = AbortSignal.timeout(waiting.timeoutMs);
  try {
    yield* answer(AbortSignal.any([waiting.signal, timeout]));
  } catch (error) {
    if (waiting.signal.aborted) return;
    if (timeout.aborted) throw new SupplierError('unknown', 'timeout', `${profile.name} did not answer in time`);
    throw error;
  }
}

/**
 * Waits for this supplier's first-offer latency and applies its scenario or failure rate; `key` identifies the search. Returns whether
 * there are no offers, and the milliseconds until its last offers.
 */
export async function beginAnswer(
  { profile, scenario, engine, rates, clock }: SandboxParts,
  key: string,
  signal: AbortSignal,
): Promise<{ isEmpty: boolean; rest: number }> {
  const pace = rates.latencyFactor * (0.8 + 0.5 * engine.chance.unit('latency', profile.id, key));
  await wait(profile.latency.first * pace, signal);
  let behaviour = behaviourOf(scenario, profile.id);
  while (behaviour.search === 'held') {
    await setTimeout(HELD_MS, null, { signal });
    behaviour = behaviourOf(scenario, profile.id);
  }
  if (behaviour.search === 'silent') await setTimeout(FOREVER_MS, null, { signal, ref: false });
  if (behaviour.search === 'refuse') throw new SupplierError('refused', 'other', 'The sandbox refuses this search');
  const minute = Math.floor(clock.now().getTime() / 60_000);
  const fails = engine.chance.unit('fails', profile.id, key, minute) < rates.failureRate;
  if (behaviour.search === 'dead' || (!behaviour.search && fails)) throw unavailable(profile.name);
  return { isEmpty: behaviour.search === 'empty', rest: (profile.latency.last - profile.latency.first) * pace };
}

/** Yields to the event loop, and waits if `ms` is positive. */
export async function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (ms >= 1) await setTimeout(ms, null, { signal });
  else await setImmediate(null, { signal });
}
