import { isOwnHost, isThisMachine } from './own-network.ts'

type Environment = Readonly<Record<string, string | undefined>>
interface Site {
  NODE_ENV?: string | undefined
  PUBLIC_URL?: string | undefined
}

/** NODE_ENV values of development machines; any other means production. */
const TRYING: ReadonlySet<string> = new Set(['', 'development', 'test'])

export function isProduction({ NODE_ENV = '' }: Pick<Site, 'NODE_ENV'>): boolean {
  return !TRYING.has(NODE_ENV)
}

/** Whether this is a trial server: not production, and no public address. */
export function isForTrying({ NODE_ENV, PUBLIC_URL }: Site): boolean {
  if (isProduction({ NODE_ENV })) return false
  return !PUBLIC_URL || !URL.canParse(PUBLIC_URL) || isOwnHost(new URL(PUBLIC_URL).host)
}

/** Settings that only a trial server may leave at their defaults; each sentence begins with the setting's name. */
export function faultsOfTrying(env: Environment): string[] {
  if (isForTrying(env)) return faultsOfHashing(env)
  const { SMS_PROVIDER: sms, ADMIN_PHONE: phone, ENGINE: engine } = env
  const elsewhere = 'in production and where PUBLIC_URL is not of this network'
  return [
    ...faultsOfHashing(env),
    ...(sms ? [] : [`SMS_PROVIDER: must be named ${elsewhere}; console prints the codes on this machine`]),
    // The default number may belong to somebody, who would receive the administrator's codes.
    ...(sms && sms !== 'console' && !phone ? [`ADMIN_PHONE: must be your own ${elsewhere}`] : []),
    ...(engine === 'fake'
      ? [`ENGINE: must not be fake ${elsewhere}; people would pay for pictures that are none`]
      : []),
  ]
}

/** Cheap hashes are for tests, which nobody reaches from another machine. */
function faultsOfHashing({ PASSWORD_COST: cost, NODE_ENV, PUBLIC_URL: url }: Environment): string[] {
  const isHere = !url || !URL.canParse(url) || isThisMachine(new URL(url).host)
  if (cost !== 'cheap' || (!isProduction({ NODE_ENV }) && isHere)) return []
  return ['PASSWORD_COST: must not be cheap in production and where PUBLIC_URL is not this machine']
}
