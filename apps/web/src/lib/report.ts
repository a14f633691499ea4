/** Logs an error message that was shown, for debugging. The only place that writes to the browser's console. */
export function report(message: string): void {
  // eslint-disable-next-line no-console -- docs/decisions/0009-the-browser-logs-refusals.md
  console.warn(message)
}
