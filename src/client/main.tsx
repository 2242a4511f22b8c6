import './theme/core.css';
import './theme/tokens.css';
import './theme/ionic.css';
import './theme/base.css';
// Before the router: its popstate listener must come first.
import './ui/back-layer.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { apiBase } from './api/call.ts';
import { isFramed } from './api/frame.ts';
import { queryClient } from './api/queries.ts';
import { followOtherTabs, session } from './api/session.ts';
import { activateLocale, currentLocale, startTheme } from './api/settings.ts';
import { refreshSite, siteConfig } from './api/site.ts';
import { nextTask } from './next-task.ts';
import { watchInstall } from './offline/install.ts';
import { startOffline, startWorker } from './offline/start.ts';
import { router } from './router.tsx';
import { formIsKept } from './ui/keeps-form.ts';

/** Loads the code of the addressed screen in parallel with the catalogue: on a slow network that saves a round trip. */
function fetchScreen(): void {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of matchedRoutes) void router.loadRouteChunk(route);
}

/**
 * The frame drawn by index.html, or the page that the server renders for clients without scripts, stays until the first screen is there:
 * the two never show apart.
 */
function takeFrameAway(root: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (root.childElementCount === 0) return;
    observer.disconnect();
    document.getElementById('start')?.remove();
    document.getElementById('page')?.remove();
  });
  observer.observe(root, { childList: true });
}

async function start(root: HTMLElement): Promise<void> {
  startTheme();
  followOtherTabs(formIsKept, apiBase);
  // This event fires early and only once.
  watchInstall();
  const site = refreshSite();
  const kept = session.open(apiBase).then(startOffline);
  const first = currentLocale();
  fetchScreen();
  await Promise.all([activateLocale(first), kept]);
  if (window.location.search.includes('signature=')) {
    const { singleLogin } = await import('./features/shell/frame/single-login.ts');
    await singleLogin((path) => router.history.replace(path));
  }
  await nextTask();
  // Before the first render: a screen that the router adds to a rendered page renders in one go, not in slices.
  await router.load();
  await nextTask();
  takeFrameAway(root);
  // In slices: a slow device stays responsive during the first render.
  startTransition(() => {
    createRoot(root).render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>,
    );
  });
  await site;
  // The site's own language applies when neither agent nor browser named one.
  if (siteConfig.get() && currentLocale() !== first) await activateLocale(currentLocale());
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no root');
// The code has just been evaluated: the rest is a separate task.
await nextTask();
await start(root);

// A worker would answer for the page, unaware of who may frame it.
if (import.meta.env.PROD && !isFramed) startWorker();
