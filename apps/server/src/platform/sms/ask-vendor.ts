import { type AllowedHost, type Outgoing, OutgoingError } from '@easel/outgoing/outgoing'

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
 * Send one request with a bounded response size; redirects are not followed.
 * @throws OutgoingError when there is no whole answer in time
 */
export async function askVendor(
  outgoing: Outgoing,
  { url, headers, body }: VendorRequest,
  timeoutMs: number,
): Promise<VendorAnswer> {
  const limits = { timeoutMs, maxBytes: MAX_ANSWER_BYTES }
  const answer = await outgoing.send({ method: 'POST', url, headers, body: body ?? '', ...limits })
  return { status: answer.status, text: Buffer.from(answer.body).toString('utf8') }
}

/** Allowed host of a vendor; private networks only if the operator set another address. */
export function hostOf(url: string, usualUrl: string | null): AllowedHost {
  return { origin: new URL(url).origin, isPrivate: url !== usualUrl }
}

/** Short reason of a failed request, without phone or text. */
export function nameFailure(error: unknown): string {
  if (!(error instanceof OutgoingError)) return 'unreachable'
  switch (error.kind) {
    case 'too_large':
      return 'answer_too_long'
    case 'timeout':
    case 'forbidden':
      return error.kind
    case 'unreachable':
    case 'broken':
      return 'unreachable'
  }
}
