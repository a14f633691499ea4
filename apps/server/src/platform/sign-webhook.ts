import { createHmac } from 'node:crypto'
import type { Secret } from './secret.ts'

/**
 * The headers of the Standard Webhooks specification: who verifies them knows the sender, the moment and the body. Signed
 * by each of the secrets, so that who holds any of them can verify.
 */
export function signWebhook(secrets: readonly Secret[], { id, at, body }: { id: string; at: Date; body: string }) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`)
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

function sign(secret: Secret, content: string): string {
  const key = Buffer.from(secret.reveal().replace(/^whsec_/, ''), 'base64')
  return createHmac('sha256', key).update(content).digest('base64')
}
