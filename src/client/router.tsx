import { createRouter } from '@tanstack/react-router';
import { ErrorPage } from './features/shell/ErrorPage.tsx';
import { NotFoundPage } from './features/shell/NotFoundPage.tsx';
import { PendingPage } from './features/shell/PendingPage.tsx';
import { routeTree } from './routeTree.gen.ts';

const [opened] = performance.getEntriesByType('navigation');
let isOpening = opened instanceof PerformanceNavigationTiming && opened.type === 'navigate';

/** A page just opened is at its top: scrolling there would only force an immediate layout. */
function hasScrolled(): boolean {
  const wasOpening = isOpening;
  isOpening = false;
  return !wasOpening;
}

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: hasScrolled,
  // A record beside a list also starts at its top: else it would keep another one's position.
  scrollToTopSelectors: ['[data-scroll-restoration-id="page"]', '[data-scroll-restoration-id="pane"]'],
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: ErrorPage,
  defaultPendingComponent: PendingPage,
  defaultPendingMs: 120,
  defaultPendingMinMs: 0,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
