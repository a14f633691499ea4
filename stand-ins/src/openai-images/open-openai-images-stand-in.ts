import { type EngineFault, type Faults, openFaults, spoil } from '../engines/faults.ts'
import { type HostAnswer, type HostRequest, json, openHost } from '../engines/host.ts'
import { paintOver, paintWords } from '../engines/paint.ts'
import { type Raster, writePng } from '../engines/png.ts'
import { type Complaint, findFault, MODELS, refuse } from './find-fault.ts'
import { type Look, lookAtPicture } from './look-at-picture.ts'
import { readWish, type Wish } from './read-wish.ts'
import { type Manner, tellings } from './tell-pictures.ts'

interface StandInOptions {
  /** 0, as without it: any free one. */
  port?: number
  key?: string
  /** Which server's response format it uses; OpenAI's by default. */
  manner?: Manner
  /** Draws in about this size at most, whatever is asked for. */
  mostPixels?: number
  /** Where it says that its pictures lie; at its own address unless told. */
  pictureOrigin?: string
  /**
   * `stream`, `edits`, `n`, `background` are refused, `edits of one-api` with its 501; `n ignored` draws one, `stream ignored`
   * tells nothing on the way; `end` is the empty line behind the last of a stream.
   */
  lacks?: readonly Lack[]
}
type Lack =
  | 'stream'
  | 'stream ignored'
  | 'edits'
  | 'edits of one-api'
  | 'n'
  | 'n ignored'
  | 'background'
  | 'mask_image'
  | 'end'

export interface Submission {
  call: string
  prompt: string
  count: number
  size: string
  isStreamed: boolean
  pictureCount: number
  fidelity: string | null
  background: string | null
  responseFormat: string | null
  /** The names by which masks came. */
  masks: string[]
}

/** The Images API's external behaviour, controlled by tests. */
export interface OpenAiImagesStandIn {
  /** With `/v1`. */
  baseUrl: string
  faults: Faults
  /** The calls that came, oldest first, whatever became of them. */
  asked: readonly string[]
  /** What was drawn, oldest first. */
  submissions: readonly Submission[]
  /** What its chat model was shown, oldest first. */
  looked: readonly Look[]
  /** What the chat model answers from now on. */
  says(content: string | null, refusal?: string): void
  /** Refuses what comes next so, once. */
  refuses(complaint: Complaint, status: number): void
  close(): Promise<void>
}

export async function openOpenAiImagesStandIn(options: StandInOptions = {}): Promise<OpenAiImagesStandIn> {
  const { port = 0, key, lacks = [], pictureOrigin } = options
  const faults = openFaults()
  const asked: string[] = []
  const submissions: Submission[] = []
  const looked: Look[] = []
  const refusals: HostAnswer[] = []
  const kept: Buffer[] = []
  let said = { content: null as string | null, refusal: null as string | null }
  const keep = (base64: string) =>
    `${pictureOrigin ?? host.baseUrl}/pictures/${kept.push(Buffer.from(base64, 'base64')) - 1}.png`

  const answer = async (request: HostRequest, fault: EngineFault | undefined): Promise<HostAnswer> => {
    const call = nameOf(request.path)
    if (call === 'pictures') return showPicture(kept[Number.parseInt(request.path.split('/').at(-1) ?? '')])
    if (key !== undefined && request.headers.authorization !== `Bearer ${key}`) {
      return refuse({ message: 'Incorrect API key provided.', code: 'invalid_api_key' }, 401)
    }
    if (call === 'models') return json({ object: 'list', data: listModels() })
    const scripted = refusals.shift()
    if (scripted !== undefined) return scripted
    if (call === 'completions') {
      const { look, answer } = lookAtPicture(request.body, said)
      if (look) looked.push(look)
      return answer
    }
    const refusal = refuseCall(request, lacks)
    if (refusal !== null) return refusal
    const wish = await readWish(request)
    const { answer, submission } = draw(wish, { ...options, fault, keep, drawnCount: submissions.length })
    if (submission !== null) submissions.push(submission)
    return answer
  }
  const takeFault = ({ path }: HostRequest) => {
    asked.push(nameOf(path))
    return faults.take(nameOf(path))
  }
  const host = await openHost(port, takeFault, answer)
  let requestCount = 0
  host.server.prependListener('request', (_, response) => {
    response.setHeader('x-request-id', `req_${(requestCount += 1)}`)
  })
  return {
    baseUrl: `${host.baseUrl}/v1`,
    faults,
    asked,
    submissions,
    looked,
    says: (content, refusal) => void (said = { content, refusal: refusal ?? null }),
    refuses: (complaint, status) => void refusals.push(refuse(complaint, status)),
    close: host.close,
  }
}

