import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { refreshSite, useSiteConfig } from '../../api/site.ts';

/** Asks for stale site info on navigation and on coming back to the tab (spec §4), and shows the site's own favicon. */
export function useSiteUpkeep(): void {
  const router = useRouter();
  const favicon = useSiteConfig()?.favicon;
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
