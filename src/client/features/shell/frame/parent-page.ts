import { isFramed } from '../../../api/frame.ts';

/** The portal's messages to the page that embeds it; documented in the README for the authors of such pages. */
export type FrameMessage =
  | { type: 'ready' }
  /** Of the content in CSS pixels: the frame shows all of it at this height. */
  | { type: 'height'; height: number }
  | { type: 'navigated'; path: string; title: string }
  | { type: 'login'; ok: true }
  | { type: 'login'; ok: false; code: number; message: string }
  | { type: 'login-required' };

const SOURCE = 'interline';

/** The origin of the embedding page; null where the browser does not reveal it. */
function parentOrigin(): string | null {
  const { ancestorOrigins } = window.location as { ancestorOrigins?: DOMStringList }; // not in every browser, whatever the types say
  const [nearest] = ancestorOrigins ?? [];
  if (nearest) return nearest;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : null;
}

const origin = parentOrigin();

/** Posted to that origin only. */
export function tellParent(message: FrameMessage): void {
  if (origin !== null) window.parent.postMessage({ source: SOURCE, ...message }, origin);
}

let hasAskedForLogin = false;

/** Only the embedding page can log in again: posted once, as that page then reloads the frame. */
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
/** Requested before anything could show it: a page notified of the login may send one at once, while the first screen still renders. */
let waiting: string | null = null;

if (isFramed)
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const path = askedPath(event);
    if (path === null) return;
    if (show) show(path);
    else waiting = path;
  });

/** Shows each path that the embedding page requests, including the last pending one; returns the function that stops it. */
export function followParent(showPath: (path: string) => void): () => void {
  show = showPath;
  if (waiting !== null) show(waiting);
  waiting = null;
  return () => {
    show = null;
  };
}
