import { useLingui } from '@lingui/react/macro';
import { Outlet, useLocation, useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isFramed } from '../../api/frame.ts';
import { type IframeMode, useIframeMode } from '../../api/iframe-mode.ts';
import { useDateFormat } from '../../api/own-date-format.ts';
import { accountOf, useMe, useSession } from '../../api/session.ts';
import { useCurrency, useLocale } from '../../api/settings.ts';
import { useRates } from '../../api/site.ts';
import { useConnection } from '../../offline/connection.ts';
import { isReachable } from '../../offline/connection-rules.ts';
import { AppRoot } from '../../ui/AppRoot.tsx';
import { LiveRegion } from '../../ui/announce.tsx';
import { FormatContext } from '../../ui/format.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { type PageChrome, PageChromeContext } from '../../ui/page-chrome.ts';
import { toasts } from '../../ui/toast.ts';
import { useWidth } from '../../ui/width.ts';
import { Dialogs } from './Dialogs.tsx';
import { Footer } from './Footer.tsx';
import { NoConnection } from './NoConnection.tsx';
import { PublicBar } from './PublicBar.tsx';
import { SandboxMark } from './SandboxMark.tsx';
import styles from './Shell.module.css';
import { useDocumentTitle } from './use-document-title.ts';
import { useOnceTrue } from './use-once-true.ts';
import { useSessionWatch } from './use-session-watch.ts';
import { useSiteUpkeep } from './use-site-upkeep.ts';

const ConnectionBanner = lazyPart(async () => (await import('./ConnectionBanner.tsx')).ConnectionBanner, {
  without: <NoConnection />,
});
const TopBar = lazyPart(async () => (await import('./TopBar.tsx')).TopBar, {
  waiting: <div className={styles.barPlace} />,
  without: <div className={styles.barPlace} />,
});
const Tabs = lazyPart(async () => (await import('./Tabs.tsx')).Tabs);
const BrandBar = lazyPart(async () => (await import('./BrandBar.tsx')).BrandBar);
const Toasts = lazyPart(async () => (await import('../../ui/Toasts.tsx')).Toasts);
const LiveUpdates = lazyPart(async () => (await import('./LiveUpdates.tsx')).LiveUpdates);
const DraftUpkeep = lazyPart(async () => (await import('../../offline/drafts/ui/DraftUpkeep.tsx')).DraftUpkeep);
const FrameLink = lazyPart(async () => (await import('./frame/FrameLink.tsx')).FrameLink);
const FrameNav = lazyPart(async () => (await import('./frame/FrameNav.tsx')).FrameNav, {
  waiting: <header className={styles.rowPlace} />,
  without: <header className={styles.rowPlace} />,
});
const FrameClosed = lazyPart(async () => (await import('./frame/FrameClosed.tsx')).FrameClosed);
const OutboxUpkeep = lazyPart(async () => (await import('../../offline/outbox/ui/OutboxUpkeep.tsx')).OutboxUpkeep);

const LostAnswersUpkeep = lazyPart(async () => (await import('./LostAnswersUpkeep.tsx')).LostAnswersUpkeep);

/** The layout of every page: bars by width, live announcements, the session watcher. */
export function Shell() {
  const { t } = useLingui();
  const width = useWidth();
  const isLoggedIn = useMe() !== null;
  const mode = useIframeMode();
  const locale = useLocale();
  const currency = useCurrency();
  const rates = useRates();
  const dateFormat = useDateFormat();
  const isStep = useMatches({ select: (matches) => matches.at(-1)?.staticData.isStep === true });
  const hasTabs = isLoggedIn && mode === 'off' && width !== 'desktop' && !(isStep && width === 'phone');
  const hadMessage = useOnceTrue(useSyncExternalStore(toasts.subscribe, toasts.get).length > 0);
  const wasUnreachable = useOnceTrue(!isReachable(useConnection().state));
  useDocumentTitle();
  useSessionWatch();
  useSiteUpkeep();
  useFetchAhead();
  const format = useMemo(() => ({ locale, currency, rates, dateFormat }), [locale, currency, rates, dateFormat]);
  const chrome = useMemo(() => chromeOf(isLoggedIn, mode), [isLoggedIn, mode]);
  return (
    <FormatContext value={format}>
      <PageChromeContext value={chrome}>
        <AppRoot>
          <a className={styles.skip} href="#main">
            {t`Skip to content`}
          </a>
          <div className={styles.frame}>
            {wasUnreachable ? <ConnectionBanner /> : null}
            <SandboxMark />
            <div className={styles.shell} data-width={width}>
              <Top isLoggedIn={isLoggedIn} mode={mode} />
              <main id="main" className={styles.main} data-bottom={!hasTabs} tabIndex={-1}>
                <Content mode={mode} />
              </main>
              {hasTabs ? <Tabs /> : null}
            </div>
          </div>
          {isLoggedIn ? <LiveUpdates /> : null}
          {isLoggedIn ? <DraftUpkeep /> : null}
          {isLoggedIn ? <OutboxUpkeep /> : null}
          {isLoggedIn ? <LostAnswersUpkeep /> : null}
          {isFramed ? <FrameLink /> : null}
          {hadMessage ? <Toasts /> : null}
          <LiveRegion />
          <Dialogs />
          <NavigationProgress />
        </AppRoot>
      </PageChromeContext>
    </FormatContext>
  );
}

/** The area above every page. */
function Top({ isLoggedIn, mode }: { isLoggedIn: boolean; mode: IframeMode }) {
  const width = useWidth();
  // On a phone the other public pages have a title bar with a way back.
  const hasOwnBar = useLocation({ select: ({ pathname }) => pathname === '/' || pathname === '/login' });
  if (mode !== 'off') return isLoggedIn ? <FrameNav /> : null;
  if (isLoggedIn) return width === 'desktop' ? <TopBar /> : null;
  return width !== 'phone' || hasOwnBar ? <PublicBar /> : null;
}

/** In iframe mode the outer system has them. */
function chromeOf(isLoggedIn: boolean, mode: IframeMode): PageChrome {
  if (mode !== 'off') return { brand: null, footer: null };
  return { brand: isLoggedIn ? <BrandBar /> : null, footer: <Footer /> };
}

/** The current page. */
function Content({ mode }: { mode: IframeMode }) {
  const owner = useOwner();
  return mode === 'over' ? <FrameClosed /> : <Outlet key={owner} />;
}

/** The last logged-in user: when another one logs in, no page keeps its state, however that came about. */
function useOwner(): string {
  const account = accountOf(useSession());
  const [owner, setOwner] = useState(account);
  if (account !== owner && account !== 'public') setOwner(account);
  return account === 'public' ? owner : account;
}

/** A thin line while the next page's code or guard takes long. */
function NavigationProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return isLoading ? <div className={styles.progress} aria-hidden="true" /> : null;
}

/** Code that a screen may need the moment the connection is lost: loading it only then would crash the screen. */
const WITHOUT_CONNECTION = [
  () => import('./ConnectionBanner.tsx'),
  () => import('../../ui/Toasts.tsx'),
  () => import('../../ui/SheetModal.tsx'),
  () => import('../../ui/ConfirmDialog.tsx'),
];
/** The first screen comes first. */
const AFTER_MS = 5000;

/** Preloads the code of offline notices and dialogs, also without a service worker. */
function useFetchAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A failed load is retried when needed.
      for (const load of WITHOUT_CONNECTION) load().catch(() => null);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
