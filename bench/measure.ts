/** Milliseconds that `act` takes. */
export async function timeMs(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

/** One line: median, 95th percentile and worst of the runs, in milliseconds, beside what is hoped for. */
export function report(what: string, runsMs: readonly number[], hoped: string): void {
  const sorted = [...runsMs].sort((one, other) => one - other)
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN)
  console.log(
    `  ${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms, of ${sorted.length} (hoped: ${hoped})`,
  )
}
