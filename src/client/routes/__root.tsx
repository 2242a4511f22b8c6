import type { MessageDescriptor } from '@lingui/core';
import { createRootRoute } from '@tanstack/react-router';
import { Shell } from '../features/shell/Shell.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's title; without one it is the site's short name (spec §2). */
    title?: MessageDescriptor;
    /** A step inside a job: phones give it the room of the tab bar, and its way back leads out. */
    isStep?: boolean;
  }
}

export const Route = createRootRoute({ component: Shell });
