import { type EngineFault, type Faults, openFaults, spoil } from '../engines/faults.ts'
import { type HostAnswer, type HostRequest, json, openHost } from '../engines/host.ts'
import { paintOver, paintWords } from '../engines/paint.ts'
import { fillRaster, type Raster, readImage, writePng } from '../engines/png.ts'
import { type Look, lookAtPicture } from './look-at-picture.ts'

interface StandInOptions {
  /** 0, as without it: any free one. */
  port?: number
  key?: string
  /** Draws in about this size at most, whatever is asked for. */
  mostPixels?: number
  /** `stream`, `edits`, `n` are refused; `n ignored` draws one, `stream ignored` tells nothing on the way. */
  lacks?: readonly ('stream' | 'stream ignored' | 'edits' | 'n' | 'n ignored')[]
}

export interface Submission {
  call: string
  prompt: string
  count: number
  size: string
  isStreamed: boolean
  pictureCount: number
  fidelity: string | null
}

/** The Images API as it looks from outside, with the strings in the hand of a test. */
export interface OpenAiImagesStandIn {
  /** With `/v1`. */
  baseUrl: string
  faults: Faults
  /** What was drawn, oldest first. */
  submissions: readonly Submission[]
  /** What its chat model was shown, oldest first. */
  looked: readonly Look[]
  /** What the chat model answers from now on. */
  says(content: string | null, refusal?: string): void
  close(): Promise<void>
}

export async function openOpenAiImagesStandIn(options: StandInOptions = {}): Promise<OpenAiImagesStandIn> {
  const { port = 0, key, mostPixels = Infinity, lacks = [] } = options
  const faults = openFaults()
  const submissions: Submission[] = []
  const looked: Look[] = []
  let said = { content: null as string | null, refusal: null as string | null }
  let drawnCount = 0

  const draw = async (request: HostRequest, fault: EngineFault | undefined): Promise<HostAnswer> => {
    const wish = await readWish(request)
    const refusal = refusalOf(wish, lacks)
    if (refusal !== null) return refuse(refusal)
    const count = lacks.includes('n ignored') ? 1 : wish.count
    const isStreamed = wish.isStreamed && !lacks.includes('stream ignored')
    const { call, prompt, size, files, fidelity } = wish
    submissions.push({ call, prompt, count, size, isStreamed, pictureCount: files.length, fidelity })
    const paint = () => writePng(paintOne(wish, mostPixels, (drawnCount += 1))).toString('base64')
    const pictures = spoil(Array.from({ length: count }, paint), fault)
    if (!isStreamed) return json({ created: 1, data: pictures.map((b64_json) => ({ b64_json })) })
    return { status: 200, type: 'text/event-stream', body: stream(call, pictures) }
  }

  const host = await openHost(
    port,
    ({ path }) => faults.take(nameOf(path)),
    async (request, fault) => {
      const call = nameOf(request.path)
      if (key !== undefined && request.headers.authorization !== `Bearer ${key}`) return refuse('Wrong key.', 401)
      if (call === 'models') return json({ data: [{ id: 'pictures-1', object: 'model' }] })
      if (call === 'completions') {
        const { look, answer } = lookAtPicture(request.body, said)
        if (look) looked.push(look)
        return answer
      }
      if (call !== 'generations' && (call !== 'edits' || lacks.includes('edits'))) return refuse('Unknown URL.', 404)
      return draw(request, fault)
    },
  )
  const says = (content: string | null, refusal: string | null = null) => {
    said = { content, refusal }
  }
  return { baseUrl: `${host.baseUrl}/v1`, faults, submissions, looked, says, close: host.close }
}

const nameOf = (path: string) => path.split('/').at(-1) ?? ''

const refuse = (message: string, status = 400) => json({ error: { message, type: 'invalid_request_error' } }, status)

const readJson = (body: Buffer) => JSON.parse(body.toString('utf8')) as Record<string, unknown>

interface Wish extends Omit<Submission, 'pictureCount'> {
  files: Raster[]
  mask: Raster | null
}

async function readWish(request: HostRequest): Promise<Wish> {
  const call = nameOf(request.path)
  const { fields, files, mask } =
    call === 'edits' ? await readForm(request) : { ...NO_FILES, fields: readJson(request.body) }
  const text = (name: string) => String(fields[name] ?? '')
  return {
    call,
    prompt: text('prompt'),
    count: Number(text('n')),
    size: text('size'),
    isStreamed: text('stream') === 'true',
    fidelity: text('input_fidelity') || null,
    files: await Promise.all(files.map(readRaster)),
    mask: mask === null ? null : await readRaster(mask),
  }
}

function refusalOf({ call, prompt, files, isStreamed, count }: Wish, lacks: readonly string[]): string | null {
  if (prompt === '' || (call === 'edits' && files.length === 0)) return 'A prompt is needed.'
  if (lacks.includes('stream') && isStreamed) return "Unknown parameter: 'stream'."
  return lacks.includes('n') && count > 1 ? "Invalid value for 'n': must be 1." : null
}

interface Form {
  fields: Record<string, unknown>
  files: Blob[]
  mask: Blob | null
}

const NO_FILES: Form = { fields: {}, files: [], mask: null }

async function readForm({ headers, body }: HostRequest): Promise<Form> {
  const type = headers['content-type'] ?? ''
  if (!type.startsWith('multipart/')) return NO_FILES
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  const mask = form.get('mask')
  return {
    fields: Object.fromEntries(form.entries()),
    files: form.getAll('image[]').flatMap((file) => (typeof file === 'string' ? [] : [file])),
    mask: typeof mask === 'string' ? null : mask,
  }
}

async function readRaster(file: Blob): Promise<Raster> {
  return readImage(Buffer.from(await file.arrayBuffer()).toString('base64'))
}

function paintOne({ prompt, size, files, mask }: Wish, mostPixels: number, turn: number): Raster {
  const [wide = 1, high = 1] = size.split('x').map(Number)
  const scale = Math.min(1, Math.sqrt(mostPixels / (wide * high)))
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)]
  const [from] = files
  if (scale < 1) return paintWords(prompt, turn, { width, height })
  if (from === undefined || mask === null) return paintWords(prompt, turn, { width, height })
  if (mask.width !== from.width || mask.height !== from.height) throw new Error('The mask has another size.')
  return paintOver(prompt, turn, { from, isOpen: (at) => (mask.alpha[at] ?? 255) < 128 })
}

async function* stream(call: string, pictures: readonly string[]): AsyncGenerator<Buffer> {
  const name = call === 'edits' ? 'image_edit' : 'image_generation'
  const tell = (event: { type: string; b64_json: string; partial_image_index?: number }) =>
    Buffer.from(`event: ${event.type}\r\ndata: ${JSON.stringify(event)}\r\n\r\n`)
  yield Buffer.from(': a sign of life\n\n')
  for (const b64_json of pictures) {
    const partial = writePng(fillRaster(16, 16, () => [40, 90, 200])).toString('base64')
    yield tell({ type: `${name}.partial_image`, b64_json: partial, partial_image_index: 0 })
    // Frames end where they like.
    const whole = tell({ type: `${name}.completed`, b64_json })
    yield whole.subarray(0, 40)
    yield whole.subarray(40)
  }
}
