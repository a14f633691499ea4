import type { Pixels } from '../geometry/pixels.ts'
import { EngineRefused } from '../remote/faults.ts'
import { readPicture } from '../remote/picture.ts'
import { holdServer, type RequestContext } from './hold-server.ts'
import { OutOfMemory } from './out-of-memory.ts'
import type { Server } from './server.ts'
import { readDrawn } from './wire.ts'

export interface DrawnPictures {
  pictures: Pixels[]
  seeds: (number | null)[]
}

interface DrawRequest {
  call: 'txt2img' | 'img2img'
  body: object
  /** Pictures. */
  count: number
}

/** Pictures of `txt2img` or `img2img`; `see` hears how far they are. */
export async function draw(server: Server, drawRequest: DrawRequest, wish: RequestContext): Promise<DrawnPictures> {
  const { images, seeds } = readDrawn(await askWithin(server, drawRequest, wish), drawRequest.count)
  const pictures = await Promise.all(images.map(readPicture))
  const [first] = pictures
  if (pictures.some(({ width, height }) => width !== first?.width || height !== first.height)) {
    throw new EngineRefused('engine_bad_reply')
  }
  return { pictures, seeds }
}

/** As one request, or one by one if GPU memory is short: same seeds, same order, less memory. */
async function askWithin(server: Server, { call, body, count }: DrawRequest, wish: RequestContext): Promise<unknown> {
  const ask = (rounds: number) =>
    holdServer(server, { call, body: { ...body, batch_size: count / rounds, n_iter: rounds }, rounds }, wish)
  if (count === 1 || server.known.isShortOfMemory) return ask(count)
  try {
    return await ask(1)
  } catch (error) {
    if (!(error instanceof OutOfMemory)) throw error
    server.known.isShortOfMemory = true
    return ask(count)
  }
}
