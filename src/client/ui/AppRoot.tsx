import { IonApp, setupIonicReact } from '@ionic/react';
import type { ReactNode } from 'react';

const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

// One look on every device: the design tokens, over Ionic's material mode without ripples.
setupIonicReact({ mode: 'md', rippleEffect: false, animated: !isStill });

/** Wraps the whole portal: hosts Ionic's overlays, and distinguishes keyboard focus from a tap. */
export function AppRoot({ children }: { children: ReactNode }) {
  return <IonApp>{children}</IonApp>;
}
