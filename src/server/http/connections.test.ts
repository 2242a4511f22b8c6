import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/factories/test-server.ts';
import { createLog } from './request-log.ts';

const HOST = 'Host: portal\r\n';
const BEGUN = `POST /api/base/v2/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n{"username":`;

describe('a connection', () => {
  let server: TestServer;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    server = await startTestServer({ settings: { requestTimeoutMs: 400 } });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
  afterAll(() => server.close());

  async function open(): Promise<Socket> {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    // A connection that the server resets may emit an error.
    socket.on('error', () => {}).resume();
    await once(socket, 'connect');
    return socket;
  }

  it.each([
    ['over which nothing comes', ''],
    ['whose head does not end', `GET /api/health/live HTTP/1.1\r\n${HOST}`],
    ['whose body does not end', BEGUN],
  ])('%s ends', async (_, sent) => {
    const socket = await open();
    socket.write(sent);
    await once(socket, 'close');
    expect(socket.bytesRead).toBe(0);
  });

  it('whose body comes letter by letter ends', async () => {
    const socket = await open();
    socket.write(BEGUN);
    const drip = setInterval(() => socket.writable && socket.write('x'), 50);
    await once(socket, 'close');
    clearInterval(drip);
    expect(socket.bytesRead).toBe(0);
  });

  it('that waits for its next request may, for a while', async () => {
    const socket = await open();
    let answers = '';
    socket.on('data', (chunk) => (answers += String(chunk)));
    const ask = async (count: number) => {
      socket.write(`GET /api/health/live HTTP/1.1\r\n${HOST}\r\n`);
      while (answers.split('"live"').length - 1 < count) await once(socket, 'data');
    };
    await ask(1);
    const other = await open();
    other.write(BEGUN);
    await once(other, 'close');
    await ask(2);
    expect(server.app.server.keepAliveTimeout).toBeGreaterThan(60_000);
    expect(server.app.server.keepAliveTimeout).toBeLessThan(120_000);
  });
});

describe('the word of a proxy about its caller', () => {
  const warnings: { address?: string; msg: string }[] = [];
  const log = createLog(
    'warn',
    new Writable({ write: (chunk, _, done) => done(void warnings.push(JSON.parse(String(chunk)))) }),
  );
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ log, settings: { trustProxy: '10.0.0.1, 10.1.0.0/16' } });
  });
  beforeEach(() => warnings.splice(0));
  afterAll(() => server.close());

  const ask = (remoteAddress: string, forwarded?: string) =>
    server.app.inject({
      url: '/api/health/live',
      remoteAddress,
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    });

  it('is warned of once where TRUST_PROXY does not name that one', async () => {
    for (const from of ['10.0.0.2', '10.0.0.2', '10.0.0.3']) await ask(from, '203.0.113.9');
    expect(warnings.map(({ address }) => address)).toEqual(['10.0.0.2', '10.0.0.3']);
    expect(warnings[0]?.msg).toContain('TRUST_PROXY');
  });

  it('is taken in silence from those it names, and no word needs no warning', async () => {
    await ask('10.0.0.1', '203.0.113.9');
    await ask('10.1.2.3', '203.0.113.9, 10.0.0.1');
    await ask('10.0.0.4');
    expect(warnings).toEqual([]);
  });

  it('cannot fill the log', async () => {
    for (let i = 0; i < 60; i++) await ask(`192.0.2.${i}`, '203.0.113.9');
    expect(warnings.length).toBeLessThan(20);
  });
});
