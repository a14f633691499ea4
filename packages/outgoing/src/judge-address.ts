import { isIPv4, isIPv6 } from 'node:net'

/**
 * `public`: internet. `private`: this machine or private networks. `metadata`: link-local and cloud credential services. `never`:
 * reserved ranges without legitimate use.
 */
export type AddressVerdict = 'public' | 'private' | 'metadata' | 'never'

/**
 * Classify an address. Addresses that embed another (mapped, compatible, NAT64, 6to4, Teredo) are `never`, as are invalid ones
 * and those with a zone (`fe80::1%eth0`).
 *
 * @param address Dotted IPv4 or IPv6 without brackets, as a resolver gives it.
 */
export function judgeAddress(address: string): AddressVerdict {
  if (isIPv4(address)) return findVerdict(IPV4, readIpv4(address)) ?? 'public'
  if (isIPv6(address) && !address.includes('%')) return findVerdict(IPV6, readIpv6(address)) ?? 'never'
  return 'never'
}

interface Range {
  /** The bits before the mask, moved to the right end. */
  prefix: bigint
  hostBits: bigint
  verdict: AddressVerdict
}

// The special-purpose registries of IANA (RFC 6890 and its successors); the first range that holds an address decides.
const IPV4 = [
  ...ranges('metadata', [
    '169.254.0.0/16',
    '100.100.100.200/32', // Alibaba Cloud
    '168.63.129.16/32', // Azure
    '192.0.0.192/32', // Oracle Cloud
  ]),
  ...ranges('private', ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']),
  ...ranges('never', [
    '0.0.0.0/8',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3', // multicast, reserved, broadcast
  ]),
]

const IPV6 = [
  ...ranges('metadata', [
    'fe80::/10',
    'fd00:ec2::/32', // Amazon
    'fd20:ce::/64', // Google
    'fd00:c1::a9fe:a9fe/128', // Oracle Cloud
  ]),
  ...ranges('private', ['::1/128', 'fc00::/7', 'fec0::/10']),
  ...ranges('never', [
    '2001::/23', // Teredo, benchmarking, ORCHID and other protocols
    '2001:db8::/32',
    '2002::/16', // 6to4
    '3ffe::/16', // the 6bone that was
    '3fff::/20',
  ]),
  ...ranges('public', ['2000::/3']),
]

function findVerdict(table: readonly Range[], bits: bigint): AddressVerdict | undefined {
  return table.find(({ prefix, hostBits }) => bits >> hostBits === prefix)?.verdict
}

function ranges(verdict: AddressVerdict, blocks: readonly string[]): Range[] {
  return blocks.map((block) => {
    const [address = '', length = ''] = block.split('/')
    const hostBits = isIPv4(address) ? 32n - BigInt(length) : 128n - BigInt(length)
    return { prefix: (isIPv4(address) ? readIpv4(address) : readIpv6(address)) >> hostBits, hostBits, verdict }
  })
}

function readIpv4(address: string): bigint {
  return address.split('.').reduce((bits, part) => (bits << 8n) | BigInt(part), 0n)
}

/** The parser of URLs turns a dotted end into groups of hexadecimal digits, and leaves one `::` at most. */
function readIpv6(address: string): bigint {
  const [head = [], tail = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = new Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].reduce((bits, group) => (bits << 16n) | BigInt(`0x${group}`), 0n)
}
