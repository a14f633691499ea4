/** Devices of one account that are notified by Web Push; of more the oldest is dropped. */
export const ENDPOINTS_MAX = 10
/** Time for a page that shows the news to report it as seen before other devices are notified. */
export const WAIT_MS = 4_000
/** A notification that could not be delivered for so long is old news. */
export const STALE_MS = 30 * 60_000
/** An endpoint that has failed for so long is dropped. */
export const DEAD_MS = 7 * 24 * 60 * 60_000
/** Seconds that a push service keeps a message for a device that is offline. */
export const TTL_SECONDS = 12 * 60 * 60

/** Where pushes may be sent: to any public push service, to none, or to these origins only. */
export type PushServices = 'any' | 'off' | readonly string[]

/** Whether a browser's push service may be used; its addresses are judged when it is dialled. */
export function isAllowed(url: string, services: PushServices): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, origin, username, password, port } = new URL(url)
  if (username !== '' || password !== '') return false
  if (services === 'any') return protocol === 'https:' && port === ''
  return services !== 'off' && services.includes(origin)
}

/** `gone`: nobody will ever hear us there. `failed`: try again later. `refused`: the request is at fault, so repeating it is pointless. */
export type Outcome = 'sent' | 'gone' | 'failed' | 'refused'

export function readStatus(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent'
  // 403: the endpoint belongs to other keys than ours.
  if (status === 404 || status === 410 || status === 403) return 'gone'
  if (status === 429 || status >= 500) return 'failed'
  return 'refused'
}
