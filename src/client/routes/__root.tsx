import type { MessageDescriptor } from '@lingui/core';
import { createRootRoute } from '@tanstack/react-router';
import { Shell } from '../features/shell/Shell.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's title; without one it is the site's short name (spec §2). */
    title?: MessageDescriptor;
  }
}

export const Route = createRootRoute({ component: Shell });
