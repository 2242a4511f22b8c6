import { IonApp, setupIonicReact } from '@ionic/react';
import type { ReactNode } from 'react';

const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

// One look on every device: the tokens', over Ionic's material structure without its ripples.
setupIonicReact({ mode: 'md', rippleEffect: false, animated: !isStill });

/** Around the whole portal: Ionic's overlays open in it, and it tells keyboard focus from a tap. */
export function AppRoot({ children }: { children: ReactNode }) {
  return <IonApp>{children}</IonApp>;
}
