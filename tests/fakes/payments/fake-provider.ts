import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { isCurrency, MINOR_UNITS } from '../../../src/contract/money.ts';
import type { ExternalChannel } from '../../../src/contract/payments.ts';

/**
 * A notice as the payment provider would send it; the test or the demonstration delivers it: late, twice, in another order, altered, or
 * never.
 */
export interface SentNotice {
  channel: ExternalChannel;
  headers: Record<string, string>;
  body: string;
}

/** clearing: the payer has done their part, and a bank has not. */
export type FakeState = 'open' | 'clearing' | 'paid' | 'failed' | 'ended';
/**
 * Why a payment provider gives nothing back: it does not, somebody has given it all back there, the shop has too little there, the payer's
 * account is closed.
 */
export type FakeReason = 'no' | 'refunded' | 'noFunds' | 'closed';

export interface FakeRefund {
  amount: number;
  reference: string;
  asked: number;
  /** For good: asked under the same number, the payment provider says the same. */
  isRefused: boolean;
}

/** A payment as the fake keeps it; amounts in minor units. */
export interface FakePayment {
  /** Our number of it. */
  id: string;
  /** The payment provider's. */
  reference: string;
  amount: number;
  currency: string;
  subject: string;
  returnUrl: string;
  notifyUrl: string;
  state: FakeState;
  /** What somebody has given back of it at the payment provider itself; nothing unless set. */
  givenBack?: number;
  /** Its payer has had it taken back by their bank; only of payment providers that say so. */
  isDisputed?: boolean;
  /** By our number of the refund. */
  refunds: Map<string, FakeRefund>;
}

/** How a fake misbehaves; a test changes it as it goes. */
export interface FakeMood {
  /** Answers every call with this status and nothing of use. */
  down: number | null;
  /** How often a refund is asked about before it is done. */
  refundTurns: number;
  /** Whether what it is asked for now is given back: it says no at once, or takes it on and fails when its turns are over. */
  refuses: 'never' | 'at once' | 'in the end';
  because: FakeReason;
  /** Does what a POST asks for, and its answer never arrives. */
  losesAnswers: boolean;
  /** Its keys are older than it keeps them: asked again for a refund, it makes another. Only where what is asked for goes by a key. */
  forgetsKeys: boolean;
}

export const goodMood = (): FakeMood => ({
  down: null,
  refundTurns: 0,
  refuses: 'never',
  because: 'no',
  losesAnswers: false,
  forgetsKeys: false,
});

/** A payment provider on this machine that signs as the real one does, with test keys. */
export interface FakeProvider {
  readonly channel: ExternalChannel;
  readonly url: string;
  readonly mood: FakeMood;
  readonly payments: Map<string, FakePayment>;
  /** The payer has paid, or has not: what the payment provider would tell, with `at` as the time of its signature. */
  settle(id: string, state: FakeState, at: Date): SentNotice;
  /** The payer has agreed, where the payment provider waits for the shop to take the money. */
  approve?(id: string, at: Date): SentNotice;
  /** The notice of a payment of another amount, and one of another merchant, signed well. */
  forge(id: string, changes: { amount?: number; merchant?: string }, at: Date): SentNotice;
  close(): Promise<void>;
}

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeAnswer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** Serves on a free port of this machine. */
export async function serveFake(
  mood: FakeMood,
  answer: (request: FakeRequest) => FakeAnswer,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://provider');
      const { method = 'GET', headers } = request;
      const body = Buffer.concat(chunks).toString();
      const {
        status,
        headers: head = {},
        body: text,
      } = mood.down ? { status: mood.down, body: '' } : answer({ method, path, query, headers, body });
      if (mood.losesAnswers && method === 'POST') response.destroy();
      else response.writeHead(status, { 'content-type': 'application/json', ...head }).end(text);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the fake has no port');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${address.port}`, close };
}

/** Keeps a refund under its number; answers what became of it by now, and whether the request itself is refused. */
export function refundOf(payment: FakePayment, id: string, amount: number, { refundTurns, refuses }: FakeMood) {
  const isRefused = refuses !== 'never';
  const known = payment.refunds.get(id) ?? { amount, reference: `re_${id}`, asked: 0, isRefused };
  payment.refunds.set(id, known);
  known.asked += 1;
  if (known.isRefused && refuses === 'at once') return { reference: known.reference, state: 'no' } as const;
  const end = known.isRefused ? 'failed' : 'done';
  return { reference: known.reference, state: known.asked > refundTurns ? end : 'pending' } as const;
}

/** A refund that the payment provider has taken on under that number; null where it never was asked, or has said no at once. */
export function takenOn({ refunds }: FakePayment, id: string, { refuses }: FakeMood): FakeRefund | null {
  const known = refunds.get(id);
  return known && !(known.isRefused && refuses === 'at once') ? known : null;
}

/** The payment of that number; throws where the payment provider was never told of it. */
export function knownTo(provider: string, payments: ReadonlyMap<string, FakePayment>, id: string): FakePayment {
  const payment = payments.get(id);
  if (!payment) throw new Error(`${provider} knows no payment ${id}`);
  return payment;
}

/** Keeps a payment under its number; asked for again it is the first one. */
export function openedOnce(
  payments: Map<string, FakePayment>,
  made: Omit<FakePayment, 'state' | 'refunds'>,
): FakePayment {
  const payment = payments.get(made.id) ?? { ...made, state: 'open', refunds: new Map() };
  payments.set(made.id, payment);
  return payment;
}

const digitsOf = (currency: string) => (isCurrency(currency) ? MINOR_UNITS[currency] : 2);

/** An amount in minor units as a decimal of major ones, and back. */
export const decimalOf = (amount: number, currency: string) =>
  (amount / 10 ** digitsOf(currency)).toFixed(digitsOf(currency));
export const minorOf = (decimal: string, currency: string) => Math.round(Number(decimal) * 10 ** digitsOf(currency));
