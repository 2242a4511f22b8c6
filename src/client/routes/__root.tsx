import type { MessageDescriptor } from '@lingui/core';
import { createRootRoute } from '@tanstack/react-router';
import { activatePages } from '../api/settings.ts';
import { Shell } from '../features/shell/Shell.tsx';
import { needsPages } from '../locales/load-messages.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's title; without one it is the site's short name (spec §2). */
    title?: MessageDescriptor;
    /** A step inside a job: phones give it the room of the tab bar, and its way back leads out. */
    isStep?: boolean;
  }
}

export const Route = createRootRoute({
  component: Shell,
  // No page comes before its words.
  beforeLoad: ({ location }) => (needsPages(location.pathname) ? activatePages() : undefined),
});
