import { lookup } from 'node:dns/promises';
import { type ClientRequest, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, isPublicHost } from '../../contract/public-address.ts';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 4_096;

/** A third-party server's answer; `text` is the beginning of it. */
export interface OutboundAnswer {
  status: number;
  text: string;
}

export type OutboundFault = 'refusedAddress' | 'unknownHost' | 'timeout' | 'unreachable';

/** No answer came. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly fault: OutboundFault;
  constructor(fault: OutboundFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

interface Post {
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

export interface OutboundRules {
  /** Also allows this machine's own addresses; for tests. */
  allowLoopback: boolean;
  /** For the whole call; ten seconds by default. */
  timeoutMs?: number;
}

interface Address {
  address: string;
  family: number;
}

/**
 * Posts to a URL given by a third party, by http or https: the name is resolved once, all its addresses must be public, and the connection
 * goes only to those. Redirects are not followed and returned like any answer.
 * @throws OutboundError when no answer came.
 */
export async function postOutbound(url: string, post: Post, rules: OutboundRules): Promise<OutboundAnswer> {
  const { timeoutMs = TIMEOUT_MS } = rules;
  const signal = AbortSignal.timeout(timeoutMs);
  const target = URL.canParse(url) ? new URL(url) : null;
  if (!target || !['http:', 'https:'].includes(target.protocol))
    throw new OutboundError('refusedAddress', 'neither http nor https');
  const refused = new OutboundError('refusedAddress', 'not a public address');
  // By name only, as it was checked when saved.
  if (!rules.allowLoopback && !isPublicHost(target.hostname)) throw refused;
  const addresses = await addressesOf(target.hostname.replace(/^\[|\]$/g, ''), signal);
  if (!addresses.every(({ address }) => isPublicAddress(address) || (rules.allowLoopback && isLoopback(address))))
    throw refused;
  return send(target, post, addresses, signal);
}

async function addressesOf(host: string, signal: AbortSignal): Promise<[Address, ...Address[]]> {
  const family = isIP(host);
  if (family) return [{ address: host, family }];
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new OutboundError('timeout', 'the name was not found in time')), {
      once: true,
    });
  });
  const looked = lookup(host, { all: true }).catch(() => []);
  const [first, ...others] = await Promise.race([looked, tooLate]);
  if (!first) throw new OutboundError('unknownHost', 'no such host');
  return [first, ...others];
}

function isLoopback(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

/** Returns the addresses resolved before, whatever the name resolves to by now. */
function pinnedTo([first, ...others]: [Address, ...Address[]]): LookupFunction {
  return (_host, options, callback) => {
    if (options.all) callback(null, [first, ...others]);
    else callback(null, first.address, first.family);
  };
}

function send(
  target: URL,
  { headers, body }: Post,
  addresses: [Address, ...Address[]],
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  const options: RequestOptions = {
    method: 'POST',
    // A fresh connection: a kept-alive one may lead to an address that was not checked.
    agent: false,
    lookup: pinnedTo(addresses),
    signal,
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' },
  };
  return new Promise((resolve, reject) => {
    const call: ClientRequest =
      target.protocol === 'https:' ? httpsRequest(target, options) : httpRequest(target, options);
    call.on('response', (response) => {
      readSome(response)
        .then((text) => resolve({ status: response.statusCode ?? 0, text }))
        .catch(reject)
        .finally(() => call.destroy());
    });
    call.on('error', (error) => {
      const fault = signal.aborted ? 'timeout' : 'unreachable';
      reject(new OutboundError(fault, 'code' in error ? String(error.code) : error.message));
    });
    call.end(body);
  });
}

/** The beginning of an answer; one that breaks off or never ends is returned as far as it came. */
async function readSome(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of response) {
      const piece = Buffer.from(part);
      parts.push(piece);
      bytes += piece.length;
      if (bytes >= MOST_BYTES) break;
    }
  } catch {
    // The status has arrived, which says whether it was accepted.
  }
  return Buffer.concat(parts).subarray(0, MOST_BYTES).toString('utf8');
}
