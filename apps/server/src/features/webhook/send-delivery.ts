import { openOutgoing } from '@easel/outgoing/open-outgoing'
import { OutgoingError } from '@easel/outgoing/outgoing'
import type { Config } from '../../config.ts'
import { type Answer, ANSWER_MAX_CHARS } from './rules.ts'

/** For everything: a receiver that hangs or drips is let go. */
const PATIENCE_MS = 10_000
/** Read of an answer, of which less is kept. */
const ANSWER_MAX_BYTES = 4 * ANSWER_MAX_CHARS

export interface Posted {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

export interface SendDeps {
  config: Pick<Config, 'privateWebhookOrigins'>
  /** Less in tests. */
  patienceMs?: number
}

/**
 * POST to an address outside, never to a private one unless the operator allows it.
 *
 * @throws the signal's reason
 */
export async function sendDelivery(
  { config, patienceMs = PATIENCE_MS }: SendDeps,
  { url, headers, body }: Posted,
  stopping: AbortSignal,
): Promise<Answer> {
  const { origin } = new URL(url)
  const outgoing = openOutgoing({ hosts: [{ origin, isPrivate: config.privateWebhookOrigins.includes(origin) }] })
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(patienceMs)])
  let status: number | null = null
  try {
    const answer = await outgoing.stream({ method: 'POST', url, headers, body, signal })
    status = answer.status
    return { status, text: await readBeginning(answer.body), isForbidden: false }
  } catch (error) {
    stopping.throwIfAborted()
    // The status is what counts; a body that broke off says nothing more.
    if (status !== null) return { status, text: '', isForbidden: false }
    const kind = signal.aborted ? 'timeout' : kindOf(error)
    return { status, text: kind, isForbidden: kind === 'forbidden' }
  } finally {
    await outgoing.close()
  }
}

function kindOf(error: unknown): OutgoingError['kind'] {
  if (error instanceof OutgoingError) return error.kind
  throw error
}

async function readBeginning(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    bytes += chunk.byteLength
    if (bytes >= ANSWER_MAX_BYTES) break
  }
  const text = Buffer.concat(chunks).toString('utf8').replaceAll('\0', '')
  return [...text].slice(0, ANSWER_MAX_CHARS).join('')
}
