import type { Pixels } from '../geometry/pixels.ts'
import { writePng } from '../png.ts'
import { readPicture, toBase64 } from '../remote/picture.ts'
import { EngineRefused } from '../remote/faults.ts'
import { holdServer } from './hold-server.ts'
import type { OrderContext } from './order-context.ts'
import { upscaled } from './wire.ts'

/** What comes back must fit in one answer; beyond it the picture is drawn out here. */
const MOST_PIXELS = 9_000_000

/** The picture enlarged by the server's upscaler, by `factor` or as far as it is sensible. */
export async function upscale({ server, run, show }: OrderContext, parent: Pixels, factor: number): Promise<Pixels> {
  const within = Math.sqrt(MOST_PIXELS / (parent.width * parent.height))
  const body = {
    image: toBase64(await writePng(parent)),
    resize_mode: 0,
    upscaling_resize: Math.max(1, Math.min(factor, within)),
    upscaler_1: server.known.upscaler,
  }
  const answer = await holdServer(server, { call: 'extra-single-image', body, rounds: 1 }, { run, see: show.part(0) })
  const read = upscaled.safeParse(answer)
  if (!read.success) throw new EngineRefused('engine_bad_reply')
  return readPicture(read.data.image)
}
