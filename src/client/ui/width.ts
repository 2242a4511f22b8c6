import { useSyncExternalStore } from 'react';

export type Width = 'phone' | 'tablet' | 'desktop';

const tablet = window.matchMedia('(min-width: 768px)');
const desktop = window.matchMedia('(min-width: 1200px)');

function read(): Width {
  if (desktop.matches) return 'desktop';
  return tablet.matches ? 'tablet' : 'phone';
}

function subscribe(listener: () => void): () => void {
  tablet.addEventListener('change', listener);
  desktop.addEventListener('change', listener);
  return () => {
    tablet.removeEventListener('change', listener);
    desktop.removeEventListener('change', listener);
  };
}

/** The screen's width: below 768, 768 to 1199, from 1200 CSS pixels. */
export function useWidth(): Width {
  return useSyncExternalStore(subscribe, read);
}
