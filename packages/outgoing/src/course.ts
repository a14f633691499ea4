import { OutgoingError } from './outgoing.ts'

/**
 * Lifetime of one request. Whatever ends it first sets the reason, and all its resources are released. Uses its own timers: those
 * of `AbortSignal.timeout` and `AbortSignal.any` can be garbage collected before they fire.
 */
export interface Course {
  /** Aborted when the course ends; its reason is what the caller hears. */
  signal: AbortSignal
  end(reason: unknown): void
  /** End after a timeout; returns a function that cancels it. */
  endAfter(milliseconds: number, reason: () => OutgoingError): () => void
  /** @throws the reason, when the course has ended; `broken`, when `error` is a stranger's */
  fail(error: unknown): never
}

/** @throws the signal's reason, when it is aborted already */
export function openCourse(open: Set<Course>, signal: AbortSignal | undefined): Course {
  signal?.throwIfAborted()
  const ending = new AbortController()
  const timers = new Set<NodeJS.Timeout>()
  const abort = () => course.end(signal?.reason)
  const course: Course = {
    signal: ending.signal,
    end(reason) {
      timers.forEach(clearTimeout)
      signal?.removeEventListener('abort', abort)
      open.delete(course)
      ending.abort(reason)
    },
    endAfter(milliseconds, reason) {
      if (ending.signal.aborted) return () => undefined
      const timer = setTimeout(() => course.end(reason()), milliseconds)
      timers.add(timer)
      return () => {
        clearTimeout(timer)
        timers.delete(timer)
      }
    },
    fail(error) {
      if (ending.signal.aborted) throw ending.signal.reason
      throw error instanceof OutgoingError ? error : new OutgoingError('broken', messageOf(error), { cause: error })
    },
  }
  signal?.addEventListener('abort', abort, { once: true })
  open.add(course)
  return course
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
