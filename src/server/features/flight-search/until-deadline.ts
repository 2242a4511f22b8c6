import { SupplierError } from '../../suppliers/supplier-error.ts';

/**
 * Yields a supplier's results and abandons it after `ms`, even one that ignores signal and time-out: a search must end within the company's
 * response time.
 */
export async function* untilDeadline<T>(answers: AsyncIterable<T>, ms: number): AsyncGenerator<T> {
  const iterator = answers[Symbol.asyncIterator]();
  let giveUp: (error: SupplierError) => void = () => undefined;
  const deadline = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  // Avoids an unhandled rejection.
  deadline.catch(() => undefined);
  const timer = setTimeout(() => giveUp(new SupplierError('unknown', 'timeout', 'no answer in time')), ms);
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), deadline]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    clearTimeout(timer);
  }
}
