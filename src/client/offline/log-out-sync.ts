/** The sync tag for the service worker to report log-outs to the server. */
export const LOG_OUT_SYNC = 'interline-log-out';
