import { BlockList, isIP } from 'node:net'

const ranges: readonly [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
]

const closed = new BlockList()
for (const [network, prefix, family] of ranges) closed.addSubnet(network, prefix, family)

/**
 * Of IPv6 only the global unicast range is public, except ranges that carry IPv4
 * addresses or are for documentation.
 */
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
const carriers = new BlockList()
carriers.addSubnet('2002::', 16, 'ipv6')
carriers.addSubnet('2001::', 32, 'ipv6')
carriers.addSubnet('2001:db8::', 32, 'ipv6')

/**
 * True for an address of this machine, of a local network or of a reserved range, and for a text that is no
 * address. No call to the outside may go there.
 */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return closed.check(address, 'ipv4')
  if (version !== 6) return true
  return !open6.check(address, 'ipv6') || carriers.check(address, 'ipv6')
}
