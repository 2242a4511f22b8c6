import { tabTexts } from '../device/browser/texts.ts';
import { isFramed } from './frame.ts';
import { createStore, useStore } from './store.ts';
import { readStored, writeStored } from './stored-json.ts';

const KEY = 'interline.iframe-mode';

/**
 * Whether the portal shows as a part of another system, with a small navigation instead of its bars: the single login turns that on (spec
 * §2), for its own session, in a frame or not. `over`: that session has ended in a frame, where only the surrounding system can open the
 * next one.
 */
export type IframeMode = 'off' | 'on' | 'over';

const store = createStore<IframeMode>('off');

export const iframeMode = { get: store.get, subscribe: store.subscribe };

export function useIframeMode(): IframeMode {
  return useStore(store);
}

/**
 * Follows session changes, null after a log-out; called by the session alone (api/session.ts). The mode belongs to a tab: one that had it
 * keeps it for a session that a single login has opened in another.
 * @param isHere whether the log-in took place in this tab.
 */
export function followSession(next: { bySingleLogin?: boolean } | null, isHere: boolean): void {
  const before = store.get();
  const isOver = next === null && isFramed && before !== 'off';
  // A frame is not reloaded as it is.
  const wasOn = before === 'on' || (!isFramed && readStored(KEY, tabTexts) === true);
  const isOn = next?.bySingleLogin === true && (isHere || wasOn);
  if (!isFramed) writeStored(KEY, isOn || null, tabTexts);
  store.set(isOn ? 'on' : isOver ? 'over' : 'off');
}
