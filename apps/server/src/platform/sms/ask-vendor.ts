/** One POST, ready to go. */
export interface VendorRequest {
  url: string
  headers: Readonly<Record<string, string>>
  body: string | null
}

export interface VendorAnswer {
  status: number
  text: string
}

const MAX_ANSWER_BYTES = 64 * 1024

/**
 * Ask once, and read no more than an honest answer holds; a redirect is an answer, not an order.
 * @throws when there is no whole answer in time
 */
export async function askVendor({ url, headers, body }: VendorRequest, timeoutMs: number): Promise<VendorAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
  return { status: response.status, text: await readBounded(response) }
}

export class AnswerTooLong extends Error {
  override name = 'AnswerTooLong'
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength
    if (bytes > MAX_ANSWER_BYTES) {
      await reader?.cancel()
      throw new AnswerTooLong()
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}
