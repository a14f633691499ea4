import { isIP, connect as connectPlain, type Socket } from 'node:net'
import { connect as connectSecure } from 'node:tls'
import { messageOf } from './course.ts'
import type { Target } from './find-target.ts'
import { judgeAddress } from './judge-address.ts'
import { OutgoingError } from './outgoing.ts'

/** All addresses of a name, IPv4 and IPv6. */
export type Resolve = (hostname: string) => Promise<readonly string[]>

export interface Line {
  resolve: Resolve
  /** PEM; null: the authorities that Node trusts. */
  authorities: string | null
}

/** Timeout of one address while others are left, in ms. */
const ATTEMPT_MS = 1_500
const KEEP_ALIVE_MS = 30_000

/**
 * Connect to a checked address; the name is resolved once, so that it cannot change between check and connection.
 *
 * @throws OutgoingError `forbidden` when any of the addresses is not for us, `unreachable`; the signal's reason
 */
export async function dial(line: Line, target: Target, signal: AbortSignal): Promise<Socket> {
  const addresses = await findAddresses(line, target, signal)
  let failure: unknown
  for (const [index, address] of addresses.entries()) {
    signal.throwIfAborted()
    try {
      return await connect(line, target, address, { signal, isLast: index === addresses.length - 1 })
    } catch (error) {
      signal.throwIfAborted()
      failure = error
    }
  }
  throw new OutgoingError('unreachable', `No connection to ${target.url.host}: ${messageOf(failure)}`, {
    cause: failure,
  })
}

async function findAddresses({ resolve }: Line, target: Target, signal: AbortSignal): Promise<readonly string[]> {
  const { hostname } = target
  const addresses = isIP(hostname) === 0 ? await lookUp(resolve, hostname, signal) : [hostname]
  if (addresses.length === 0) throw new OutgoingError('unreachable', `${hostname} has no address.`)
  if (!addresses.every((address) => mayConnect(target, address))) {
    throw new OutgoingError('forbidden', `${hostname} leads where we must not go.`)
  }
  return addresses
}

function mayConnect({ hostname, isPrivate }: Target, address: string): boolean {
  switch (judgeAddress(address)) {
    case 'public':
      return true
    case 'private':
      return isPrivate
    case 'metadata':
      // Exactly the address that the operator configured, not one that a name resolved to.
      return isPrivate && hostname === address
    case 'never':
      return false
  }
}

async function lookUp(resolve: Resolve, hostname: string, signal: AbortSignal): Promise<readonly string[]> {
  try {
    return await unlessAborted(resolve(hostname), signal)
  } catch (error) {
    signal.throwIfAborted()
    throw new OutgoingError('unreachable', `${hostname} was not found: ${messageOf(error)}`, { cause: error })
  }
}

/** A system lookup cannot be cancelled; its result is ignored. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

function connect(
  { authorities }: Line,
  { hostname, port, isSecure }: Target,
  address: string,
  { signal, isLast }: { signal: AbortSignal; isLast: boolean },
): Promise<Socket> {
  const socket = isSecure
    ? connectSecure({
        host: address,
        port,
        ALPNProtocols: ['http/1.1'],
        rejectUnauthorized: true,
        ...(isIP(hostname) === 0 && { servername: hostname }),
        ...(authorities !== null && { ca: authorities }),
      })
    : connectPlain({ host: address, port })
  socket.setKeepAlive(true, KEEP_ALIVE_MS)
  return new Promise((resolve, reject) => {
    const giveUp = () => socket.destroy(new Error('Given up.'))
    const patience = isLast ? undefined : setTimeout(giveUp, ATTEMPT_MS)
    signal.addEventListener('abort', giveUp, { once: true })
    // Stays: a socket that fails when nobody listens would end the process.
    socket.on('error', reject)
    socket.once('close', () => {
      signal.removeEventListener('abort', giveUp)
      clearTimeout(patience)
      reject(new Error('Closed before it was open.'))
    })
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      clearTimeout(patience)
      resolve(socket)
    })
  })
}
