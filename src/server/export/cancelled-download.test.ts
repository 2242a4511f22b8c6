import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../tests/factories/api.ts';
import { eventually } from '../../../tests/factories/eventually.ts';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { exportPath } from '../../contract/exports.ts';
import { walletExport } from '../../contract/wallet.ts';
import { actorFinder } from '../features/session/find-actor.ts';
import { OpenCalls } from '../http/call-context.ts';
import { ConcurrencyLimits } from '../http/concurrency-limits.ts';
import { registerRawRoutes } from '../http/endpoints.ts';
import { registerRequestLog } from '../http/request-log.ts';
import type { Cell } from './cells.ts';
import { type ExportSpec, exportRoute } from './export-route.ts';

const ROWS = 50;
const reads = { batches: 0, hasEnded: false };

/** An endless list, read for as long as its output is consumed. */
async function* readForEver(): AsyncGenerator<Cell[][]> {
  try {
    for (;;) {
      reads.batches += 1;
      yield Array.from({ length: ROWS }, () => [randomBytes(60).toString('base64')]);
    }
  } finally {
    reads.hasEnded = true;
  }
}

const endless: ExportSpec<'wallet'> = {
  kind: 'wallet',
  who: { finance: true },
  summary: 'A list without an end',
  input: walletExport,
  open: async () => ({
    head: { name: 'Endless', columns: [{ title: 'One', width: 10 }], zone: 'UTC' },
    total: 1_000_000,
    batches: readForEver(),
  }),
};

let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  server = await startTestServer();
  app = Fastify();
  registerRequestLog(app);
  const host = { app, findActor: actorFinder(server.deps), calls: new OpenCalls(), gates: new ConcurrencyLimits() };
  registerRawRoutes(host, [exportRoute(server.deps, endless)]);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

test('a download that is cancelled half-way is read no further', async () => {
  const { port } = app.server.address() as AddressInfo;
  const download = new AbortController();
  const token = await api(server).as('harbour.fin').token();
  const answer = await fetch(`http://127.0.0.1:${port}/api${exportPath('wallet')}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
    signal: download.signal,
  });
  expect(answer.status).toBe(200);
  const first = await answer.body?.getReader().read();
  expect(first?.value?.length).toBeGreaterThan(0);
  expect(reads).toMatchObject({ batches: expect.any(Number), hasEnded: false });
  download.abort();
  await eventually(() => expect(reads.hasEnded).toBe(true));
});
