import type { MessageDescriptor } from '@lingui/core';
import { createRootRoute } from '@tanstack/react-router';
import { allow } from '../account/guards.ts';
import { isPublic } from '../account/pages.ts';
import { loadMessagePart } from '../api/settings.ts';
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

const forUsers = allow('any');

export const Route = createRootRoute({
  component: Shell,
  beforeLoad: (context) => {
    const { pathname } = context.location;
    // Visitors are told to log in on every other path, whether it exists or not (spec §2).
    if (!isPublic(pathname)) forUsers(context);
    // No page comes before its words.
    return needsPages(pathname) ? loadMessagePart('pages') : undefined;
  },
});
