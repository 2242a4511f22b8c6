import { isFramed } from '../../../api/frame.ts';

/** What the portal tells the page that shows it in a frame; README has the list for those who build such pages. */
export type FrameMessage =
  | { type: 'ready' }
  /** Of the content in CSS pixels: the frame shows all of it at this height. */
  | { type: 'height'; height: number }
  | { type: 'navigated'; path: string; title: string }
  | { type: 'login'; ok: true }
  | { type: 'login'; ok: false; code: number; message: string }
  | { type: 'login-required' };

const SOURCE = 'interline';

/** The origin of the page around the frame; null where the browser does not say. */
function parentOrigin(): string | null {
  const { ancestorOrigins } = window.location as { ancestorOrigins?: DOMStringList }; // not in every browser, whatever the types say
  const [nearest] = ancestorOrigins ?? [];
  if (nearest) return nearest;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : null;
}

const origin = parentOrigin();

/** Told to that one origin alone. */
export function tellParent(message: FrameMessage): void {
  if (origin !== null) window.parent.postMessage({ source: SOURCE, ...message }, origin);
}

let hasAskedForLogin = false;

/** Only the page around the frame can log in again: it is told once, as it then loads the frame anew. */
export function tellLoginRequired(): void {
  if (hasAskedForLogin) return;
  hasAskedForLogin = true;
  tellParent({ type: 'login-required' });
}

/** The path that the page around the frame asks for: `{ target: 'interline', type: 'navigate', path }`; null of all else. */
function askedPath(event: MessageEvent<unknown>): string | null {
  const { data } = event;
  if (event.source !== window.parent || event.origin !== origin) return null;
  if (typeof data !== 'object' || data === null) return null;
  const { target, type, path } = data as Record<string, unknown>; // each is looked at before it is used
  const isAsked = target === SOURCE && type === 'navigate' && typeof path === 'string';
  return isAsked && /^\/(?![/\\])/.test(path) ? path : null;
}

let show: ((path: string) => void) | null = null;
/** Asked for before anything could show it: a page that hears of the login may ask at once, while the first screen is still being made. */
let waiting: string | null = null;

if (isFramed)
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const path = askedPath(event);
    if (path === null) return;
    if (show) show(path);
    else waiting = path;
  });

/** Shows each path that the page around the frame asks for, from now on and the last one that waits; returns what ends that. */
export function followParent(showPath: (path: string) => void): () => void {
  show = showPath;
  if (waiting !== null) show(waiting);
  waiting = null;
  return () => {
    show = null;
  };
}
