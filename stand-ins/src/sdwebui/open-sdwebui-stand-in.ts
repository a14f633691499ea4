import { type EngineFault, type Faults, openFaults, spoil } from '../engines/faults.ts'
import { type HostAnswer, type HostRequest, json, openHost } from '../engines/host.ts'
import { countOf, type DrawBody, drawBody, drawPictures, toBase64 } from './draw-pictures.ts'
import { fillRaster, readImage, writePng } from '../engines/png.ts'
import { type Lock, openLock } from './lock.ts'

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
  /** How `/progress` calls jobs. */
  names?: Parameters<typeof openLock>[0]['names']
  /** Steps that a job still makes after an interrupt. */
  lingers?: number
  /** Pictures that fit into the card at once. */
  memory?: number
  samplers?: readonly string[]
  loras?: readonly string[]
  upscalers?: readonly { name: string; model_path: string | null }[]
}

/** External behaviour of AUTOMATIC1111's API, controlled by tests. */
export interface SdWebuiStandIn {
  baseUrl: string
  faults: Faults
  /** What was taken, oldest first. */
  submissions: readonly { call: string; body: DrawBody }[]
  interruptCount(): number
  /** How many were ever drawing at the same time, of those who ask from outside. */
  mostWaiting(): number
  /** Names of the jobs that an interrupt met. */
  interrupted: Lock['interrupted']
  /** Somebody at the server's own page starts a picture; ends when called back. */
  beginStrangersJob: Lock['beginStrangersJob']
  /** One step further with what is drawn: done by each look at `/progress`, too. */
  step(): void
  close(): Promise<void>
}

/** Calls that hold the server, and the name that each begins its job under. */
const DRAWING: Readonly<Record<string, string>> = {
  txt2img: 'scripts_txt2img',
  img2img: 'scripts_img2img',
  'extra-single-image': 'extras',
  interrogate: 'interrogate',
}
/** Those with an address are fetched when they are first used. */
const UPSCALERS = [
  { name: 'None', model_path: null },
  { name: 'Lanczos', model_path: null },
  { name: 'DAT x2', model_path: 'https://github.com/n0kovo/dat_upscaler_models/raw/main/DAT/DAT_x2.pth' },
  { name: 'SwinIR_4x', model_path: '/models/SwinIR/SwinIR_4x.pth' },
  { name: 'R-ESRGAN 4x+', model_path: '/models/RealESRGAN/RealESRGAN_x4plus.pth' },
]
const PREVIEW = writePng(fillRaster(8, 8, () => [9, 99, 200]))

const SCHEDULERS = [
  { name: 'automatic', label: 'Automatic' },
  { name: 'simple', label: 'Simple' },
]
const SETTINGS = {
  schedulers: () => json(SCHEDULERS),
  options: () => json({ live_previews_enable: true, show_progress_every_n_steps: 10 }),
}

const SAMPLERS = ['DPM++ 2M', 'Euler a', 'Euler']

function describeLoras({ loras = [] }: StandInOptions): object[] {
  return loras.map((name) => ({ name, alias: name, path: `/models/Lora/${name}.safetensors`, metadata: {} }))
}

export async function openSdWebuiStandIn(options: StandInOptions = {}): Promise<SdWebuiStandIn> {
  const { port = 0, login, grids = false, steps = 3, lacks = [], models = ['base.safetensors'] } = options
  const { names = 'own', lingers = 0, memory = Infinity, upscalers = UPSCALERS, samplers = SAMPLERS } = options
  const faults = openFaults()
  const lock = openLock({ names, lingers })
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
    loras: () => json(describeLoras(options)),
    samplers: () => json(samplers.map((name) => ({ name, aliases: [], options: {} }))),
    upscalers: () => json(upscalers),
    ...SETTINGS,
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
      const name = DRAWING[call]
      if (name === undefined) return json({ detail: 'Not Found' }, 404)
      const body = drawBody(request.body)
      if (!hasSampler(samplers, body)) return json({ detail: 'Sampler not found' }, 404)
      submissions.push({ call, body })
      const isTooMuch = body.batch_size > memory
      // Disconnects are not noticed.
      const work = { name, steps: call === 'interrogate' || isTooMuch ? 0 : steps, rounds: body.n_iter }
      await lock.hold({ ...work, preview: PREVIEW })
      if (isTooMuch) return json(OUT_OF_MEMORY, 500)
      if (call === 'interrogate') return json({ caption: 'a tiny square, flat colours' })
      return json(call === 'extra-single-image' ? answerEnlarged(body, fault) : answerDrawn(body, fault, grids))
    },
  )

  return {
    baseUrl: host.baseUrl,
    faults,
    submissions,
    interruptCount: () => interruptCount,
    interrupted: lock.interrupted,
    mostWaiting: lock.mostWaiting,
    beginStrangersJob: lock.beginStrangersJob,
    step: lock.step,
    close: host.close,
  }
}

/** As the API words whatever went wrong. */
const OUT_OF_MEMORY = {
  error: 'OutOfMemoryError',
  detail: '',
  body: '',
  errors:
    'CUDA out of memory. Tried to allocate 4.50 GiB. GPU 0 has a total capacity of 7.78 GiB of which 1.02 GiB is free.',
}

function answerEnlarged(body: DrawBody, fault: EngineFault | undefined): object {
  const [image] = spoil([toBase64(readImage(body.image), body.upscaling_resize ?? 1)], fault)
  return { html_info: '', image }
}

function answerDrawn(body: DrawBody, fault: EngineFault | undefined, hasGrid: boolean): object {
  const seeds = Array.from({ length: countOf(body) }, (_, index) => body.seed + (body.subseed_strength ? 0 : index))
  const pictures = spoil(drawPictures(body), fault)
  const grid = hasGrid && pictures.length > 1 ? pictures.slice(-1) : []
  const info = JSON.stringify({ all_seeds: seeds, index_of_first_image: grid.length, prompt: body.prompt })
  return { images: [...grid, ...pictures], parameters: {}, info }
}

/** It reads the scheduler off the end of the name. */
function hasSampler(samplers: readonly string[], { sampler_name }: DrawBody): boolean {
  return sampler_name === null || samplers.some((name) => `${sampler_name} `.startsWith(`${name} `))
}

const nameOf = (path: string) => path.replace(/^\/sdapi\/v1\//, '')
