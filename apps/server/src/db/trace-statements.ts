import type { LogEvent } from 'kysely'
import type { Traces } from '../platform/traces/traces.ts'

const TEXT_MAX_CHARS = 2_000

/** A span for each statement of something that is traced: its text with places for values, never the values. */
export function traceStatements(traces: Traces): (event: LogEvent) => void {
  return ({ level, query, queryDurationMillis }) => {
    const endedAt = new Date()
    const text = query.sql.replace(/\s+/g, ' ').trim()
    const verb = /^\w+/.exec(text)?.[0].toLowerCase() ?? 'statement'
    traces.note(`sql ${verb}`, {
      kind: 'client',
      facts: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, TEXT_MAX_CHARS) },
      startedAt: new Date(endedAt.getTime() - queryDurationMillis),
      endedAt,
      hasFailed: level === 'error',
    })
  }
}