const nameOf = (path: string) => (path.startsWith('/pictures/') ? 'pictures' : (path.split('/').at(-1) ?? ''))

const listModels = () => [...MODELS.keys()].map((id) => ({ id, object: 'model', created: 1, owned_by: 'somebody' }))

function showPicture(bytes: Buffer | undefined): HostAnswer {
  return bytes === undefined ? json({}, 404) : { status: 200, type: 'image/png', body: bytes }
}

function refuseCall({ method, path }: HostRequest, lacks: readonly Lack[]): HostAnswer | null {
  const call = nameOf(path)
  if (call === 'edits' && lacks.includes('edits of one-api')) {
    return refuse({ message: 'API not implemented', type: 'one_api_error', code: 'api_not_implemented' }, 501)
  }
  const isOfImages = path.endsWith(`/images/${call}`)
  if (isOfImages && (call === 'generations' || (call === 'edits' && !lacks.includes('edits')))) return null
  return refuse({ message: `Invalid URL (${method} ${path})` }, 404)
}

interface Painting extends StandInOptions {
  fault: EngineFault | undefined
  keep: (base64: string) => string
  /** Requests that were drawn before. */
  drawnCount: number
}

function draw(wish: Wish, painting: Painting): { answer: HostAnswer; submission: Submission | null } {
  const { manner = 'openai', lacks = [], fault, keep } = painting
  const refusal = refuseLacking(wish, lacks) ?? (manner === 'openai' ? findFault(wish) : null)
  if (refusal !== null) return { answer: refusal, submission: null }
  const drawsOne = lacks.includes('n ignored') || manner === 'ark' || manner === 'siliconflow'
  const count = drawsOne ? 1 : Number(wish.count ?? 1)
  const isStreamed = wish.isStreamed && !lacks.includes('stream ignored')
  const paint = (_: unknown, index: number) => writePng(paintOne(wish, painting, index)).toString('base64')
  const pictures = spoil(Array.from({ length: count }, paint), fault)
  const { call, prompt, size, files, fidelity, background, responseFormat, masks } = wish
  const shown = { call, prompt, count, size, isStreamed, fidelity, background, responseFormat }
  return {
    answer: tellings[manner]({ wish, pictures, isStreamed, keep, isUnended: lacks.includes('end') }),
    submission: { ...shown, pictureCount: files.length, masks: [...masks.keys()] },
  }
}

function refuseLacking({ isStreamed, count, background, masks }: Wish, lacks: readonly Lack[]): HostAnswer | null {
  const isSent = {
    stream: isStreamed,
    n: Number(count ?? 1) > 1,
    background: background !== null,
    mask_image: masks.has('mask_image'),
  }
  const lack = lacks.find((one) => one in isSent && isSent[one as keyof typeof isSent])
  if (lack === undefined) return null
  if (lack === 'n') return refuse({ message: "Invalid value for 'n': must be 1.", param: 'n' })
  return refuse({ message: `Unknown parameter: '${lack}'.`, param: lack, code: 'unknown_parameter' })
}

function paintOne(wish: Wish, { mostPixels = Infinity, manner, drawnCount }: Painting, index: number): Raster {
  const { prompt, size, files, masks } = wish
  const [wide = 1024, high = 1024] = size === 'auto' ? [] : size.split('x').map(Number)
  const scale = Math.min(1, Math.sqrt(mostPixels / (wide * high)))
  const turn = drawnCount * 10 + index
  const [from] = files
  const mask = masks.get(manner === 'vllm-omni' ? 'mask_image' : 'mask')
  if (scale < 1 || from === undefined || mask === undefined) {
    return paintWords(prompt, turn, { width: Math.round(wide * scale), height: Math.round(high * scale) })
  }
  // White is open for diffusers; OpenAI looks through what is transparent.
  const isOpen =
    manner === 'vllm-omni'
      ? (at: number) => (mask.rgb[at * 3] ?? 0) > 127
      : (at: number) => (mask.alpha[at] ?? 255) < 128
  return paintOver(prompt, turn, { from, isOpen })
}
