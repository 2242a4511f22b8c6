import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { EndpointName, InputOf, OutputOf } from '../../../src/contract/endpoints.ts';
import type { Solution } from '../../../src/contract/flight-search.ts';
import { type Agent, oneWay, orderOf } from '../../e2e/agent.ts';
import { isoDateAfter } from '../../e2e/days.ts';

/** How long a call may stay unanswered while servers and database restart. */
const PATIENCE_MS = 180_000;
const AGAIN_MS = 300;
const PAUSE_MS = 350;
/** Time until a call counts as unanswered. */
const HANGS_MS = 40_000;
const IN_PROGRESS = 409007;

/** The requests and their results, as the callers know them. */
export interface Told {
  /** Keys of bookings with the order number or the refusal's code; null for neither. */
  booked: Map<string, string | number | null>;
  paid: Set<string>;
  canceled: Set<string>;
  /** Number of answers by status; 0: no answer. */
  answers: Map<number, number>;
  /** Amounts added to wallets, in minor units of their currency. */
  added: Map<string, number>;
  /** Calls that got an answer. */
  operations: number;
  /** Calls without an answer at the end. */
  unanswered: string[];
}

export const nothingTold = (): Told => ({
  booked: new Map(),
  paid: new Set(),
  canceled: new Set(),
  answers: new Map(),
  added: new Map(),
  operations: 0,
  unanswered: [],
});

type Answer<K extends EndpointName> = { status: number; code: number; data: OutputOf<K> };

/** One agent at two servers, who retries at the other one under the same key if there is no answer. */
export class Persistent {
  readonly #agents: readonly Agent[];
  readonly #told: Told;
  #turn = 0;

  constructor(agents: readonly Agent[], told: Told) {
    this.#agents = agents;
    this.#told = told;
  }

  async ask<K extends EndpointName>(name: K, input: InputOf<K>, intent = randomUUID()): Promise<Answer<K>> {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await wait(AGAIN_MS)) {
      const agent = this.#agents[this.#turn++ % this.#agents.length];
      const answer = await agent?.ask(name, input, intent, AbortSignal.timeout(HANGS_MS)).catch(() => null);
      const status = answer?.status ?? 0;
      this.#told.answers.set(status, (this.#told.answers.get(status) ?? 0) + 1);
      if (answer && status < 500 && answer.code !== IN_PROGRESS) {
        this.#told.operations++;
        return answer;
      }
    }
    this.#told.unanswered.push(name);
    throw new Error(`${name} was not answered`);
  }

  async search(days: number): Promise<Solution[]> {
    const { code: refused, data } = await this.ask('shopping', oneWay('PEK', 'SHA', isoDateAfter(days)));
    if (refused !== 0) throw new Error(`a search was refused: ${refused}`);
    const found: Solution[] = [];
    for (let cursor = 0, done = false; !done; ) {
      const { code, data: answer } = await this.ask('solutions', { searchId: data.searchId, cursor });
      // Search results do not survive the crash of a database.
      if (code !== 0) break;
      found.push(...answer.solutions);
      ({ cursor, done } = answer);
    }
    return found.toSorted((a, b) => a.settlement.amount - b.settlement.amount).slice(0, 40);
  }
}

/** Searches, books, and pays or cancels in a loop until stopped; what it has begun is finished. */
export async function work(agent: Persistent, told: Told, number: number, stop: AbortSignal): Promise<void> {
  for (let round = 0; !stop.aborted; round++) {
    const offers = await agent.search(20 + ((number * 7 + round) % 40));
    for (const offer of offers) {
      if (stop.aborted) return;
      if (!(await bookOne(agent, told, offer, round))) break;
      await wait(PAUSE_MS);
    }
  }
}

/** Returns whether the search is still valid. */
async function bookOne(agent: Persistent, told: Told, offer: Solution, round: number): Promise<boolean> {
  const { code, data } = await agent.ask('verifySolution', { id: offer.id });
  if (code !== 0 || !data.verificationId) return code === 0;
  const key = randomUUID();
  told.booked.set(key, null);
  const { code: refused, data: order } = await agent.ask('createFlightOrder', orderOf(data.verificationId), key);
  told.booked.set(key, refused || order.id);
  if (refused !== 0) return true;
  if ((told.booked.size + round) % 3 === 0) {
    const canceled = await agent.ask('cancelFlightOrder', { id: order.id });
    if (canceled.code === 0) told.canceled.add(order.id);
    return true;
  }
  const paid = await agent.ask('payFlightOrder', { id: order.id, channel: 'balance' });
  if (paid.code === 0) told.paid.add(order.id);
  return true;
}
