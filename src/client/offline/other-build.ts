const LOOK_AGAIN_MS = 5 * 60_000;

/**
 * Decides from what answers say when it is worth asking for a newer version: the server hands out another build than this page
 * runs. Servers of both versions may answer side by side while one replaces the other, so it asks again only after a while.
 */
export function otherBuildWatch(own: string, look: () => void, now: () => number): (answered: string | null) => void {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return (answered) => {
    if (answered === null || answered === own || now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = now();
    look();
  };
}
