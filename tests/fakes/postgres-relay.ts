import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** PostgreSQL's protocol 3: the first message has no type, and these two hold a statement. */
const PARSE = 'P';
const QUERY = 'Q';
const LENGTH_BYTES = 4;
const VERSION_BYTES = 4;

interface Statement {
  /** Empty for a statement that is prepared for one use. */
  name: string;
  text: string;
}

/** One line to a database that records who opens it, and for what. */
export interface Relay {
  url: string;
  /** The parameters of each connection, such as user and statement_timeout. */
  openings: Record<string, string>[];
  statements: Statement[];
  close(): Promise<void>;
}

/** Passes everything on to the database of a connection string, by TCP or a unix socket. */
export async function relayTo(target: string): Promise<Relay> {
  const openings: Relay['openings'] = [];
  const statements: Statement[] = [];
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(addressOf(target));
    open.add(client).add(database);
    const read = readerInto(openings, statements);
    client.on('data', read);
    client.pipe(database).pipe(client);
    // A side that breaks takes the other with it.
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: urlAt(target, server.address()),
    openings,
    statements,
    close: async () => {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}

function addressOf(target: string) {
  const { hostname, port, searchParams } = new URL(target);
  const folder = searchParams.get('host');
  const number = Number(port || 5432);
  return folder?.startsWith('/') ? { path: `${folder}/.s.PGSQL.${number}` } : { host: hostname, port: number };
}

function urlAt(target: string, address: ReturnType<ReturnType<typeof createServer>['address']>): string {
  if (address === null || typeof address === 'string') throw new Error('the relay has no port');
  const url = new URL(target);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return url.href;
}

/** Reads one connection's messages from the client, however they are cut. */
function readerInto(openings: Relay['openings'], statements: Statement[]): (data: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isOpened = false;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const typeBytes = isOpened ? 1 : 0;
      if (rest.length < typeBytes + LENGTH_BYTES) return;
      const end = typeBytes + rest.readInt32BE(typeBytes);
      if (rest.length < end) return;
      const type = isOpened ? rest.toString('latin1', 0, 1) : '';
      const words = rest.toString('utf8', typeBytes + LENGTH_BYTES + (isOpened ? 0 : VERSION_BYTES), end).split('\0');
      rest = rest.subarray(end);
      if (!isOpened) openings.push(pairs(words));
      else if (type === PARSE) statements.push({ name: words[0] ?? '', text: words[1] ?? '' });
      else if (type === QUERY) statements.push({ name: '', text: words[0] ?? '' });
      isOpened = true;
    }
  };
}

function pairs(words: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (let i = 0; words[i]; i += 2) found[words[i] ?? ''] = words[i + 1] ?? '';
  return found;
}
