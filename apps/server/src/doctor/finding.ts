/** `emulated`: a stand-in of ours does it. `off`: nobody asked for it. `broken`: it is on, and does not work. */
export interface Finding {
  /** `database`, `engine home`. */
  part: string
  state: 'well' | 'emulated' | 'off' | 'broken'
  text: string
}

/** What made something fail, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}
