import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { EndpointName, InputOf, OutputOf } from '../../../src/contract/endpoints.ts';
import type { Solution } from '../../../src/contract/flight-search.ts';
import { type Agent, oneWay, orderOf } from '../../e2e/agent.ts';
import { isoDateAfter } from '../../e2e/days.ts';

/** So long something may stay undone while servers and database come and go. */
const PATIENCE_MS = 180_000;
const AGAIN_MS = 300;
const PAUSE_MS = 350;
/** An answer that never comes. */
const HANGS_MS = 40_000;
const IN_PROGRESS = 409007;

/** What was asked for and what came of it, as the callers know it. */
export interface Told {
  /** Keys of bookings, with the order that was answered, or the code that it was refused with; null for neither. */
  booked: Map<string, string | number | null>;
  paid: Set<string>;
  canceled: Set<string>;
  /** How often each status came; 0 for no answer. */
  answers: Map<number, number>;
  /** What was added to wallets, in minor units of their currency. */
  added: Map<string, number>;
  /** Calls that were brought to an answer. */
  operations: number;
  /** What stayed without an answer to the end. */
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

/** One agent at two servers, who asks the other when one does not answer, under the same key. */
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
      // What is searched does not outlive a database that was killed.
      if (code !== 0) break;
      found.push(...answer.solutions);
      ({ cursor, done } = answer);
    }
    return found.toSorted((a, b) => a.settlement.amount - b.settlement.amount).slice(0, 40);
  }
}

/** Searches, books and pays or cancels, one after the other, until it is told to stop; what was begun is brought to its end. */
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

/** Answers whether the search still stands. */
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
