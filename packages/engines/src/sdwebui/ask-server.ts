import type { Pixels } from '../geometry/pixels.ts'
import { EngineRefused } from '../remote/faults.ts'
import { askJson, jsonBody } from '../remote/line.ts'
import type { Run } from '../remote/open-synchronous.ts'
import { readPicture } from '../remote/picture.ts'
import type { Server } from './server.ts'
import { watchProgress, type Seen } from './watch-progress.ts'
import { readDrawn } from './wire.ts'

const INTERRUPT_TIMEOUT_MS = 5_000

export interface DrawnPictures {
  pictures: Pixels[]
  seeds: (number | null)[]
}

/** Pictures of `txt2img` or `img2img`; `see` hears how far they are. */
export async function draw(
  server: Server,
  { call, body, count }: { call: 'txt2img' | 'img2img'; body: object; count: number },
  { run, see }: { run: Run; see: (seen: Seen) => void },
): Promise<DrawnPictures> {
  const answer = await holdServer(server, { path: `/sdapi/v1/${call}`, body }, { run, see })
  const { images, seeds } = readDrawn(answer, count)
  const pictures = await Promise.all(images.map(readPicture))
  const [first] = pictures
  if (pictures.some(({ width, height }) => width !== first?.width || height !== first.height)) {
    throw new EngineRefused('engine_bad_reply')
  }
  return { pictures, seeds }
}

/** Asks for work when it is our turn, and stops it there when nobody wants it any more. */
export function holdServer(
  server: Server,
  { path, body }: { path: string; body: object },
  { run, see }: { run: Run; see: ((seen: Seen) => void) | null },
): Promise<unknown> {
  const act = () =>
    server.turns.take(async () => {
      const watch = see === null ? null : await watchProgress(server, see, run.signal)
      const request = new AbortController()
      const giveUp = stopThere(server, request, run.signal)
      try {
        return await askJson(server.line, {
          ...jsonBody(body),
          path,
          signal: request.signal,
          timeoutMs: server.settings.timeoutMs,
        })
      } finally {
        giveUp.forget()
        await Promise.all([watch?.end(), giveUp.done()])
      }
    }, run.signal)
  return run.submit(act)
}

/** While the request is open the server works for us: so the interrupt stops nobody else's drawing. */
function stopThere(
  { line }: Server,
  request: AbortController,
  signal: AbortSignal,
): { forget(): void; done(): Promise<void> } {
  let done = Promise.resolve()
  const stop = () => {
    const interrupt = line.outgoing.send({
      method: 'POST',
      url: `${line.baseUrl}/sdapi/v1/interrupt`,
      headers: line.headers,
      timeoutMs: INTERRUPT_TIMEOUT_MS,
    })
    const hangUp = () => request.abort(signal.reason)
    done = interrupt.then(hangUp, hangUp)
  }
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) request.abort(signal.reason)
  return { forget: () => signal.removeEventListener('abort', stop), done: () => done }
}
