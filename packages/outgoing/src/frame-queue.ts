type Frame = string | Uint8Array

/** Frames that came and wait for their reader. */
export interface FrameQueue {
  push(frame: Frame): void
  /** Buffered frames are delivered first, then the failure, if any. Only the first end counts. */
  end(failure?: unknown): void
  /** Forgets what waits. */
  drop(): void
  frames: AsyncIterable<Frame>
}

const MAX_COUNT = 1_000

/** Applies backpressure while `maxBytes` or a thousand frames are buffered; frames in flight are still accepted. */
export function createQueue({
  maxBytes,
  pause,
  resume,
}: {
  maxBytes: number
  pause(): void
  resume(): void
}): FrameQueue {
  let waiting: Frame[] = []
  let byteCount = 0
  let ended: { failure: unknown } | undefined
  let wakeUps: (() => void)[] = []
  function wake() {
    wakeUps.forEach((wakeUp) => wakeUp())
    wakeUps = []
  }
  async function* read() {
    for (;;) {
      const frame = waiting.shift()
      if (frame !== undefined) {
        byteCount -= frame.length
        if (waiting.length === 0) resume()
        yield frame
      } else if (ended) {
        if (ended.failure !== undefined) throw ended.failure
        return
      } else {
        await new Promise<void>((resolve) => wakeUps.push(resolve))
      }
    }
  }
  return {
    push(frame) {
      if (ended) return
      waiting.push(frame)
      byteCount += frame.length
      if (waiting.length >= MAX_COUNT || byteCount >= maxBytes) pause()
      wake()
    },
    end(failure) {
      ended ??= { failure }
      wake()
    },
    drop() {
      waiting = []
      byteCount = 0
      resume()
    },
    frames: { [Symbol.asyncIterator]: read },
  }
}
