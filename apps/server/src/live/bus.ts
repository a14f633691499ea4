/** News between server processes: short strings, under 8,000 bytes, that may be lost; whoever needs more reads the rows. */
export interface Bus {
  /** Say something to every process, this one too. */
  tell(channel: string, payload: string): Promise<void>
  /** Hear what any process says. `onGap` is called once the hearing begins, and when a lost connection is back: read what may have been missed. */
  listen(channel: string, hear: (payload: string) => void, onGap?: () => void): () => void
  close(): Promise<void>
}
