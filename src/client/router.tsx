import { createRouter } from '@tanstack/react-router';
import { ErrorPage } from './features/shell/ErrorPage.tsx';
import { NotFoundPage } from './features/shell/NotFoundPage.tsx';
import { PendingPage } from './features/shell/PendingPage.tsx';
import { routeTree } from './routeTree.gen.ts';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  scrollToTopSelectors: ['[data-scroll-restoration-id="page"]'],
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
