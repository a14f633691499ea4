/** Milliseconds that `act` takes. */
export async function timeMs(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

/** One row of the table: what was measured, what came out, what is hoped for. */
export function report(what: string, measured: string, hoped: string): void {
  console.log(`${what.padEnd(52)} ${measured.padEnd(44)} ${hoped}`)
}

/** Seconds of one run. */
export function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}

/** Median, 95th percentile and worst of the runs, and how many there were. */
export function spread(runsMs: readonly number[], show: (ms: number) => string): string {
  const at = (share: number) => show(percentile(runsMs, share))
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)}, of ${runsMs.length}`
}

/** The value below which this share of the runs lies. */
export function percentile(runsMs: readonly number[], share: number): number {
  const sorted = [...runsMs].sort((one, other) => one - other)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
}

export function inMilliseconds(ms: number): string {
  return `${ms.toFixed(0)} ms`
}
