/** Who visits, as far as the browser knows, and which first screen. */
export interface EarlyVisit {
  token: string | null
  /** The drawing screen, by a signed-in person. */
  isDrawing: boolean
  /** The login page, directly or by redirect. */
  isLogin: boolean
  /** Channel of the drawing screen, if the address names one. */
  channelId: string | undefined
}

/** Passed from the boot scripts (apps/web/boot) to the app. */
interface Early extends EarlyVisit {
  /** Responses of early calls, by URL. */
  answers: Record<string, Promise<Response>>
  /** Resolves with whether all early calls succeeded in time. */
  isWell?: Promise<boolean>
}

declare global {
  interface Window {
    easelEarly?: Early
  }
}

/** Early responses older than this are not used: a socket ticket is valid for thirty seconds, and other data may have changed. */
const FRESH_MS = 20_000

/** Takes the early response for a URL, once; undefined when there is none, it is too old, or it was requested with another token. */
export function takeEarly(url: string, token: string | null): Promise<Response> | undefined {
  const early = window.easelEarly
  if (early?.token !== token || performance.now() > FRESH_MS) return undefined
  const answer = early.answers[url]
  delete early.answers[url]
  return answer
}
