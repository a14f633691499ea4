/** Write into the browser's own log what a person was told, for who looks for the cause. The one place that writes there. */
export function report(message: string): void {
  // eslint-disable-next-line no-console -- docs/decisions/0009-the-browser-logs-refusals.md
  console.warn(message)
}
