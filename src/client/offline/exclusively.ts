let inTurn: Promise<unknown> = Promise.resolve();

/** Runs one at a time over all tabs, or over this one where the browser has no locks. */
export function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(name, async () => work());
  const done = inTurn.then(work, work);
  inTurn = done.catch(() => null);
  return done;
}
