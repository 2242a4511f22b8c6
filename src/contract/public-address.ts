import { string } from 'yup';
import { TOO_LONG } from './scalars.ts';

/** The first address of a network, and its prefix length in bits. */
type Net = readonly [first: string, bits: number];

/** IPv4 without public servers: this host, private, shared, link-local (metadata), documentation, tests, multicast, reserved. */
const CLOSED_V4: readonly Net[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Metadata service of one cloud.
  ['168.63.129.16', 32],
];

/** The one globally routed range of IPv6. */
const ROUTED_V6: Net = ['2000::', 3];
/** Exceptions within it: protocol assignments and tunnels to IPv4, and documentation. */
const CLOSED_V6: readonly Net[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

/** Names in local networks; a name of a single label is local, too. */
const LOCAL_NAME = /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/** Parses an IPv4 address of four decimal numbers; null for other texts. */
function readV4(address: string): bigint | null {
  const parts = /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/.test(address) ? address.split('.').map(Number) : [];
  if (parts.length === 0 || parts.some((part) => part > 255)) return null;
  return parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n);
}

/** Parses an IPv6 address without a zone, in any spelling; null for other texts. */
function readV6(address: string): bigint | null {
  const url = `https://[${address}]`;
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(url)) return null;
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::');
  const groupsOf = (part: string) => part.split(':').filter(Boolean);
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
}

type Reader = { read: (address: string) => bigint | null; width: number };
const V4: Reader = { read: readV4, width: 32 };
const V6: Reader = { read: readV6, width: 128 };

function isIn({ read, width }: Reader, address: bigint, [first, bits]: Net): boolean {
  const shift = BigInt(width - bits);
  return address >> shift === (read(first) ?? 0n) >> shift;
}

/**
 * Whether an IP address may be called on behalf of a third party: for IPv4 if globally routed, for IPv6 only 2000::/3, so that no mapped,
 * local or translated form of another address passes. False for anything that is no address.
 */
export function isPublicAddress(address: string): boolean {
  const four = readV4(address);
  if (four !== null) return !CLOSED_V4.some((net) => isIn(V4, four, net));
  const six = readV6(address);
  return six !== null && isIn(V6, six, ROUTED_V6) && !CLOSED_V6.some((net) => isIn(V6, six, net));
}

/**
 * Whether a host may be called on behalf of a third party: a public address, or a name that is not local by itself. The addresses of a name
 * are checked again when it is called. `hostname` is that of a URL, which normalises every spelling of an address.
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  if (host.includes(':') || readV4(host) !== null) return isPublicAddress(host);
  return host.includes('.') && !host.endsWith('.') && !LOCAL_NAME.test(host);
}

/**
 * Why nothing is posted to a URL on behalf of a third party: it is not https, contains credentials, or is local; null where it is allowed.
 */
export function urlFault(text: string): 'invalidUrl' | 'localUrl' | null {
  if (/[\s\\]/.test(text) || !URL.canParse(text)) return 'invalidUrl';
  const { protocol, username, password, hostname } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '') return 'invalidUrl';
  return isPublicHost(hostname) ? null : 'localUrl';
}

/** A third party's webhook URL; empty for none. */
export const publicUrl = string()
  .max(300, TOO_LONG)
  .test('public', (value, { createError }) => {
    const fault = value ? urlFault(value) : null;
    return fault === null || createError({ message: fault });
  });
