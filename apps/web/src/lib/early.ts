declare global {
  interface Window {
    /** Calls that index.html started before this script arrived. */
    easelEarly?: {
      token: string | null
      answers: Record<string, Promise<Response>>
      /** Whether every one of them has been answered, well and in time; at once where the login page knows the company. */
      isWell: Promise<boolean>
      /** They are for the drawing screen, and for this channel on it. */
      isDrawing: boolean
      /** The login page stands at this address, or will. */
      isLogin: boolean
      channelId: string | undefined
      /** What the operator said of itself at the last visit, if anything. */
      company?: unknown
    }
  }
}

/** A ticket of the live connection is good for thirty seconds, and everything else may have changed. */
const FRESH_MS = 20_000

/** The answer that index.html already asked for, once; undefined when it did not, asked as somebody else, or long ago. */
export function takeEarly(url: string, token: string | null): Promise<Response> | undefined {
  const early = window.easelEarly
  if (early?.token !== token || performance.now() > FRESH_MS) return undefined
  const answer = early.answers[url]
  delete early.answers[url]
  return answer
}
