import { createHash } from 'node:crypto'
import { openOutgoing } from '@easel/outgoing/open-outgoing'
import { OutgoingError } from '@easel/outgoing/outgoing'
import webPush from 'web-push'
import type { PushEndpointRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import type { PushKeys } from './get-keys.ts'
import { isAllowed, type Outcome, readStatus, TTL_SECONDS } from './rules.ts'

/** Shorter than the time that a stopping server waits for its jobs. */
const TIMEOUT_MS = 5_000
const ANSWER_MAX_BYTES = 16 * 1024
/** RFC 8030, section 5.4. */
const TOPIC_CHARS = 32

export interface Push {
  endpoint: Pick<PushEndpointRow, 'url' | 'p256dh' | 'auth'>
  keys: PushKeys
  /** Of several with the same tag only the last is delivered to a device that was offline. */
  tag: string
  text: string
}

/** Encrypts a push message for its browser and sends it to the browser's push service, never to a private address. */
export async function sendPush({ config }: Pick<Deps, 'config'>, push: Push): Promise<Outcome> {
  const { url } = push.endpoint
  const { pushServices, publicUrl } = config
  if (!isAllowed(url, pushServices)) return 'gone'
  const request = writeRequest(push, publicUrl)
  if (!request) return 'gone'
  const outgoing = openOutgoing({ hosts: [{ origin: new URL(url).origin, isPrivate: pushServices !== 'any' }] })
  try {
    const limits = { timeoutMs: TIMEOUT_MS, maxBytes: ANSWER_MAX_BYTES }
    const { status } = await outgoing.send({ method: 'POST', url, ...request, ...limits })
    return readStatus(status)
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    return error.kind === 'forbidden' ? 'gone' : 'failed'
  } finally {
    await outgoing.close()
  }
}

/** Null: the browser's key is not one. */
function writeRequest({ endpoint, keys, tag, text }: Push, publicUrl: string | null) {
  const { url, p256dh, auth } = endpoint
  const topic = createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_CHARS)
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint: url, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject: contactOf(publicUrl), ...keys },
      ...{ TTL: TTL_SECONDS, urgency: 'high', topic, contentEncoding: 'aes128gcm' },
    })
    const { 'Content-Length': _, ...own } = headers as Record<string, unknown>
    const written = Object.entries(own).map(([name, value]) => [name, String(value)])
    return { headers: Object.fromEntries(written) as Record<string, string>, body }
  } catch {
    return null
  }
}

/** Push services want to know whom to ask when something is wrong. */
function contactOf(publicUrl: string | null): string {
  return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@easel.invalid'
}
