import type { IncomingHttpHeaders } from 'node:http'

/** The status of a "no"; null: it is a yes. */
export function mayAsk({ origin, host, authorization }: IncomingHttpHeaders, key: string | undefined): number | null {
  // A page of elsewhere must not order drawings through somebody's browser.
  if (origin !== undefined && new URL(origin).host !== host) return 403
  return key !== undefined && authorization !== `Bearer ${key}` ? 401 : null
}
