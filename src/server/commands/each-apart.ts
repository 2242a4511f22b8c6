import { isDatabaseFault } from '../db/faults.ts';
import type { Deps } from '../deps.ts';

/** Whatever is away after so many in a row is away for all of them. */
const FAULTS_IN_A_ROW = 3;

/**
 * Works through a batch, each of it apart: one that fails is told to the log, as `about` names it, and holds none of the others back. Where
 * the database fails one after the other the batch ends with its fault, and its job is run again.
 */
export async function eachApart<T>(
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
