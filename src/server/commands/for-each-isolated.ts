import { isDatabaseFault } from '../db/faults.ts';
import type { Deps } from '../deps.ts';

/** After this many consecutive database faults the rest of the batch would fail as well. */
const FAULTS_IN_A_ROW = 3;

/**
 * Processes a batch so that one item's failure does not stop the others: it is logged with the fields of `about`. After several consecutive
 * database faults it throws the last one, so that the job is retried.
 */
export async function forEachIsolated<T>(
  { log }: Pick<Deps, 'log'>,
  batch: Iterable<T>,
  about: (one: T) => object,
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  let faults = 0;
  for (const one of batch) {
    try {
      await work(one);
      faults = 0;
    } catch (error) {
      faults = isDatabaseFault(error) ? faults + 1 : 0;
      if (faults === FAULTS_IN_A_ROW) throw error;
      log.error({ err: error, ...about(one) }, 'one of a batch failed; the others go on');
    }
  }
}
