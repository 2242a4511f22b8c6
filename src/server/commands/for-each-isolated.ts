import { isDatabaseFault } from '../db/faults.ts';
import type { Deps } from '../deps.ts';

/** After so many database faults in a row the rest of the batch would fail as well. */
const FAULTS_IN_A_ROW = 3;

/**
 * Works through a batch so that one item's failure does not stop the others: it is logged with the fields of `about`. Where the database
 * fails several times in a row the batch ends with its error, so that the job is retried.
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
