import type { HostRequest } from '../engines/host.ts'
import { type Raster, readImage } from '../engines/png.ts'

/** What is asked for, as it came; null: it was not said. */
export interface Wish {
  /** `generations` or `edits`. */
  call: string
  prompt: string
  model: string
  /** As it was written. */
  count: string | null
  size: string
  isStreamed: boolean
  partialCount: string | null
  fidelity: string | null
  background: string | null
  responseFormat: string | null
  files: Raster[]
  /** By the name of its part. */
  masks: Map<string, Raster>
  /** Names of all fields but the files. */
  names: string[]
}

export async function readWish(request: HostRequest): Promise<Wish> {
  const call = request.path.split('/').at(-1) ?? ''
  const form = call === 'edits' ? await readForm(request) : { ...NO_FILES, fields: readJson(request.body) }
  const field = (name: string) => (form.fields[name] === undefined ? null : String(form.fields[name]))
  const masks = await Promise.all(form.masks.map(async ([name, file]) => [name, await readRaster(file)] as const))
  return {
    call,
    prompt: field('prompt') ?? '',
    model: field('model') ?? '',
    count: field('n'),
    size: field('size') ?? 'auto',
    isStreamed: field('stream') === 'true',
    partialCount: field('partial_images'),
    fidelity: field('input_fidelity'),
    background: field('background'),
    responseFormat: field('response_format'),
    files: await Promise.all(form.files.map(readRaster)),
    masks: new Map(masks),
    names: Object.keys(form.fields),
  }
}

const readJson = (body: Buffer) => JSON.parse(body.toString('utf8')) as Record<string, unknown>

interface Form {
  fields: Record<string, unknown>
  files: Blob[]
  masks: (readonly [string, Blob])[]
}

const NO_FILES: Form = { fields: {}, files: [], masks: [] }

async function readForm({ headers, body }: HostRequest): Promise<Form> {
  const type = headers['content-type'] ?? ''
  if (!type.startsWith('multipart/')) return NO_FILES
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  const parts = [...form.entries()]
  const blobs = parts.flatMap(([name, part]) => (typeof part === 'string' ? [] : [[name, part] as const]))
  return {
    fields: Object.fromEntries(parts.filter(([, part]) => typeof part === 'string')),
    files: blobs.flatMap(([name, file]) => (name === 'image' || name === 'image[]' ? [file] : [])),
    masks: blobs.filter(([name]) => name === 'mask' || name === 'mask_image'),
  }
}

async function readRaster(file: Blob): Promise<Raster> {
  return readImage(Buffer.from(await file.arrayBuffer()).toString('base64'))
}
