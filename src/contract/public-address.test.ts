import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicHost, publicUrl, urlFault } from './public-address.ts';

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
];
/** No literal addresses: what a URL makes of them is tested below. */
const NONE = ['localhost', '', '127.1', '0x7f.0.0.1', '2130706433', '01.1.1.1', '256.1.1.1', '1.1.1', ':::', '1::2::3'];

describe('an address that a stranger named', () => {
  it.each(PUBLIC)('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
  it.each([...CLOSED, ...NONE])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

const four = (address: string) => address.split('.').map(Number);
/** The spellings of an IPv4 address in a URL that browsers, and the server, accept. */
const SPELLINGS: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => `${address}.`,
  (address) => String(four(address).reduce((sum, part) => sum * 256 + part, 0)),
  (address) =>
    `0x${four(address)
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')}`,
  (address) =>
    four(address)
      .map((part) => `0x${part.toString(16)}`)
      .join('.'),
  (address) =>
    four(address)
      .map((part) => `0${part.toString(8)}`)
      .join('.'),
  (address) => address.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (address) => address.replace(/\d/g, (digit) => `%3${digit}`),
  (address) => address.replaceAll('.', '。'),
  (address) => `[::ffff:${address}]`,
  (address) => `[0:0:0:0:0:ffff:${address}]`,
  (address) => `[::${address}]`,
  (address) => `[64:ff9b::${address}]`,
];

describe('a host in a URL that a stranger named', () => {
  const hostOf = (text: string) => new URL(text).hostname;

  it('is closed in every spelling of a closed address', () => {
    const closed = CLOSED.filter((address) => /^[\d.]+$/.test(address));
    fc.assert(
      fc.property(fc.constantFrom(...closed), fc.constantFrom(...SPELLINGS), (address, spell) => {
        const url = `https://${spell(address)}/notices`;
        expect(isPublicHost(hostOf(url)), url).toBe(false);
        expect(publicUrl.isValidSync(url), url).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('is open in the spellings of a public address that are no other kind of address', () => {
    for (const spell of SPELLINGS.slice(0, 9)) expect(isPublicHost(hostOf(`https://${spell('1.1.1.1')}/`))).toBe(true);
    expect(isPublicHost(hostOf('https://[2606:4700:0::1]/'))).toBe(true);
  });

  it.each([
    ...['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'localhost.localdomain', 'ip6-localhost', 'intranet'],
    ...['printer.local', 'metadata.google.internal', 'nas.lan', 'router.home.arpa', 'dc.corp', '127.1', '0x7f.1', '0'],
  ])('%s is closed', (host) => expect(urlFault(`https://${host}/`)).toBe('localUrl'));

  it.each([
    'desk.example.com',
    'DESK.example.com.',
    'localhost.example.com',
    'mylocalhost.com',
    'local.example',
    '中文.example',
  ])('%s is open', (host) => expect(urlFault(`https://${host}:8443/a?b=c`)).toBeNull());
});

describe('where the portal posts to', () => {
  const faultOf = (value: string) => {
    try {
      publicUrl.validateSync(value);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  };

  it('is left out, or an https address', () => {
    for (const url of ['', 'https://desk.example.com', 'https://desk.example.com/notices?a=1'])
      expect(faultOf(url)).toBeNull();
    for (const url of [
      'http://desk.example.com',
      'ftp://desk.example.com',
      'desk.example.com',
      'https://',
      '//a.example',
    ])
      expect(faultOf(url), url).toBe('invalidUrl');
    for (const url of ['https://desk.example.com/a b', 'https://desk.example.com\\a', 'https://desk.exam\nple.com/'])
      expect(faultOf(url), url).toBe('invalidUrl');
    expect(faultOf('https://user:secret@desk.example.com/')).toBe('invalidUrl');
  });

  it('is neither this machine nor one beside it', () => {
    for (const url of ['https://localhost/', 'https://10.0.0.8/x', 'https://[::1]:8443/'])
      expect(faultOf(url), url).toBe('localUrl');
  });
});
