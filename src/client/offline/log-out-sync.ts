/** The tag under which the browser wakes the service worker to tell the server of log-outs. */
export const LOG_OUT_SYNC = 'interline-log-out';
