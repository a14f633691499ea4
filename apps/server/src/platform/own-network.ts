import { BlockList, isIP } from 'node:net'

/** Loopback, private and link-local ranges. */
const own = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  own.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  own.addSubnet(network, bits, 'ipv6')

const PLAIN_HOST = /^(?:\[[\da-f:.]{2,45}\]|[\w.-]{1,253})(?::\d{1,5})?$/i
const OWN_NAME = /^(?:[\w-]+|(?:[\w-]+\.)+(?:local|localhost))\.?$/

/** Whether a socket address belongs to this machine or its network. */
export function isOwnAddress(address: string): boolean {
  const bare = address.replace(/%.*$/, '')
  const family = isIP(bare)
  return family !== 0 && own.check(bare, family === 4 ? 'ipv4' : 'ipv6')
}

/**
 * Whether a host, with or without port, is local to this network: loopback, a private address, a name without a dot, or `.local`.
 * Any other may be a forged Host header.
 */
export function isOwnHost(host: string): boolean {
  if (!PLAIN_HOST.test(host) || !URL.canParse(`http://${host}`)) return false
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '')
  return isIP(name) === 0 ? OWN_NAME.test(name) : isOwnAddress(name)
}

/** Whether a host, with its port or without, is this machine by its loopback name or address. */
export function isThisMachine(host: string): boolean {
  if (!isOwnHost(host)) return false
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '')
  return name === '::1' || name.startsWith('127.') || /^(?:[\w-]+\.)*localhost\.?$/.test(name)
}
