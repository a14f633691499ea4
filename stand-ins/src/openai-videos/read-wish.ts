import type { HostRequest } from '../engines/host.ts'
import { type Raster, readImage } from '../engines/png.ts'

/** What is asked for, as it came. */
export interface VideoWish {
  fields: Record<string, unknown>
  /** The first picture; null: none came. */
  reference: Raster | null
}

/** Null: it cannot be read. */
export async function readWish({ headers, body }: HostRequest): Promise<VideoWish | null> {
  const type = headers['content-type'] ?? ''
  if (type.startsWith('multipart/form-data')) return readForm(type, body)
  if (!type.startsWith('application/json')) return null
  try {
    const fields = JSON.parse(body.toString('utf8')) as unknown
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return null
    return { fields: { ...fields }, reference: null }
  } catch {
    return null
  }
}

async function readForm(type: string, body: Buffer): Promise<VideoWish | null> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    const parts = [...form.entries()]
    const file = parts.find(([name, part]) => name === 'input_reference' && typeof part !== 'string')?.[1]
    const reference =
      file && typeof file !== 'string' ? readImage(Buffer.from(await file.arrayBuffer()).toString('base64')) : null
    return {
      fields: Object.fromEntries(parts.filter(([, part]) => typeof part === 'string')),
      reference,
    }
  } catch {
    return null
  }
}
