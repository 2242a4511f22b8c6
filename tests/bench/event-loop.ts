import type { Portal } from '../e2e/portal.ts';
import { round } from './figure.ts';

/** The server samples its loop at this interval; its reports include it. */
const LOOK_EVERY_MS = 10;

/** How long the server's event loop was blocked since the last call, by the server's clock, in milliseconds. */
export async function loopDelay({ url }: Portal): Promise<{ most: number; p99: number }> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  const read = (name: string) => {
    const seconds = new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(text)?.[1];
    return round(Math.max(0, Number(seconds) * 1000 - LOOK_EVERY_MS));
  };
  return { most: read('max'), p99: read('p99') };
}
