import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postOutside } from './post-outside.ts';
import { isPublicAddress } from './public-address.ts';

const PUBLIC = [
  '1.1.1.1',
  '9.255.255.255',
  '172.15.0.1',
  '172.32.0.1',
  '192.167.0.1',
  '223.255.255.255',
  '2606:4700::1',
];
const CLOSED = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.100.100.200', '127.0.0.1', '127.255.0.9', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.168.1.1', '192.0.2.1', '198.18.0.1', '198.51.100.7', '203.0.113.1'],
  ...['224.0.0.1', '240.0.0.1', '255.255.255.255', '168.63.129.16'],
  ...['::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:1.1.1.1', '64:ff9b::a00:1'],
  ...['fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '2001::1', '2001:db8::1', '2002:a00:1::1'],
  ...['localhost', '', '127.1', '0x7f.0.0.1', '2130706433'],
];

describe('an address that a stranger named', () => {
  it.each(PUBLIC)('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
  it.each(CLOSED)('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

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
    ['no-such-host.invalid', 'unknownHost'],
  ])('does not reach %s', async (host, fault) => {
    await expect(postOutside(`http://${host}:${port}/`, post, { allowLoopback: false })).rejects.toMatchObject({
      fault,
    });
    expect(calls).toBe(0);
  });

  it.each(['ftp://1.1.1.1/', 'file:///etc/passwd', 'javascript:alert(1)', 'nothing'])('does not go to %s', (url) =>
    expect(postOutside(url, post, { allowLoopback: true })).rejects.toMatchObject({ fault: 'refusedAddress' }),
  );

  it('takes a redirect for an answer, and of a long one the beginning', async () => {
    const { status, text } = await postOutside(`http://127.0.0.1:${port}/`, post, { allowLoopback: true });
    expect([status, text.length, calls]).toEqual([302, 4096, 1]);
  });

  it('waits only so long', async () => {
    hangs = true;
    const asked = postOutside(`http://127.0.0.1:${port}/`, post, { allowLoopback: true, timeoutMs: 50 });
    await expect(asked).rejects.toMatchObject({ fault: 'timeout' });
  });
});
