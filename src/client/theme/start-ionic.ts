import { setupIonicReact } from '@ionic/react';

/** One look on every device: the tokens', over Ionic's material structure without its ripples. */
export function startIonic(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  setupIonicReact({ mode: 'md', rippleEffect: false, animated: !isStill });
}
