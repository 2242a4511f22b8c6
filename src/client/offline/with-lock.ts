import { isFramed } from '../api/frame.ts';
import { holdLock } from '../device/browser/tabs.ts';

let turn: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work, work);
  turn = done.catch(() => null);
  return done;
}

/** Runs one at a time across all tabs; within this tab in a frame (it has its own session) or where the browser has no locks. */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const otherwise = () => inTurn(work);
  return isFramed ? otherwise() : holdLock(name, work, { otherwise });
}
