/** What the banner says while the server cannot be reached, and once it can be again. */
export const OFFLINE = '<0>Offline.</0> Keep typing, everything is kept on this device.';
export const DOWN =
  '<0>The server does not answer.</0> It is tried again by itself; what you type is kept on this device.';
export const BACK = 'Back online. Nothing was sent without you.';
