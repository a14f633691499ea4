import { type EngineFault, type Faults, openFaults, spoil } from '../engines/faults.ts'
import { type HostAnswer, type HostRequest, json, openHost } from '../engines/host.ts'
import { type DrawBody, drawBody, drawPictures, toBase64 } from './draw-pictures.ts'
import { fillRaster, readImage, writePng } from '../engines/png.ts'
import { openLock } from './lock.ts'

interface StandInOptions {
  /** 0, as without it: any free one. */
  port?: number
  /** `user:password` of `--api-auth`. */
  login?: string
  /** Lays the grid before the pictures. */
  grids?: boolean
  /** Looks at `/progress` until a picture is done. */
  steps?: number
  lacks?: readonly string[]
  models?: readonly string[]
}

/** AUTOMATIC1111's API as it looks from outside, with the strings in the hand of a test. */
export interface SdWebuiStandIn {
  baseUrl: string
  faults: Faults
  /** What was taken, oldest first. */
  submissions: readonly { call: string; body: DrawBody }[]
  interruptCount(): number
  /** How many were ever drawing at the same time, of those who ask from outside. */
  mostWaiting(): number
  /** Somebody at the server's own page starts a picture; ends when called back. */
  beginStrangersJob(): () => void
  /** One step further with what is drawn: done by each look at `/progress`, too. */
  step(): void
  close(): Promise<void>
}

const DRAWING = ['txt2img', 'img2img', 'extra-single-image', 'interrogate']

export async function openSdWebuiStandIn(options: StandInOptions = {}): Promise<SdWebuiStandIn> {
  const { port = 0, login, grids = false, steps = 3, lacks = [], models = ['base.safetensors'] } = options
  const faults = openFaults()
  const lock = openLock()
  const submissions: { call: string; body: DrawBody }[] = []
  let interruptCount = 0

  const answers: Record<string, (request: HostRequest) => HostAnswer> = {
    progress: ({ query }) => {
      const state = json(lock.describe(query.get('skip_current_image') !== 'true'))
      lock.step()
      return state
    },
    interrupt: () => {
      interruptCount += 1
      lock.interrupt()
      return json({})
    },
    'sd-models': () => json(models.map((name) => ({ title: `${name} [abc]`, model_name: name.replace(/\.\w+$/, '') }))),
    upscalers: () =>
      json([
        { name: 'None', model_path: null },
        { name: 'R-ESRGAN 4x+', model_path: '/models/r.pth' },
      ]),
    options: () => json({ live_previews_enable: true, show_progress_every_n_steps: 10 }),
  }

  const host = await openHost(
    port,
    ({ path }) => faults.take(nameOf(path)),
    async (request, fault) => {
      const call = nameOf(request.path)
      if (login !== undefined && request.headers.authorization !== `Basic ${btoa(login)}`) {
        return json({ detail: 'Incorrect username or password' }, 401)
      }
      if (lacks.includes(call)) return json({ detail: 'Not Found' }, 404)
      const answer = answers[call]
      if (answer) return answer(request)
      if (!DRAWING.includes(call)) return json({ detail: 'Not Found' }, 404)
      const body = drawBody(request.body)
      submissions.push({ call, body })
      await lock.hold(call === 'interrogate' ? 0 : steps, writePng(fillRaster(8, 8, () => [9, 99, 200])))
      if (call === 'interrogate') return json({ caption: 'a tiny square, flat colours' })
      return json(call === 'extra-single-image' ? answerEnlarged(body, fault) : answerDrawn(body, fault, grids))
    },
  )

  return {
    baseUrl: host.baseUrl,
    faults,
    submissions,
    interruptCount: () => interruptCount,
    mostWaiting: lock.mostWaiting,
    beginStrangersJob: lock.beginStrangersJob,
    step: lock.step,
    close: host.close,
  }
}

function answerEnlarged(body: DrawBody, fault: EngineFault | undefined): object {
  const [image] = spoil([toBase64(readImage(body.image), body.upscaling_resize ?? 1)], fault)
  return { html_info: '', image }
}

function answerDrawn(body: DrawBody, fault: EngineFault | undefined, hasGrid: boolean): object {
  const seeds = Array.from({ length: body.batch_size }, (_, index) => body.seed + (body.subseed_strength ? 0 : index))
  const pictures = spoil(drawPictures(body), fault)
  const grid = hasGrid && pictures.length > 1 ? pictures.slice(-1) : []
  const info = JSON.stringify({ all_seeds: seeds, index_of_first_image: grid.length, prompt: body.prompt })
  return { images: [...grid, ...pictures], parameters: {}, info }
}

const nameOf = (path: string) => path.replace(/^\/sdapi\/v1\//, '')
