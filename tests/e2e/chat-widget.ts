import { once } from 'node:events';
import { createServer } from 'node:http';

interface ChatWidget {
  /** Where it listens, as pages say it. */
  host: string;
  url: string;
  close(): void;
}

/** A chat widget of somebody else: a page of one heading, under another host name of this machine. */
export async function chatWidget(heading: string): Promise<ChatWidget> {
  const page = `<h1>${heading}</h1>`;
  const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(page));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('No free port');
  const host = `chat.localhost:${place.port}`;
  return { host, url: `http://${host}/widget`, close: () => void server.close() };
}
