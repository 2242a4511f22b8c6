import type { Plugin } from 'vite';

const MODULE = /@tanstack\/react-router\/dist\/esm\/lazyRouteComponent\.js/;
const RELOADS = 'if (isModuleNotFoundError(error) && ';

/**
 * Prevents the router from reloading a page whose code is missing: offline, that would replace the open page with the browser's error page.
 * The portal's own error page explains it and offers to reload.
 */
export function routerNoReload(): Plugin {
  return {
    name: 'router-no-reload',
    apply: 'build',
    transform: { filter: { id: MODULE }, handler: (code) => ({ code: withoutReload(code), map: null }) },
  };
}

/** @throws when the router's code is not as expected. */
export function withoutReload(code: string): string {
  if (!code.includes(RELOADS)) throw new Error('the router’s reload of missing code is not where it was');
  return code.replace(RELOADS, 'if (false && ');
}
