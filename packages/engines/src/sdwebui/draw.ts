import type { Pixels } from '../geometry/pixels.ts'
import { EngineRefused } from '../remote/faults.ts'
import { readPicture } from '../remote/picture.ts'
import { holdServer, type Wish } from './hold-server.ts'
import type { Server } from './server.ts'
import { readDrawn } from './wire.ts'

export interface DrawnPictures {
  pictures: Pixels[]
  seeds: (number | null)[]
}

/** Pictures of `txt2img` or `img2img`; `see` hears how far they are. */
export async function draw(
  server: Server,
  { call, body, count }: { call: 'txt2img' | 'img2img'; body: object; count: number },
  wish: Wish,
): Promise<DrawnPictures> {
  const answer = await holdServer(server, { call, body, rounds: 1 }, wish)
  const { images, seeds } = readDrawn(answer, count)
  const pictures = await Promise.all(images.map(readPicture))
  const [first] = pictures
  if (pictures.some(({ width, height }) => width !== first?.width || height !== first.height)) {
    throw new EngineRefused('engine_bad_reply')
  }
  return { pictures, seeds }
}
