import type { EndpointName } from '../../contract/endpoints.ts';
import { isExternalChannel, isPaymentChannel } from '../../contract/payments.ts';
import { isRefusal, type Refusal } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';
import { BoundedQueue } from '../commands/bounded-queue.ts';
import { FairQueue, type Turn } from '../commands/fair-queue.ts';

/** What a call may wait for while it runs: search results, a supplier, a payment provider, the source of exchange rates. */
type WaitedFor = 'search' | 'supplier' | 'paymentProvider' | 'rates';

/** Every other call depends only on this process and its database. */
const WAITING: Partial<Readonly<Record<EndpointName, WaitedFor>>> = {
  solutions: 'search',
  verifySolution: 'supplier',
  createFlightOrder: 'supplier',
  searchFlightChange: 'supplier',
  searchTrains: 'supplier',
  verifyTrain: 'supplier',
  createTrainOrder: 'supplier',
  searchTrainChange: 'supplier',
  // Tickets that were bought by hand are checked at the railway.
  changeTrainOrder: 'supplier',
  requoteTrainOrder: 'supplier',
  payFlightOrder: 'paymentProvider',
  payTrainOrder: 'paymentProvider',
  payGroupOrder: 'paymentProvider',
  startTopUp: 'paymentProvider',
  refreshRates: 'rates',
};

/** More than the pool has connections, so that none is idle, and no longer a queue than is served before any of them times out. */
const WORK = { places: 32, waiting: 256, seconds: 2 };
/** A waiting call costs little more than its connection. One company leaves places to others, whatever it waits for. */
const WAITS = { places: 512, placesOfOne: 128, waiting: 512, waitingOfOne: 256, seconds: 2 };
/** Each is in memory, several times over while it is parsed: ten megabytes and more. One company's slow lines leave places to others. */
const FILES = { places: 12, placesOfOne: 4, waiting: 48, waitingOfOne: 12, seconds: 2 };

/** What decides where a call queues. */
interface Called {
  name: EndpointName;
  actor: Pick<Actor, 'companyId'> | null;
  input: unknown;
}

/** Limits this process's concurrent calls. One that finds neither a place nor room in the queue is refused as `busy` before it starts. */
export class ConcurrencyLimits {
  readonly #work = new BoundedQueue(WORK);
  readonly #files = new FairQueue(FILES);
  readonly #waits: Readonly<Record<WaitedFor, FairQueue>> = {
    search: new FairQueue(WAITS),
    supplier: new FairQueue(WAITS),
    paymentProvider: new FairQueue(WAITS),
    rates: new FairQueue(WAITS),
  };

  /** Runs a call that waits for nothing external. */
  work<T>(run: () => Promise<T>): Promise<T | Refusal> {
    return this.#work.run(run);
  }

  /** Runs a call that `mayWait`, apart from the others, so that a slow third party holds up only the calls that wait for it. */
  async wait<T>({ name, actor, input }: Called, run: () => Promise<T>): Promise<T | Refusal> {
    const other = WAITING[name];
    if (!other || (other === 'paymentProvider' && !isAtProvider(input))) return this.work(run);
    const turn = this.#waits[other].enter(actor?.companyId ?? '');
    if (isRefusal(turn)) return turn;
    const leave = await turn.granted;
    try {
      return await run();
    } finally {
      leave();
    }
  }

  /** A place for an upload of this company; released once the call has been answered. */
  enterWithFile(companyId: string): Turn | Refusal {
    return this.#files.enter(companyId);
  }
}

/** Whether a call may wait for a third party; this depends on its input as well. */
export function mayWait(name: EndpointName): boolean {
  return WAITING[name] !== undefined;
}

/** Whether a payment goes through a payment provider rather than own funds. */
function isAtProvider(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !('channel' in input)) return false;
  const { channel } = input;
  return typeof channel === 'string' && isPaymentChannel(channel) && isExternalChannel(channel);
}
