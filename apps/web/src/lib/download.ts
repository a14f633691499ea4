import { CallError } from './call-error.ts'
import { readToken, useAppSetting } from './stored.ts'
import { text } from '../i18n/text.ts'

interface DownloadOptions {
  signal: AbortSignal
  /** Called with the number of bytes received so far. */
  onBytes: (bytes: number) => void
}

/**
 * Downloads a file that the server creates from `body`. A plain link cannot do this, because the token goes in a header.
 * @throws CallError when refused; TypeError when the connection breaks, because a partial file is useless
 * @throws DOMException named AbortError when `signal` aborted it
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
  // Browsers keep large blobs on disk.
  return new Response(response.body.pipeThrough(counter)).blob()
}
