const LOOK_AGAIN_MS = 5 * 60_000;

/**
 * Decides from answers when to check for a newer version: when the server serves another build than this page runs. During a deployment
 * servers of both versions may answer side by side, so the next check waits for a while.
 */
export function otherBuildWatch(own: string, look: () => void, now: () => number): (answered: string | null) => void {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return (answered) => {
    if (answered === null || answered === own || now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = now();
    look();
  };
}
