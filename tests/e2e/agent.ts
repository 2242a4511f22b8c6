import { randomUUID } from 'node:crypto';
import { type EndpointName, endpoints, type InputOf, type OutputOf } from '../../src/contract/endpoints.ts';
import type { FlightOrder, OrderInput } from '../../src/contract/flight-orders.ts';
import type { ShoppingInput, Solution, SolutionsAnswer } from '../../src/contract/flight-search.ts';
import { isoDateAfter } from './days.ts';

/** Password of every demonstration user. */
export const PASSWORD = 'Interline1!';

interface Answer<T> {
  status: number;
  code: number;
  message: string;
  data: T;
}

/** An agent who uses the API: prepares what a test needs and what a bench measures. */
export class Agent {
  readonly #base: string;
  readonly #token: string | null;

  constructor(portalUrl: string, token: string | null = null) {
    this.#base = `${portalUrl}/api`;
    this.#token = token;
  }

  static async signIn(portalUrl: string, username: string): Promise<Agent> {
    const { token } = await new Agent(portalUrl).call('login', { username, password: PASSWORD });
    return new Agent(portalUrl, token);
  }

  /** Calls and returns any answer, refusals included. */
  async ask<K extends EndpointName>(
    name: K,
    input: InputOf<K>,
    intent?: string,
    signal: AbortSignal | null = null,
  ): Promise<Answer<OutputOf<K>>> {
    const { method, path } = endpoints[name];
    const left: Record<string, unknown> = { ...input };
    const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = String(left[key]);
      delete left[key];
      return encodeURIComponent(value);
    });
    const inQuery = method === 'GET' && Object.keys(left).length > 0;
    const query = inQuery ? `?${new URLSearchParams(Object.entries(left).map(([k, v]) => [k, String(v)]))}` : '';
    const hasBody = method === 'POST' || method === 'PUT';
    const response = await fetch(this.#base + filled + query, {
      method,
      headers: {
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
        ...('idempotent' in endpoints[name] ? { 'idempotency-key': intent ?? randomUUID() } : {}),
      },
      body: hasBody ? JSON.stringify(left) : null,
      signal,
    });
    return { status: response.status, ...(await response.json()) };
  }

  /** Calls and returns the data. Throws on a refusal. */
  async call<K extends EndpointName>(name: K, input: InputOf<K>, intent?: string): Promise<OutputOf<K>> {
    const answer = await this.ask(name, input, intent);
    if (answer.code !== 0) throw new Error(`${name}: ${answer.status} ${answer.code} ${answer.message}`);
    return answer.data;
  }

  /** Searches until every supplier has answered. */
  async search(input: ShoppingInput): Promise<Solution[]> {
    const { searchId } = await this.call('shopping', input);
    const found = new Map<string, Solution>();
    for (let cursor = 0, done = false; !done; ) {
      const answer: SolutionsAnswer = await this.call('solutions', { searchId, cursor });
      for (const solution of answer.solutions) found.set(solution.id, solution);
      for (const id of answer.withdrawn) found.delete(id);
      ({ cursor, done } = answer);
    }
    return [...found.values()];
  }

  /** Books an offer for one adult; returns the order as created. */
  async book(offer: Solution): Promise<FlightOrder> {
    const { verificationId } = await this.call('verifySolution', { id: offer.id });
    return this.call('createFlightOrder', orderOf(verificationId ?? ''));
  }
}

export function oneWay(origin: string, destination: string, date: string): ShoppingInput {
  return {
    journeys: [{ origin, destination, date }],
    passengers: { adult: 1, child: 0, infant: 0 },
    bookingType: 'oneway',
    cabin: 'economy',
  };
}

/** The booking of a checked price, for one adult. */
export function orderOf(verificationId: string): OrderInput {
  return { verificationId, ...PARTY };
}

const PARTY: Pick<OrderInput, 'passengers' | 'contact' | 'selfTransferAccepted'> = {
  passengers: [
    {
      type: 'adult',
      surname: 'CHAN',
      givenName: 'TAI MAN',
      gender: 'male',
      birthday: '1985-03-14',
      nationality: 'CN',
      document: { type: 'passport', number: 'K12345678', expiry: isoDateAfter(2000), issuingPlace: 'CN' },
    },
  ],
  contact: { name: 'Chan Tai Man', email: 'ops@harbour.example', areaCode: '852', phone: '21234567' },
  selfTransferAccepted: true,
};
