import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postOutbound } from './post-outbound.ts';

describe('a post to an address that a stranger named', () => {
  const post = { headers: {}, body: '{}' };
  let calls = 0;
  let hangs = false;
  const server = createServer((_, response) => {
    calls += 1;
    if (!hangs) response.writeHead(302, { location: '/elsewhere' }).end('x'.repeat(20_000));
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['127.0.0.1', 'refusedAddress'],
    ['2130706433', 'refusedAddress'],
    ['0x7f.1', 'refusedAddress'],
    ['[::1]', 'refusedAddress'],
    ['[::ffff:127.0.0.1]', 'refusedAddress'],
    ['localhost', 'refusedAddress'],
    ['169.254.169.254', 'refusedAddress'],
    ['metadata.google.internal', 'refusedAddress'],
    ['printer', 'refusedAddress'],
    ['no-such-host.invalid', 'unknownHost'],
  ])('does not reach %s', async (host, fault) => {
    await expect(postOutbound(`http://${host}:${port}/`, post, { allowLoopback: false })).rejects.toMatchObject({
      fault,
    });
    expect(calls).toBe(0);
  });

  it.each(['ftp://1.1.1.1/', 'file:///etc/passwd', 'javascript:alert(1)', 'nothing'])('does not go to %s', (url) =>
    expect(postOutbound(url, post, { allowLoopback: true })).rejects.toMatchObject({ fault: 'refusedAddress' }),
  );

  it('takes a redirect for an answer, and of a long one the beginning', async () => {
    const { status, text } = await postOutbound(`http://127.0.0.1:${port}/`, post, { allowLoopback: true });
    expect([status, text.length, calls]).toEqual([302, 4096, 1]);
  });

  it('waits only so long', async () => {
    hangs = true;
    const asked = postOutbound(`http://127.0.0.1:${port}/`, post, { allowLoopback: true, timeoutMs: 50 });
    await expect(asked).rejects.toMatchObject({ fault: 'timeout' });
  });
});
