import { useLingui } from '@lingui/react/macro';
import { Outlet, useLocation, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react';
import { useMe } from '../../api/session.ts';
import { useCurrency, useLocale } from '../../api/settings.ts';
import { useRates } from '../../api/site.ts';
import { useConnection } from '../../offline/connection.ts';
import { isReachable } from '../../offline/connection-rules.ts';
import { AppRoot } from '../../ui/AppRoot.tsx';
import { LiveRegion } from '../../ui/announce.tsx';
import { FormatContext } from '../../ui/format.ts';
import { PageChromeContext } from '../../ui/page-chrome.ts';
import { toasts } from '../../ui/toast.ts';
import { useWidth } from '../../ui/width.ts';
import { Dialogs } from './Dialogs.tsx';
import { Footer } from './Footer.tsx';
import { PublicBar } from './PublicBar.tsx';
import styles from './Shell.module.css';
import { useDocumentTitle } from './use-document-title.ts';
import { useFetchAhead } from './use-fetch-ahead.ts';
import { useOnceTrue } from './use-once-true.ts';
import { useSessionWatch } from './use-session-watch.ts';
import { useSiteUpkeep } from './use-site-upkeep.ts';

const ConnectionBanner = lazy(() => import('./ConnectionBanner.tsx').then((m) => ({ default: m.ConnectionBanner })));
const TopBar = lazy(() => import('./TopBar.tsx').then((m) => ({ default: m.TopBar })));
const Tabs = lazy(() => import('./Tabs.tsx').then((m) => ({ default: m.Tabs })));
const BrandBar = lazy(() => import('./BrandBar.tsx').then((m) => ({ default: m.BrandBar })));
const Toasts = lazy(() => import('../../ui/Toasts.tsx').then((m) => ({ default: m.Toasts })));
const LiveUpdates = lazy(() => import('./LiveUpdates.tsx').then((m) => ({ default: m.LiveUpdates })));
const DraftUpkeep = lazy(() =>
  import('../../offline/drafts/ui/DraftUpkeep.tsx').then((m) => ({ default: m.DraftUpkeep })),
);

/** The frame around every page: bars by width, what is said aloud, the session's watcher. */
export function Shell() {
  const { t } = useLingui();
  const width = useWidth();
  const isLoggedIn = useMe() !== null;
  const locale = useLocale();
  const currency = useCurrency();
  const rates = useRates();
  // On a phone the other public pages have a title bar with a way back.
  const hasOwnBar = useLocation({ select: ({ pathname }) => pathname === '/' || pathname === '/login' });
  const hasMessage = useSyncExternalStore(toasts.subscribe, toasts.get).length > 0;
  const wasUnreachable = useOnceTrue(!isReachable(useConnection().state));
  useDocumentTitle();
  useSessionWatch();
  useSiteUpkeep();
  useFetchAhead();
  const format = useMemo(() => ({ locale, currency, rates }), [locale, currency, rates]);
  const chrome = useMemo(
    () => ({
      brand: isLoggedIn ? (
        <Suspense>
          <BrandBar />
        </Suspense>
      ) : null,
      footer: <Footer />,
    }),
    [isLoggedIn],
  );
  return (
    <FormatContext value={format}>
      <PageChromeContext value={chrome}>
        <AppRoot>
          <a className={styles.skip} href="#main">
            {t`Skip to content`}
          </a>
          <div className={styles.frame}>
            <Suspense>{wasUnreachable ? <ConnectionBanner /> : null}</Suspense>
            <div className={styles.shell} data-width={width}>
              <Suspense fallback={<div className={styles.barPlace} />}>
                {isLoggedIn && width === 'desktop' ? <TopBar /> : null}
              </Suspense>
              {!isLoggedIn && (width !== 'phone' || hasOwnBar) ? <PublicBar /> : null}
              <main id="main" className={styles.main} tabIndex={-1}>
                <Outlet />
              </main>
              <Suspense>{isLoggedIn && width !== 'desktop' ? <Tabs /> : null}</Suspense>
            </div>
          </div>
          <Suspense>{isLoggedIn ? <LiveUpdates /> : null}</Suspense>
          <Suspense>{isLoggedIn ? <DraftUpkeep /> : null}</Suspense>
          <Suspense>{hasMessage ? <Toasts /> : null}</Suspense>
          <LiveRegion />
          <Dialogs />
          <NavigationProgress />
        </AppRoot>
      </PageChromeContext>
    </FormatContext>
  );
}

/** A thin line while the next page's code or guard takes longer than a blink. */
function NavigationProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return isLoading ? <div className={styles.progress} aria-hidden="true" /> : null;
}
