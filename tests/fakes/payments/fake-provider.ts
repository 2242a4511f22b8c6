import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { isCurrency, MINOR_UNITS } from '../../../src/contract/money.ts';
import type { ExternalChannel } from '../../../src/contract/payments.ts';

/**
 * A notification as the payment provider would send it; the test or the demonstration delivers it: late, twice, out of order, altered, or
 * never.
 */
export interface SentNotice {
  channel: ExternalChannel;
  headers: Record<string, string>;
  body: string;
}

/** clearing: the payer has paid, the bank has not cleared it. */
export type FakeState = 'open' | 'clearing' | 'paid' | 'failed' | 'ended';
/**
 * Why a payment provider refunds nothing: it refuses, the payment was fully refunded there, the merchant has insufficient funds, the
 * payer's account is closed.
 */
export type FakeReason = 'no' | 'refunded' | 'noFunds' | 'closed';

export interface FakeRefund {
  amount: number;
  reference: string;
  asked: number;
  /** Final: a retry under the same number gets the same answer. */
  isRefused: boolean;
}

/** A payment in the fake; amounts in minor units. */
export interface FakePayment {
  /** The portal's number. */
  id: string;
  /** The payment provider's. */
  reference: string;
  amount: number;
  currency: string;
  subject: string;
  returnUrl: string;
  notifyUrl: string;
  state: FakeState;
  /** Amount refunded directly at the payment provider; none by default. */
  givenBack?: number;
  /** Charged back by the payer's bank; only at payment providers that report it. */
  isDisputed?: boolean;
  /** By the portal's refund number. */
  refunds: Map<string, FakeRefund>;
}

/** How a fake misbehaves; a test changes it as it goes. */
export interface FakeMood {
  /** Answers every call with this status and nothing of use. */
  down: number | null;
  /** How often a refund is queried before it is done. */
  refundTurns: number;
  /** Whether new refunds are refused: at once, or accepted and failed after their turns. */
  refuses: 'never' | 'at once' | 'in the end';
  because: FakeReason;
  /** Carries out a POST but loses its answer. */
  losesAnswers: boolean;
  /** Its idempotency keys have expired: a repeated refund request creates another refund. Only where requests have keys. */
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

/** A fake payment provider that signs as the real one does, with test keys. */
export interface FakeProvider {
  readonly channel: ExternalChannel;
  readonly url: string;
  readonly mood: FakeMood;
  readonly payments: Map<string, FakePayment>;
  /** The payer has paid or not: returns the payment provider's notification, signed at `at`. */
  settle(id: string, state: FakeState, at: Date): SentNotice;
  /** The payer has approved, if the payment provider waits for the shop's capture. */
  approve?(id: string, at: Date): SentNotice;
  /** A validly signed notification with another amount or another merchant. */
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

/** Serves on a free local port. */
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

/** Stores a refund under its number; returns its present state, and whether the request itself is refused. */
export function refundOf(payment: FakePayment, id: string, amount: number, { refundTurns, refuses }: FakeMood) {
  const isRefused = refuses !== 'never';
  const known = payment.refunds.get(id) ?? { amount, reference: `re_${id}`, asked: 0, isRefused };
  payment.refunds.set(id, known);
  known.asked += 1;
  if (known.isRefused && refuses === 'at once') return { reference: known.reference, state: 'no' } as const;
  const end = known.isRefused ? 'failed' : 'done';
  return { reference: known.reference, state: known.asked > refundTurns ? end : 'pending' } as const;
}

/** The accepted refund of that number; null if never requested, or refused at once. */
export function takenOn({ refunds }: FakePayment, id: string, { refuses }: FakeMood): FakeRefund | null {
  const known = refunds.get(id);
  return known && !(known.isRefused && refuses === 'at once') ? known : null;
}

/** The payment of that number; throws if the payment provider does not know it. */
export function knownTo(provider: string, payments: ReadonlyMap<string, FakePayment>, id: string): FakePayment {
  const payment = payments.get(id);
  if (!payment) throw new Error(`${provider} knows no payment ${id}`);
  return payment;
}

/** Stores a payment under its number; a repeated request returns the first one. */
export function openedOnce(
  payments: Map<string, FakePayment>,
  made: Omit<FakePayment, 'state' | 'refunds'>,
): FakePayment {
  const payment = payments.get(made.id) ?? { ...made, state: 'open', refunds: new Map() };
  payments.set(made.id, payment);
  return payment;
}

const digitsOf = (currency: string) => (isCurrency(currency) ? MINOR_UNITS[currency] : 2);

/** Converts minor units to a decimal of major units, and back. */
export const decimalOf = (amount: number, currency: string) =>
  (amount / 10 ** digitsOf(currency)).toFixed(digitsOf(currency));
export const minorOf = (decimal: string, currency: string) => Math.round(Number(decimal) * 10 ** digitsOf(currency));
