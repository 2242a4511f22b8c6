import { logOutTickets } from '../device/device-keys.ts';
import { wakeWorker } from './background-sync.ts';
import { connection } from './connection.ts';
import { isReachable } from './connection-rules.ts';
import { LOG_OUT_SYNC } from './log-out-sync.ts';

/** Tells the server of log-outs that it has not heard of; what it does not hear now, the worker or a later start tells it. */
export async function tellLogOuts(): Promise<void> {
  const left = await logOutTickets.tell();
  if (left > 0) await wakeWorker(LOG_OUT_SYNC);
}

/** Tells it with every connection that comes back, and of what an earlier visit left. */
export function watchLogOuts(): void {
  let wasUp = false;
  const look = () => {
    const isUp = isReachable(connection.get().state);
    if (isUp && !wasUp) void tellLogOuts();
    wasUp = isUp;
  };
  connection.subscribe(look);
  look();
}
