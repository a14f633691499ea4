import { isIPv6 } from 'node:net'

const GROUPS = 8
/** Providers assign a whole /64 to a household or server. */
const NETWORK_GROUPS = 4

/** Key for rate limits: the /64 of an IPv6 address, or the IPv4 address, also if it is mapped to IPv6. */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '')
  if (!isIPv6(bare)) return bare
  const groups = spellOut(bare)
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return toIPv4(groups.slice(6))
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** All eight groups, without leading zeros. */
function spellOut(address: string): string[] {
  // The URL parser writes every form of one address alike: small letters, hexadecimal, one gap at most.
  const normalised = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = normalised.split('::').map((half) => (half === '' ? [] : half.split(':')))
  return [...head, ...Array.from({ length: GROUPS - head.length - tail.length }, () => '0'), ...tail]
}

function toIPv4(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.')
}
