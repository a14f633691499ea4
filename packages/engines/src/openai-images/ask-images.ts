import type { OutgoingAnswer, OutgoingStream } from '@easel/outgoing/outgoing'
import type { Pixels } from '../geometry/pixels.ts'
import { EngineRefused } from '../remote/faults.ts'
import { MOST_ANSWER_BYTES, readFault, readJson, requestOf } from '../remote/line.ts'
import type { Run } from '../remote/open-synchronous.ts'
import { readPicture, writePreview } from '../remote/picture.ts'
import { chooseExtras, findRefused } from './choose-extras.ts'
import { fetchPicture } from './fetch-picture.ts'
import { type Partial, readEvents } from './read-events.ts'
import { readComplaint, refusalOf, requireYes, ServerRefused } from './read-refusal.ts'
import type { Extra, Server } from './server.ts'
import { imagesAnswer, type PictureOnWire } from './wire.ts'
import { shareOfPartial, type ImageRequest, writeRequest } from './write-request.ts'

/** As many pictures as `count`, of one request if the server can; what it left out is asked for apart. */
export async function askImages(
  server: Server,
  wish: ImageRequest,
  { count, run }: { count: number; run: Run },
): Promise<Pixels[]> {
  const pictures: Pixels[] = []
  while (pictures.length < count) {
    const missing = count - pictures.length
    const requestCount = server.known.several ? missing : 1
    const before = pictures.length
    const see = (partial: Partial) => {
      server.known.previews = true
      showPartial(partial, { run, count, before })
    }
    const drawn = await run.submit(() =>
      askTolerantly(server, { ...wish, seed: wish.seed + before }, { count: requestCount, see, signal: run.signal }),
    )
    // A server that ignores `n` draws one.
    if (requestCount > 1 && drawn.length === 1) server.known.several = false
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
  { base64, index }: Partial,
  { run, count, before }: { run: Run; count: number; before: number },
): void {
  const share = (before + shareOfPartial(index)) / count
  void writePreview(base64).then((preview) => run.tell(share, preview))
}

interface Asking {
  count: number
  see: (partial: Partial) => void
  signal: AbortSignal
}

/** A request refused because of an optional parameter has drawn nothing, and is repeated without it. */
async function askTolerantly(
  server: Server,
  wish: ImageRequest,
  { count, ...asking }: Asking,
): Promise<PictureOnWire[]> {
  for (;;) {
    const requestCount = server.known.several ? count : 1
    const extras = chooseExtras(server, wish, requestCount)
    try {
      return await askOnce(server, wish, { ...asking, count: requestCount, extras })
    } catch (error) {
      if (!learnLack(server, error, extras)) throw error
    }
  }
}

/** Whether to retry without the refused parameter, which a concurrent request may have found too. */
function learnLack({ known }: Server, error: unknown, extras: ReadonlySet<Extra>): boolean {
  if (!(error instanceof ServerRefused) || (error.status !== 400 && error.status !== 422)) return false
  const refused = findRefused(error.said, extras)
  if (refused !== null) known[refused] = false
  return refused !== null
}

interface AskingOnce extends Asking {
  extras: ReadonlySet<Extra>
}

async function askOnce(server: Server, wish: ImageRequest, asking: AskingOnce): Promise<PictureOnWire[]> {
  const { line, settings, known } = server
  const isEdit = wish.pictures.length > 0
  if (isEdit && !known.edits) throw new EngineRefused('engine_lacks_call')
  const { timeoutMs } = settings
  const limits = { signal: asking.signal, timeoutMs, maxBytes: MOST_ANSWER_BYTES }
  const question = { ...writeRequest(settings, wish, asking), ...limits }
  try {
    const answer = await line.outgoing.stream({ ...requestOf(line, question), idleMs: timeoutMs })
    return await readAnswer(server, answer, asking)
  } catch (error) {
    const fault = readFault(error)
    if (isEdit && fault instanceof EngineRefused && fault.isGone) known.edits = false
    throw fault
  }
}

async function readAnswer(server: Server, answer: OutgoingStream, asking: AskingOnce): Promise<PictureOnWire[]> {
  const { line, known } = server
  if (answer.status === 200 && isStream(answer)) {
    const finished = await readEvents(answer.body, asking)
    if (finished.length > 0) return finished
    // Unknown stream format, and the picture is lost: later requests do not stream.
    known.streams = false
    throw new EngineRefused('picture_missing')
  }
  const whole = { ...answer, body: await readBody(answer) }
  requireYes(whole, line)
  // It ignored streaming.
  if (asking.extras.has('streams')) known.streams = false
  return readWhole(whole)
}

function readWhole(whole: Pick<OutgoingAnswer, 'body'>): PictureOnWire[] {
  const read = imagesAnswer.safeParse(readJson(whole))
  if (read.success) return read.data.data
  const complaint = readComplaint(whole.body)
  if (complaint?.message) throw refusalOf(complaint)
  throw new EngineRefused('engine_bad_reply', { cause: read.error })
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
      if (url === undefined) throw new EngineRefused('picture_missing')
      return url.startsWith('data:') ? readPicture(url) : fetchPicture(server, url, signal)
    }),
  )
}
