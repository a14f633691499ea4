import { BlockList, isIP } from 'node:net'

/** Those that are no address and no CIDR range. */
export function findWrongAddresses(ranges: readonly string[]): string[] {
  return ranges.filter((range) => !readRange(range))
}

/** Whether a key may be used from this address; IPv4 addresses that are mapped to IPv6 count as IPv4. */
export function isFromAllowed(ranges: readonly string[], ip: string): boolean {
  if (ranges.length === 0) return true
  const allowed = new BlockList()
  for (const range of ranges) {
    const read = readRange(range)
    if (read) allowed.addSubnet(read.address, read.bits, read.family)
  }
  const bare = ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  const family = familyOf(bare)
  return family !== null && allowed.check(bare, family)
}

function readRange(range: string): { address: string; bits: number; family: 'ipv4' | 'ipv6' } | null {
  const [address = '', bits, ...rest] = range.split('/')
  const family = familyOf(address)
  if (!family || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null
  const most = family === 'ipv4' ? 32 : 128
  const length = bits === undefined ? most : Number(bits)
  return length > most ? null : { address, bits: length, family }
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const family = isIP(address)
  if (family === 0) return null
  return family === 4 ? 'ipv4' : 'ipv6'
}
