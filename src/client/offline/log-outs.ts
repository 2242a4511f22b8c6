import { logOutTickets } from '../device/device-keys.ts';
import { wakeWorker } from './background-sync.ts';
import { connection } from './connection.ts';
import { isReachable } from './connection-rules.ts';
import { LOG_OUT_SYNC } from './log-out-sync.ts';

/** Reports log-outs that the server has not confirmed; on failure, the worker or a later start retries. */
export async function reportLogOuts(): Promise<void> {
  const left = await logOutTickets.tell();
  if (left > 0) await wakeWorker(LOG_OUT_SYNC);
}

/** Reports them whenever the connection returns, including those of earlier visits. */
export function watchLogOuts(): void {
  let wasUp = false;
  const look = () => {
    const isUp = isReachable(connection.get().state);
    if (isUp && !wasUp) void reportLogOuts();
    wasUp = isUp;
  };
  connection.subscribe(look);
  look();
}
