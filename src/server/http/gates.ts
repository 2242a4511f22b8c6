import type { EndpointName } from '../../contract/endpoints.ts';
import { isExternalChannel, isPaymentChannel } from '../../contract/payments.ts';
import { isRefusal, type Refusal } from '../../contract/result.ts';
import type { Actor } from '../actor.ts';
import { BoundedQueue } from '../commands/bounded-queue.ts';
import { FairQueue, type Turn } from '../commands/fair-queue.ts';

/** Whom a call may wait for while it runs: the next results of a search, a supplier, a payment provider, the source of exchange rates. */
type WaitedFor = 'search' | 'supplier' | 'paymentProvider' | 'rates';

/** Every other call is done as soon as this process and its database have done it. */
const WAITING: Partial<Readonly<Record<EndpointName, WaitedFor>>> = {
  solutions: 'search',
  verifySolution: 'supplier',
  createFlightOrder: 'supplier',
  searchFlightChange: 'supplier',
  searchTrains: 'supplier',
  verifyTrain: 'supplier',
  createTrainOrder: 'supplier',
  searchTrainChange: 'supplier',
  // Tickets that were bought by hand are looked up at the railway.
  changeTrainOrder: 'supplier',
  requoteTrainOrder: 'supplier',
  payFlightOrder: 'paymentProvider',
  payTrainOrder: 'paymentProvider',
  payGroupOrder: 'paymentProvider',
  startTopUp: 'paymentProvider',
  refreshRates: 'rates',
};

/** More than the pool has connections, so that none is idle, and no more in line than it gets to before the time-outs of any of them. */
const WORK = { places: 32, waiting: 256, seconds: 2 };
/** Who waits takes little more than a connection to its caller. One company leaves places to others, whoever keeps it waiting. */
const WAITS = { places: 512, placesOfOne: 128, waiting: 512, waitingOfOne: 256, seconds: 2 };
/** Each is held in memory, a few times over while it is read: ten megabytes and more. One company's slow lines leave places to others. */
const FILES = { places: 12, placesOfOne: 4, waiting: 48, waitingOfOne: 12, seconds: 2 };

/** What a call is, as far as its turn depends on it. */
interface Called {
  name: EndpointName;
  actor: Pick<Actor, 'companyId'> | null;
  input: unknown;
}

/** How many calls this process has in hand. What finds no place, and none in line, is refused as `busy` before anything is done for it. */
export class Gates {
  readonly #work = new BoundedQueue(WORK);
  readonly #files = new FairQueue(FILES);
  readonly #waits: Readonly<Record<WaitedFor, FairQueue>> = {
    search: new FairQueue(WAITS),
    supplier: new FairQueue(WAITS),
    paymentProvider: new FairQueue(WAITS),
    rates: new FairQueue(WAITS),
  };

  /** Runs a call that waits for nobody else. */
  work<T>(run: () => Promise<T>): Promise<T | Refusal> {
    return this.#work.run(run);
  }

  /** Runs a call of those that `mayWait`: beside the work, so that who is waited for keeps nothing but these waiting. */
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

  /** A place for a file of this company that is to be taken in; it is left once the call has been answered. */
  enterWithFile(companyId: string): Turn | Refusal {
    return this.#files.enter(companyId);
  }
}

/** Whether a call may wait for somebody else; that depends on its input as well. */
export function mayWait(name: EndpointName): boolean {
  return WAITING[name] !== undefined;
}

/** Whether a payment is one at a payment provider, and not from own money. */
function isAtProvider(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !('channel' in input)) return false;
  const { channel } = input;
  return typeof channel === 'string' && isPaymentChannel(channel) && isExternalChannel(channel);
}
