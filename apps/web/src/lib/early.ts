/** Whose visit it is, as far as the browser knows, and which first screen it is for. */
export interface EarlyVisit {
  token: string | null
  /** Somebody comes to the drawing screen. */
  isDrawing: boolean
  /** The login page stands at this address, or will. */
  isLogin: boolean
  /** Whose cards come first on the drawing screen, where the address says it. */
  channelId: string | undefined
}

/** What the page's own scripts (apps/web/boot) hand on to the app. */
interface Early extends EarlyVisit {
  /** Calls that were started before the app was here, by address. */
  answers: Record<string, Promise<Response>>
  /** Whether every one of them has been answered, well and in time; at once where the login page knows the company. */
  isWell?: Promise<boolean>
  /** What the operator said of itself at the last visit, if anything. */
  company?: unknown
}

declare global {
  interface Window {
    easelEarly?: Early
  }
}

/** A ticket of the live connection is good for thirty seconds, and everything else may have changed. */
const FRESH_MS = 20_000

/** The answer that the page already asked for, once; undefined when it did not, asked as somebody else, or long ago. */
export function takeEarly(url: string, token: string | null): Promise<Response> | undefined {
  const early = window.easelEarly
  if (early?.token !== token || performance.now() > FRESH_MS) return undefined
  const answer = early.answers[url]
  delete early.answers[url]
  return answer
}
