import { SupplierError } from '../../suppliers/supplier-error.ts';

/**
 * Passes on what a supplier answers and gives it up after `ms`, even one that minds neither signal nor time-out: a search
 * must end when the company's response time does.
 */
export async function* untilDeadline<T>(answers: AsyncIterable<T>, ms: number): AsyncGenerator<T> {
  const iterator = answers[Symbol.asyncIterator]();
  let giveUp: (error: SupplierError) => void = () => undefined;
  const deadline = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  // Nobody may be waiting when it comes.
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
