import { Refusal } from '../errors.ts'

/** Our forms have two parts; more are suspicious. */
const PARTS_MAX = 8
/** Forms of programs carry up to sixteen pictures and every option that there is. */
const PROGRAM_PARTS_MAX = 64
const HEADER_MAX_BYTES = 4096
const FIELD_MAX_BYTES = 1024

export interface Form {
  fields: Record<string, string>
  /** Null: there was no such part. */
  file: Buffer | null
}

/**
 * Parse a multipart form: the part named `fileName` is bytes, all others are text. The sender's file name and type are ignored.
 *
 * @throws Refusal malformed
 */
export function readForm(body: Buffer, contentType: string | undefined, fileName: string): Form {
  const parts = splitParts(body, readBoundary(contentType), PARTS_MAX)
  const names = parts.map(({ name }) => name)
  if (new Set(names).size < names.length) throw new Refusal('malformed')
  const texts = parts.filter(({ name }) => name !== fileName)
  if (texts.some(({ content }) => content.length > FIELD_MAX_BYTES)) throw new Refusal('malformed')
  return {
    fields: Object.fromEntries(texts.map(({ name, content }) => [name, content.toString('utf8')])),
    file: parts.find(({ name }) => name === fileName)?.content ?? null,
  }
}

/**
 * Every part of a program's form, in order; names may repeat (`image[]`).
 *
 * @throws Refusal malformed
 */
export function readParts(body: Buffer, contentType: string | undefined): Part[] {
  return splitParts(body, readBoundary(contentType), PROGRAM_PARTS_MAX)
}

function readBoundary(contentType = ''): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw new Refusal('malformed')
  return boundary
}

export interface Part {
  name: string
  content: Buffer
}

/** RFC 2046, section 5.1.1, without nesting; what stands before the first delimiter and after the last is nobody's. */
function splitParts(body: Buffer, boundary: string, partsMax: number): Part[] {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1')
  const parts: Part[] = []
  let at = afterFirst(body, delimiter)
  while (!startsWith(body, at, '--')) {
    const header = readHeader(body, at)
    const end = body.indexOf(delimiter, header.end)
    if (end < 0 || parts.length === partsMax) throw new Refusal('malformed')
    parts.push({ name: header.name, content: body.subarray(header.end, end) })
    at = end + delimiter.length
  }
  return parts
}

function afterFirst(body: Buffer, delimiter: Buffer): number {
  // The very first one has no line before it.
  if (body.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2))) return delimiter.length - 2
  const at = body.indexOf(delimiter)
  if (at < 0) throw new Refusal('malformed')
  return at + delimiter.length
}

function startsWith(body: Buffer, at: number, text: string): boolean {
  return body.toString('latin1', at, at + text.length) === text
}

/** `end` is where the content begins. */
function readHeader(body: Buffer, at: number): { name: string; end: number } {
  const length = body.subarray(at, at + HEADER_MAX_BYTES).indexOf('\r\n\r\n')
  if (length < 0) throw new Refusal('malformed')
  const lines = body.toString('utf8', at, at + length).split('\r\n')
  const disposition = lines.find((line) => /^content-disposition:\s*form-data\s*;/i.test(line))
  const [, quoted, plain] = /;\s*name=(?:"([^"]*)"|([^\s;"]+))/i.exec(disposition ?? '') ?? []
  const name = quoted ?? plain ?? ''
  if (name === '') throw new Refusal('malformed')
  return { name, end: at + length + 4 }
}
