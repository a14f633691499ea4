const SAMPLES = 180

/** How old what a replica shows is, by clocks of ours alone: when the primary was seen at the place that the replica has reached. */
export class LagMeter {
  readonly #samples: { at: number; position: number }[] = []

  /** The primary was there at that time. */
  note(at: number, position: number): void {
    this.#samples.push({ at, position })
    if (this.#samples.length > SAMPLES) this.#samples.shift()
  }

  /** Null: further behind than is remembered. */
  measure(now: number, replayed: number): number | null {
    if ((this.#samples.at(-1)?.position ?? Infinity) <= replayed) return 0
    const reached = this.#samples.findLast(({ position }) => position <= replayed)
    return reached ? now - reached.at : null
  }
}
