/** Device clocks are off by seconds, and an answer takes some to arrive: smaller differences are ignored. */
const LEAST_MS = 30_000;

let ahead = 0;

/**
 * Measures how far the server's clock is ahead of this device's from an answer's `Date` (RFC 9110 §6.6.1); an answer without one is
 * ignored.
 */
export function noteServerTime(date: string | null): void {
  const instant = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(instant)) return;
  const difference = instant - Date.now();
  ahead = Math.abs(difference) < LEAST_MS ? 0 : difference;
}

/**
 * The server's time, in milliseconds since the epoch: deadlines and price expiries are the server's, and a device whose clock is wrong must
 * neither shorten nor extend them.
 */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** Converts a moment of this device's clock. */
export function byServer(deviceTime: number): number {
  return deviceTime + ahead;
}
