/** Where a span stands, as W3C Trace Context writes it. */
export interface TracePlace {
  traceId: string
  spanId: string
  isSampled: boolean
}

const WRITTEN = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const SAMPLED = 1

export function writeTraceParent({ traceId, spanId, isSampled }: TracePlace): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
}

/** Null: it is none. */
export function readTraceParent(written: string): TracePlace | null {
  const [, traceId, spanId, flags] = WRITTEN.exec(written) ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return null
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED }
}
