import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openOutgoing } from '@easel/outgoing/open-outgoing'
import type { Outgoing } from '@easel/outgoing/outgoing'
import { openConcurrencyLimit } from '../../concurrency-limit.ts'
import { type BucketPlace, originOfBucket } from '../places.ts'
import type { BucketRequest, BucketTools } from './bucket-request.ts'
import { type BucketAnswer, judgeAnswer, judgeFailure } from './judge-answer.ts'
import { openSigner, type Signer } from './sign-request.ts'
import { mayPass, StorageFault } from './storage-fault.ts'

export interface AskBucket {
  /** What it answers when it has done it, or 404 when there is no such object. @throws StorageFault */
  ask(request: BucketRequest): Promise<BucketAnswer>
  signer: Signer
  close(): Promise<void>
}

const PAUSES_MS = [200, 800, 2_500]
const HEAD_MS = 10_000
const PROBE_MS = 4_000
/** As slow as a line may be: a body of 8 MiB has 130 s. */
const BYTES_A_MS = 64
const MAX_BYTES = 256 * 1024 * 1024
/** Each request has a connection of its own. */
const AT_ONCE = 48

/** Requests to one bucket: signed, sent, judged, and tried again where that helps. */
export function openAskBucket(place: BucketPlace, tools: BucketTools): AskBucket {
  const outgoing = openOutgoing({ hosts: [{ origin: originOfBucket(place), isPrivate: true }] })
  const signer = openSigner(place, tools)
  const limit = openConcurrencyLimit({ atOnce: AT_ONCE, waiting: 10_000 })
  const { pausesMs = PAUSES_MS } = tools
  return {
    signer,
    close: () => outgoing.close(),
    async ask(request) {
      for (const pauseMs of [...(isAskedOnce(request) ? [] : pausesMs), null]) {
        try {
          const asked = limit.pass(() => askOnce(outgoing, signer, request))
          return await (asked ?? Promise.reject(new StorageFault('throttled', { message: 'Too much waits for it.' })))
        } catch (error) {
          if (!(error instanceof StorageFault)) throw error
          tools.counts.add('easel_storage_errors_total', { kind: error.kind })
          if (pauseMs === null || !mayPass(error)) throw report(tools, error, request)
          await sleep(Math.max(error.waitMs ?? 0, pauseMs / 2 + randomInt(Math.max(1, pauseMs))))
        }
      }
      throw new Error('unreachable')
    },
  }
}

/** What is removed is locked meanwhile, and whoever removes comes again: it must not take longer than the lock is sure to hold. */
function isAskedOnce({ isProbe, method }: BucketRequest): boolean {
  return isProbe === true || method === 'DELETE'
}

async function askOnce(outgoing: Outgoing, signer: Signer, request: BucketRequest): Promise<BucketAnswer> {
  const first = await send(outgoing, signer, request)
  const fault = judgeAnswer(first.answer)
  if (!fault) return first.answer
  // A head has no word of what is wrong: what it is refused for may be the time.
  const mayBeTime = fault.kind === 'denied' || fault.kind === 'skewed'
  if (!mayBeTime || !signer.followClock(first.answer.headers['date'], first.at)) throw fault
  const second = await send(outgoing, signer, request)
  const secondFault = judgeAnswer(second.answer)
  if (secondFault) throw secondFault
  return second.answer
}

async function send(
  outgoing: Outgoing,
  signer: Signer,
  request: BucketRequest,
): Promise<{ answer: BucketAnswer; at: number }> {
  const { method, body, isProbe } = request
  const { url, headers, at } = await signer.sign(request)
  const timeoutMs = isProbe ? PROBE_MS : HEAD_MS + Math.ceil((body?.byteLength ?? 0) / BYTES_A_MS)
  const sent = { method, url, headers, timeoutMs, maxBytes: MAX_BYTES, ...(body && { body }) }
  try {
    const answer = await outgoing.stream({ ...sent, idleMs: HEAD_MS })
    const chunks: Uint8Array[] = []
    for await (const chunk of answer.body) chunks.push(chunk)
    return { answer: { status: answer.status, headers: answer.headers, body: Buffer.concat(chunks) }, at }
  } catch (error) {
    throw judgeFailure(error)
  }
}

/** The key is no secret: it names bytes by their checksum. */
function report({ log }: BucketTools, fault: StorageFault, { method, key, query = {} }: BucketRequest): StorageFault {
  const about = { kind: fault.kind, says: fault.says, method, key, query: Object.keys(query) }
  log.warn({ ...about, cause: fault.message }, 'the storage did not do what it was asked')
  return fault
}
