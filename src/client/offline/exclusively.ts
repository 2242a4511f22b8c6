import { isFramed } from '../api/frame.ts';

let inTurn: Promise<unknown> = Promise.resolve();

/** Runs one at a time over all tabs, or over this one where the browser has no locks, or refuses them to a frame. */
export function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator && !isFramed) return navigator.locks.request(name, async () => work());
  const done = inTurn.then(work, work);
  inTurn = done.catch(() => null);
  return done;
}
