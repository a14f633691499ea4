import { CallError } from './call-error.ts'
import { readToken, useAppSetting } from './stored.ts'
import { text } from '../i18n/text.ts'

interface DownloadOptions {
  signal: AbortSignal
  /** Hears how many bytes have come so far. */
  onBytes: (bytes: number) => void
}

/**
 * Fetch a file that the server makes of what it is told. The token goes in a header, so no plain link can do it.
 *
 * @throws CallError when it is refused; TypeError when it breaks off, since half a file is none
 * @throws DOMException named AbortError when `signal` said so
 */
export async function download(path: string, body: object, { signal, onBytes }: DownloadOptions): Promise<Blob> {
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${readToken()}`,
      'accept-language': useAppSetting.getState().language,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal,
  })
  const isFile = response.ok && !response.headers.get('content-type')?.includes('json')
  if (!isFile || !response.body) {
    throw new CallError({
      status: response.status,
      code: response.status,
      reason: 'unknown',
      message: text('net.failed'),
    })
  }
  let bytes = 0
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, out) {
      bytes += part.length
      onBytes(bytes)
      out.enqueue(part)
    },
  })
  // The browser keeps a large blob on disk.
  return new Response(response.body.pipeThrough(counter)).blob()
}
