import type { OutgoingStream } from '@easel/outgoing/outgoing'
import type { Pixels } from '../geometry/pixels.ts'
import { EngineRefused } from '../remote/faults.ts'
import { ask, MOST_ANSWER_BYTES, readFault, readJson, requestOf, requireTaken } from '../remote/line.ts'
import type { Run } from '../remote/open-synchronous.ts'
import { readPicture, toBase64, writePreview } from '../remote/picture.ts'
import { type Partial, readEvents } from './read-events.ts'
import type { Server } from './server.ts'
import { imagesAnswer, type PictureOnWire } from './wire.ts'
import { shareOfPartial, type Wish, writeRequest } from './write-request.ts'

const MOST_PICTURE_BYTES = 20 * 1024 * 1024
/** Roads that a server may lack, one found out at a time. */
const MOST_LACKS = 3

/** As many pictures as `count`, of one request if the server can; what it left out is asked for apart. */
export async function askImages(
  server: Server,
  wish: Wish,
  { count, run }: { count: number; run: Run },
): Promise<Pixels[]> {
  const pictures: Pixels[] = []
  while (pictures.length < count) {
    const missing = count - pictures.length
    const asked = server.known.several ? missing : 1
    const before = pictures.length
    const see = (partial: Partial) => showPartial(partial, { run, count, before })
    const drawn = await run.submit(() => askTolerantly(server, wish, { count: asked, see, signal: run.signal }))
    // One that leaves the number aside draws one.
    if (asked > 1 && drawn.length === 1) server.known.several = false
    pictures.push(...(await readAll(server, drawn.slice(0, missing), run.signal)))
    run.tell(pictures.length / count, null)
  }
  const [first] = pictures
  if (pictures.some(({ width, height }) => width !== first?.width || height !== first.height)) {
    throw new EngineRefused('engine_bad_reply')
  }
  return pictures
}

function showPartial(
  { base64, index, finishedCount }: Partial,
  { run, count, before }: { run: Run; count: number; before: number },
): void {
  const share = (before + finishedCount + shareOfPartial(index)) / count
  void writePreview(base64).then((preview) => run.tell(share, preview))
}

interface Asking {
  count: number
  see: (partial: Partial) => void
  signal: AbortSignal
}

/** A request that is refused for what it asks besides has drawn nothing, and is made again without that. */
async function askTolerantly(server: Server, wish: Wish, asking: Asking): Promise<PictureOnWire[]> {
  for (let tries = 1; ; tries++) {
    try {
      return await askOnce(server, wish, asking)
    } catch (error) {
      if (!(error instanceof EngineRefused) || tries === MOST_LACKS || !learnLack(server, wish, error)) throw error
      if (!server.known.several) asking = { ...asking, count: 1 }
    }
  }
}

/** Whether it may be asked otherwise. */
function learnLack({ known }: Server, { pictures }: Wish, { reason, isGone, status }: EngineRefused): boolean {
  if (isGone && pictures.length > 0) known.edits = false
  if (status !== 400 && status !== 422) return false
  if (known.streams && /stream|partial_images/i.test(reason)) {
    known.streams = false
    return true
  }
  if (known.several && /\bn\b/.test(reason)) {
    known.several = false
    return true
  }
  return false
}

async function askOnce(server: Server, wish: Wish, { count, see, signal }: Asking): Promise<PictureOnWire[]> {
  const { line, settings, known } = server
  if (wish.pictures.length > 0 && !known.edits) throw new EngineRefused('engine_lacks_call')
  const { timeoutMs } = settings
  const question = { ...writeRequest(server, wish, count), signal, timeoutMs, maxBytes: MOST_ANSWER_BYTES }
  try {
    const answer = await line.outgoing.stream({ ...requestOf(line, question), idleMs: timeoutMs })
    if (answer.status === 200 && isStream(answer)) return await readEvents(answer.body, see)
    const whole = { ...answer, body: await readBody(answer) }
    requireTaken(whole, line)
    // It drew all the same, and simply does not tell on the way.
    known.streams = false
    const read = imagesAnswer.safeParse(readJson(whole))
    if (!read.success) throw new EngineRefused('engine_bad_reply', { cause: read.error })
    return read.data.data
  } catch (error) {
    throw readFault(error)
  }
}

const isStream = ({ headers }: OutgoingStream) => headers['content-type']?.startsWith('text/event-stream') === true

async function readBody({ body }: OutgoingStream): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function readAll(server: Server, drawn: readonly PictureOnWire[], signal: AbortSignal): Promise<Pixels[]> {
  return Promise.all(
    drawn.map(async ({ b64_json, url }) => {
      if (b64_json !== undefined) return readPicture(b64_json)
      if (url === undefined) throw new EngineRefused('engine_bad_reply')
      if (url.startsWith('data:')) return readPicture(url)
      return readPicture(await fetchPicture(server, url, signal))
    }),
  )
}

/** Without our key: the picture may lie elsewhere, where the operator allows it. */
async function fetchPicture({ line }: Server, url: string, signal: AbortSignal): Promise<string> {
  const bare = { ...line, baseUrl: '', headers: {} }
  try {
    const { body } = await ask(bare, { method: 'GET', path: url, signal, maxBytes: MOST_PICTURE_BYTES })
    return toBase64(body)
  } catch (error) {
    signal.throwIfAborted()
    throw new EngineRefused('engine_bad_reply', { cause: error })
  }
}
