import { once } from 'node:events';
import { createServer } from 'node:http';

interface ChatWidget {
  /** Its host as pages write it. */
  host: string;
  url: string;
  close(): void;
}

/** A third party's chat widget: a page with one heading, under another host name of this machine. */
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
