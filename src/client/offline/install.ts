import { createStore } from '../api/store.ts';
import { readStored, writeStored } from '../api/stored-json.ts';

/** Chromium's event; not part of the DOM's own types (https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface). */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** How this browser installs: by its own dialog, by manual steps (iOS), or not at all (also when installed already). */
export type InstallWay = 'dialog' | 'steps' | 'none';

const HINT = 'interline.install-hint';
let event: InstallEvent | null = null;

export const installWay = createStore<InstallWay>('none');
/** Whether the hint after the first booking is to be shown; survives reloads until dismissed. */
export const installHint = createStore(readStored(HINT) === 'due');

function isInstallEvent(candidate: Event): candidate is InstallEvent {
  return 'prompt' in candidate;
}

function isStandalone(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}

/** Every browser on iOS and iPadOS installs from the share menu; an iPad poses as a Mac with a touch screen. */
export function isApple({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** Listens for the browser's event, which fires early and once. */
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

/** Shows the browser's own dialog. Returns whether the agent agreed. */
export async function install(): Promise<boolean> {
  const offer = event;
  if (!offer) return false;
  // Each event works once; the browser fires another when it sees fit.
  event = null;
  installWay.set('none');
  return (await offer.prompt()).outcome === 'accepted';
}

/** Called after this device's first booking: the device is in real use. */
export function hintAtInstalling(): void {
  if (readStored(HINT) !== null) return;
  writeStored(HINT, 'due');
  installHint.set(true);
}

export function dismissInstallHint(): void {
  writeStored(HINT, 'done');
  installHint.set(false);
}
