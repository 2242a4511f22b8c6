import type { Plugin } from 'vite';

const MODULE = /@tanstack\/react-router\/dist\/esm\/lazyRouteComponent\.js/;
const RELOADS = 'if (isModuleNotFoundError(error) && ';

/**
 * Keeps the router from reloading a page by itself whose code is missing: without a connection that would take away the page that
 * stands, and the browser has no other. The portal's own error page says so, and offers to reload.
 */
export function routerStays(): Plugin {
  return {
    name: 'router-stays',
    apply: 'build',
    transform: { filter: { id: MODULE }, handler: (code) => ({ code: withoutReload(code), map: null }) },
  };
}

/** @throws when the router's code is not written as expected. */
export function withoutReload(code: string): string {
  if (!code.includes(RELOADS)) throw new Error('the router’s reload of missing code is not where it was');
  return code.replace(RELOADS, 'if (false && ');
}
