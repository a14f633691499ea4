import { createHash } from 'node:crypto'
import { EngineRefused } from '../remote/faults.ts'
import { askJson } from '../remote/line.ts'
import type { SlotInputs } from './plan.ts'
import type { Server } from './server.ts'
import type { Values } from './template.ts'
import { uploaded } from './wire.ts'

const SUBFOLDER = 'easel'

/**
 * Upload each needed picture once and replace it by its name. Names are content hashes, so repeating is harmless.
 * @throws NotTaken, EngineRefused, the signal's reason
 */
export async function uploadPictures(
  server: Server,
  copies: readonly SlotInputs[],
  signal: AbortSignal,
): Promise<Values[]> {
  const pictures = new Map<string, Uint8Array>()
  for (const value of copies.flatMap((wishes) => Object.values(wishes))) {
    if (value instanceof Uint8Array) pictures.set(digest(value), value)
  }
  const names = new Map<string, string>()
  for (const [name, png] of pictures) names.set(name, await uploadOne(server, { name, png }, signal))
  const nameOf = (value: string | number | Uint8Array) =>
    value instanceof Uint8Array ? (names.get(digest(value)) ?? '') : value
  return copies.map((wishes) =>
    Object.fromEntries(Object.entries(wishes).map(([slot, value]) => [slot, nameOf(value)])),
  )
}

function digest(png: Uint8Array): string {
  return createHash('sha256').update(png).digest('hex').slice(0, 32)
}

/** File name for `LoadImage`. Files in the temp folder are deleted at the server's restart. */
async function uploadOne(
  { line, settings }: Server,
  { name, png }: { name: string; png: Uint8Array },
  signal: AbortSignal,
): Promise<string> {
  const boundary = `easel-${name}`
  const fields = { subfolder: SUBFOLDER, type: 'temp', overwrite: 'true' }
  const answer = await askJson(line, {
    method: 'POST',
    path: '/upload/image',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: writeForm(boundary, fields, { name: `${name}.png`, bytes: png }),
    signal,
    timeoutMs: settings.answerMs,
  })
  const read = uploaded.safeParse(answer)
  if (!read.success) throw new EngineRefused('engine_bad_reply', { cause: read.error })
  const { name: given, subfolder, type } = read.data
  const path = subfolder === '' ? given : `${subfolder}/${given}`
  return type === 'input' ? path : `${path} [${type}]`
}

function writeForm(
  boundary: string,
  fields: Readonly<Record<string, string>>,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Uint8Array {
  const part = (disposition: string, rest: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n${rest}\r\n`
  const texts = Object.entries(fields).map(([field, value]) => part(`name="${field}"`, `\r\n${value}`))
  const head = part(`name="image"; filename="${name}"`, 'content-type: image/png\r\n')
  return Buffer.concat([Buffer.from(texts.join('') + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
}
