/**
 * online: the server answers. slow: it answers, and the network is slow or its data are to be saved. offline: the device has no
 * network. server-down: the device has one, and the server does not answer.
 */
export type ConnectionState = 'online' | 'slow' | 'offline' | 'server-down';

export interface Facts {
  /** Reported by the browser; false is always right, true often not. */
  hasNetwork: boolean;
  /** Whether the last probe was answered; null before the first. */
  answers: boolean | null;
  isSlow: boolean;
}

export function connectionOf({ hasNetwork, answers, isSlow }: Facts): ConnectionState {
  if (!hasNetwork) return 'offline';
  if (answers === false) return 'server-down';
  return isSlow ? 'slow' : 'online';
}

/** Whether calls can succeed. */
export function isReachable(state: ConnectionState): boolean {
  return state === 'online' || state === 'slow';
}

/** The Network Information API (https://wicg.github.io/netinfo/), which not every browser has. */
export interface NetworkHints {
  saveData?: boolean;
  effectiveType?: string;
}

export function isSlowNetwork(hints: NetworkHints | undefined): boolean {
  return hints?.saveData === true || hints?.effectiveType === 'slow-2g' || hints?.effectiveType === '2g';
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 10_000;

/** Wait before the next probe after so many consecutive failures; `chance` (0 to 1) spreads the agents of an office. */
export function probeWait(failures: number, chance: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1)) * (0.75 + chance / 2);
}
