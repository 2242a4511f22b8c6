import { readKept, writeKept } from '../api/kept.ts';
import { createStore } from '../api/store.ts';

/** Chromium's event; not part of the DOM's own types (https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface). */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** How this browser installs: by its own dialog, by steps that the agent takes (iOS), or not at all (also: it is installed). */
export type InstallWay = 'dialog' | 'steps' | 'none';

const HINT = 'interline.install-hint';
let event: InstallEvent | null = null;

export const installWay = createStore<InstallWay>('none');
/** Whether the hint that follows the first booking waits to be seen; until it is put away, also over reloads. */
export const installHint = createStore(readKept(HINT) === 'due');

function isInstallEvent(candidate: Event): candidate is InstallEvent {
  return 'prompt' in candidate;
}

function isStandalone(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}

/** Every browser on iOS and iPadOS installs by its share menu; an iPad calls itself a Mac that can be touched. */
export function isApple({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** Listens for the browser's offer, which comes early and once. */
export function watchInstall(): void {
  if (isStandalone()) return;
  if (isApple(navigator)) installWay.set('steps');
  window.addEventListener('beforeinstallprompt', (offer) => {
    if (!isInstallEvent(offer)) return;
    offer.preventDefault();
    event = offer;
    installWay.set('dialog');
  });
  window.addEventListener('appinstalled', () => {
    event = null;
    installWay.set('none');
    dismissInstallHint();
  });
}

/** Shows the browser's own dialog. Answers whether the agent agreed. */
export async function install(): Promise<boolean> {
  const offer = event;
  if (!offer) return false;
  // The browser takes each offer once, and makes another when it sees fit.
  event = null;
  installWay.set('none');
  return (await offer.prompt()).outcome === 'accepted';
}

/** After this device's first booking: it has shown that it is worked with. */
export function hintAtInstalling(): void {
  if (readKept(HINT) !== null) return;
  writeKept(HINT, 'due');
  installHint.set(true);
}

export function dismissInstallHint(): void {
  writeKept(HINT, 'done');
  installHint.set(false);
}
