import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('../../docs/single-login/host.html', import.meta.url));

export interface HostPage {
  /** Another site than the portal's. */
  url: string;
  close(): Promise<void>;
}

/** An agency's own system: the documented sample page, whose server answers `address()`. */
export async function hostPage(address: () => string | Promise<string>): Promise<HostPage> {
  const server = createServer(async (request, response) => {
    if (request.url === '/') return response.setHeader('content-type', 'text/html').end(readFileSync(PAGE));
    if (request.url !== '/portal-address') return response.writeHead(404).end();
    return response.setHeader('content-type', 'application/json').end(JSON.stringify({ address: await address() }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('No free port');
  return {
    // By name: the portal is asked for by number, which is another site.
    url: `http://localhost:${place.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
