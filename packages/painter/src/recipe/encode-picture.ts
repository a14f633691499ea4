import { crc32 } from 'node:zlib'
import type { Canvas } from '@napi-rs/canvas'
import type { Recipe } from './recipe.ts'

const SIGNATURE_BYTES = 8
const CHUNK_FRAME_BYTES = 12
const KEYWORD = 'easel-recipe'

/** PNG bytes with the recipe in an iTXt chunk after the header. The same canvas and recipe give the same bytes. */
export function encodePicture(canvas: Canvas, recipe: Recipe): Buffer {
  return embedRecipe(canvas.encodeSync('png'), recipe)
}

/** The PNG with a recipe put into it. */
export function embedRecipe(bytes: Uint8Array, recipe: object): Buffer {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const afterHeader = SIGNATURE_BYTES + CHUNK_FRAME_BYTES + png.readUInt32BE(SIGNATURE_BYTES)
  return Buffer.concat([png.subarray(0, afterHeader), writeTextChunk(recipe), png.subarray(afterHeader)])
}

/** The recipe that a picture carries, or null for any other PNG. Unchecked: parse it before use. */
export function readRecipe(png: Uint8Array): unknown {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
  for (let at = SIGNATURE_BYTES; at + CHUNK_FRAME_BYTES <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const body = bytes.subarray(at + 8, at + 8 + length)
    if (bytes.toString('latin1', at + 4, at + 8) === 'iTXt' && body.toString('latin1', 0, KEYWORD.length) === KEYWORD) {
      return JSON.parse(body.toString('utf8', KEYWORD.length + 5))
    }
    at += CHUNK_FRAME_BYTES + length
  }
  return null
}

function writeTextChunk(recipe: object): Buffer {
  // Keyword, end of keyword, not compressed, method 0, no language, no translated keyword.
  const head = Buffer.concat([Buffer.from(KEYWORD, 'latin1'), Buffer.from([0, 0, 0, 0, 0])])
  const body = Buffer.concat([Buffer.from('iTXt', 'latin1'), head, Buffer.from(writeSorted(recipe), 'utf8')])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length - 4)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** JSON with sorted keys: a recipe read back from a database may have lost its order. */
function writeSorted(recipe: object): string {
  return JSON.stringify(recipe, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
