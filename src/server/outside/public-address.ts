import { BlockList, isIP } from 'node:net';

/** IPv4 that no public server answers on: this host, private, shared, link-local (metadata), documentation, tests, multicast, reserved. */
const CLOSED_V4: readonly (readonly [net: string, prefix: number])[] = [
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
  // Where one cloud serves its machines their own settings from.
  ['168.63.129.16', 32],
];

/** Inside of the one range of IPv6 that is routed at large: protocol assignments and tunnels to IPv4, and documentation. */
const CLOSED_V6: readonly (readonly [net: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [net, prefix] of CLOSED_V4) closed.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of CLOSED_V6) closed.addSubnet(net, prefix, 'ipv6');
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address may be called on behalf of somebody who only gave its name: of IPv4 what is routed at large, of IPv6 only
 * 2000::/3, so that no mapped, local or translated form of another address is. Anything that is no address is not.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && !address.includes('%') && routed.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

export function isLoopback(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}
