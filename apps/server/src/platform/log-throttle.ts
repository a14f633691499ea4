import { networkOf } from './network-of.ts'

/** Repeated log lines of one caller or fault must not fill a disk: the first are written, the others counted. */
export interface LogThrottle {
  /** False: it was only counted. */
  mayWrite(line: Line): boolean
  /** Counts since the last call, which resets them. */
  take(): Counted[]
}

export interface Line {
  /** As pino numbers them. */
  level: number
  message: string
  fields: Readonly<Record<string, unknown>>
}

/** What the lines of one kind have in common; `of` is their message. */
export type Kind = { of: string } & Record<string, unknown>
export type Counted = Kind & { count: number }

const WARN = 40
/** Of one kind, until they are taken. */
const WRITTEN = 20
/** Beyond this many kinds, lines are grouped by message alone. */
const KINDS_MAX = 2_000
const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

export function openLogThrottle(): LogThrottle {
  const kinds = new Map<string, { kind: Kind; seen: number }>()
  const findKind = (line: Line) => {
    const kind = kindOf(line)
    for (const candidate of [kind, { of: kind.of } satisfies Kind]) {
      const key = JSON.stringify(candidate)
      const counted = kinds.get(key)
      if (counted) return counted
      if (kinds.size < KINDS_MAX || candidate !== kind) {
        const fresh = { kind: candidate, seen: 0 }
        kinds.set(key, fresh)
        return fresh
      }
    }
    return { kind, seen: 0 }
  }
  return {
    mayWrite(line) {
      if (!isRefusal(line)) return true
      const counted = findKind(line)
      counted.seen += 1
      return counted.seen <= WRITTEN
    },
    take() {
      const all = [...kinds.values()].filter(({ seen }) => seen > WRITTEN)
      kinds.clear()
      return all.map(({ kind, seen }) => ({ ...kind, count: seen - WRITTEN }))
    },
  }
}

/** Also errors: a fault that hits every call floods the log too. */
function isRefusal({ level, message, fields }: Line): boolean {
  const { status, reason, problem } = fields
  if (level >= WARN || reason !== undefined || problem !== undefined) return true
  return (typeof status === 'number' && status >= 400) || message.endsWith(' refused')
}

function kindOf({ message, fields }: Line): Kind {
  const { status, reason, problem, url, ip, err, provider, kind } = fields
  return {
    of: message,
    ...(typeof url === 'string' && { url: url.replace(ID, '***') }),
    ...(typeof ip === 'string' && { ip: networkOf(ip) }),
    ...(err instanceof Error && { error: ('code' in err && err.code) || err.message.slice(0, 200) }),
    ...textsOf({ status, reason, problem, provider, kind }),
  }
}

function textsOf(fields: Record<string, unknown>): Record<string, string | number> {
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  )
  return Object.fromEntries(texts)
}
