import type { Probe, RemoteEngine } from '../engine.ts'
import type { Connection, Kind } from '../kind.ts'
import { askJson, type Line } from './line.ts'
import type { RemoteTools } from './tools.ts'

const TIMEOUT_MS = 3_000

/** The same kind, whose engines' probes also say when something of another one of `all` listens there. */
export function tellKind(kind: Kind, all: readonly Kind[]): Kind {
  return {
    ...kind,
    plan(options) {
      const { open, ...plan } = kind.plan(options)
      return {
        ...plan,
        open: (connection, tools) => tellOther(open(connection, tools), kind, { line: lineTo(connection, tools), all }),
      }
    },
  }
}

function tellOther(
  engine: RemoteEngine,
  kind: Kind,
  { line, all }: { line: Line; all: readonly Kind[] },
): RemoteEngine {
  return {
    ...engine,
    async probe(signal) {
      const probe = await engine.probe(signal)
      if (!mayBeAnother(probe, kind)) return probe
      const name = await findKind(line, all, signal)
      return name === null || name === kind.name
        ? probe
        : { ...probe, notes: [{ code: 'kind_other', detail: name }, ...probe.notes] }
    },
  }
}

/** Identification requests carry no key. */
function lineTo({ url }: Connection, { outgoing, clock }: RemoteTools): Line {
  return { outgoing, clock, baseUrl: url.replace(/\/+$/, ''), headers: {} }
}

/** Notes of those who are there, and speak another language or are broken. */
const SPEAKING: ReadonlySet<string> = new Set([
  'api_off',
  'engine_bad_reply',
  'engine_said',
  'engine_failed',
  'no_mj_proxy',
])

function mayBeAnother({ isWell, notes, abilities }: Probe, kind: Kind): boolean {
  return isWell ? (kind.mayBeAnother?.(abilities) ?? false) : notes.some(({ code }) => SPEAKING.has(code))
}

/** What listens there, as far as it can be told; null: nothing that is known. Never throws. */
async function findKind(line: Line, all: readonly Kind[], signal: AbortSignal): Promise<string | null> {
  const baseUrl = line.baseUrl.replace(/\/v1$/, '')
  for (const { name, sign } of all) {
    if (!sign) continue
    const question = { method: 'GET', path: sign.path, signal, timeoutMs: TIMEOUT_MS } as const
    const answer = await askJson({ ...line, baseUrl }, question).catch(() => null)
    if (sign.shape.safeParse(answer).success) return name
  }
  return null
}
