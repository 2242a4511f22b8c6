import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import type { SiteConfig } from '../../../contract/site.ts';
import { refreshSite, useSiteConfig } from '../../api/site.ts';

/** Refreshes stale site info on navigation and on returning to the tab (spec §4), and applies the site's favicon and colours. */
export function useSiteUpkeep(): void {
  const router = useRouter();
  const site = useSiteConfig();
  const favicon = site?.favicon;
  const colours = site?.colours;
  useLayoutEffect(() => {
    if (colours) wear(colours);
  }, [colours]);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void refreshSite();
    };
    document.addEventListener('visibilitychange', onVisible);
    const stop = router.subscribe('onResolved', () => void refreshSite());
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      stop();
    };
  }, [router]);
  useEffect(() => {
    if (favicon) document.querySelector('link[rel="icon"]')?.setAttribute('href', favicon);
  }, [favicon]);
}

/** The shades of a site's accent in a theme (contract/site-colours.ts), as theme/tokens.css uses them. */
const SHADES = ['accent', 'press', 'ink', 'soft', 'mid'] as const;

function wear(colours: SiteConfig['colours']): void {
  const { style } = document.documentElement;
  for (const theme of ['light', 'dark'] as const)
    for (const shade of SHADES) {
      const colour = colours[theme]?.[shade];
      if (colour) style.setProperty(`--site-${theme}-${shade}`, colour);
      else style.removeProperty(`--site-${theme}-${shade}`);
    }
}
