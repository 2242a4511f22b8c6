/** Clocks of devices are off by seconds, and an answer takes some to arrive: less than this is no difference. */
const LEAST_MS = 30_000;

let ahead = 0;

/**
 * Learns how far the server's clock is ahead of this device's from the `Date` that an answer brings (RFC 9110 §6.6.1); an answer
 * without one teaches nothing.
 */
export function noteServerTime(date: string | null): void {
  const instant = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(instant)) return;
  const difference = instant - Date.now();
  ahead = Math.abs(difference) < LEAST_MS ? 0 : difference;
}

/**
 * The time by the server's clock, in milliseconds since the epoch: deadlines and the ends of prices are the server's, and a device
 * whose clock is wrong must neither close nor prolong them.
 */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** The same for a moment of this device's clock. */
export function byServer(deviceTime: number): number {
  return deviceTime + ahead;
}
