import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';

/** An answer of the gate instead of the portal's. */
export interface Answer {
  status: number;
  type: string;
  body: string;
}

/** Changes or replaces answers; null passes the portal's own. `ask` fetches the portal's answer. */
type Rewrite = (path: string, ask: () => Promise<Answer>) => Promise<Answer> | Answer | null;

const BAD_GATEWAY: Answer = { status: 502, type: 'text/html', body: '<h1>502 Bad Gateway</h1>' };

/** A proxy in front of the portal, which a test opens, closes and makes lie: pages and service workers both go through it. */
export class Gate {
  readonly url: string;
  readonly #server: Server;
  readonly #port: number;
  readonly #upstream: string;
  #rewrite: Rewrite = () => null;

  private constructor(server: Server, port: number, upstream: string) {
    this.#server = server;
    this.#port = port;
    this.#upstream = upstream;
    this.url = `http://127.0.0.1:${port}`;
    server.on('request', (incoming, outgoing) => void this.#pass(incoming, outgoing));
  }

  static async open(upstream: string): Promise<Gate> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The gate has no port');
    return new Gate(server, address.port, upstream);
  }

  /** Refuses connections, like a stopped server. */
  async refuse(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  /** Answers like a proxy whose server is down. */
  breakDown(): void {
    this.#rewrite = () => BAD_GATEWAY;
    this.#server.closeAllConnections();
  }

  rewrite(rewrite: Rewrite): void {
    this.#rewrite = rewrite;
  }

  /** Passes everything again. */
  async restore(): Promise<void> {
    this.#rewrite = () => null;
    if (this.#server.listening) return;
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async close(): Promise<void> {
    if (this.#server.listening) await this.refuse();
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    const ask = async (): Promise<Answer> => {
      const answer = await fetch(this.#upstream + path, {
        headers: { ...ownHeaders(incoming), 'accept-encoding': 'identity' },
      });
      return { status: answer.status, type: answer.headers.get('content-type') ?? '', body: await answer.text() };
    };
    const instead = await this.#rewrite(path, ask);
    if (instead) {
      outgoing.writeHead(instead.status, { 'content-type': instead.type, 'cache-control': 'no-store' });
      outgoing.end(instead.body);
      return;
    }
    const through = request(this.#upstream + path, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    through.on('error', () => outgoing.destroy());
    outgoing.on('close', () => through.destroy());
    incoming.pipe(through);
  }
}

/** The request's identifying headers. */
function ownHeaders({ headers }: IncomingMessage): Record<string, string> {
  const kept = ['authorization', 'accept', 'accept-language'];
  return Object.fromEntries(kept.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])));
}
