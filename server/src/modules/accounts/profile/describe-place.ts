import { BlockList, isIP } from 'node:net'
import type { OwnSession } from '@hdoc/contract/accounts/profile.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Networks that the internet does not carry: RFC 1918, 6598, 3927; RFC 4193 and 4291 for IPv6. */
const inner = new BlockList()
inner.addSubnet('10.0.0.0', 8, 'ipv4')
inner.addSubnet('172.16.0.0', 12, 'ipv4')
inner.addSubnet('192.168.0.0', 16, 'ipv4')
inner.addSubnet('100.64.0.0', 10, 'ipv4')
inner.addSubnet('169.254.0.0', 16, 'ipv4')
inner.addSubnet('fc00::', 7, 'ipv6')
inner.addSubnet('fe80::', 10, 'ipv6')

/**
 * Tells where an address lies, as far as that is known without asking an outside service about our people.
 */
export function describePlace(address: string): OwnSession['place'] {
  const version = isIP(address)
  if (version === 0) return 'unknown'
  const family = version === 4 ? 'ipv4' : 'ipv6'
  if (loopback.check(address, family)) return 'here'
  return inner.check(address, family) ? 'local' : 'outside'
}
