import type { ServerResponse } from 'node:http'
import type { ApiFault } from '../open-faults.ts'
import { type Signer, signedHeaders } from '../keys/seal.ts'
import type { Wechat } from '../wechat.ts'
import type { Answer } from './operation.ts'

const SIX_MINUTES_MS = 6 * 60_000

interface Sending {
  fault: ApiFault | null
  /** Null: the answer carries no signature. */
  signer: Signer | null
  wechat: Wechat
}

/** Send what was decided, or what the script makes of it. */
export function sendAnswer(response: ServerResponse, answer: Answer | null, { fault, signer, wechat }: Sending): void {
  if (answer === null || fault === 'lost') {
    response.destroy()
    return
  }
  // Nobody waits here: the connection ends when who asked gives up, or with the stand-in.
  if (fault === 'slow') return
  const sent = fault === 'wrong type' ? { ...answer, ...mistype(answer) } : answer
  const headers = signer ? signWith(fault, signer, sent, wechat) : {}
  const type = sent.contentType === null ? {} : { 'content-type': sent.contentType }
  const length = sent.status === 204 ? {} : { 'content-length': String(sent.body.length) }
  response.writeHead(sent.status, { ...type, ...length, 'request-id': wechat.books.nextNumber('08'), ...headers })
  if (fault !== 'truncated') response.end(sent.body)
  else response.write(sent.body.subarray(0, sent.body.length / 2), () => response.destroy())
}

function signWith(fault: ApiFault | null, signer: Signer, { body }: Answer, { clock, keys }: Wechat) {
  const now = clock.now()
  if (fault === 'unsigned') return {}
  if (fault === 'wrongly signed') return signedHeaders({ ...keys.forger, serial: signer.serial }, body, now)
  if (fault === 'old timestamp') return signedHeaders(signer, body, new Date(now.getTime() - SIX_MINUTES_MS))
  return signedHeaders(signer, body, now)
}

/** The same fields, and every text a number and every number a text; of nothing at all, something. */
function mistype({ status, body }: Answer): Partial<Answer> {
  if (status === 204) return { status: 200, contentType: 'application/json', body: Buffer.from('[]') }
  const text = body.toString('utf8')
  if (!text.startsWith('{')) return { contentType: 'text/html', body: Buffer.from('<html></html>') }
  const turned = JSON.stringify(JSON.parse(text), (_, value: unknown) => {
    if (typeof value === 'string') return value.length
    return typeof value === 'number' ? String(value) : value
  })
  return { body: Buffer.from(turned) }
}
