// Writes data/pack.json, the drawings of the subject pack, from the icons that the pack's tables name.
// By hand, when a table changes: the icons are no dependency of ours.
//   npm i --no-save @iconify-json/noto@1.2.9 @iconify-json/fluent-emoji-flat@1.2.6
//   npx tsx studio/painter/pack/build.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliCompressSync, constants } from 'node:zlib'
import { packRows } from '@easel/painter/subjects/pack/pack-rows'
import { convertDrawing } from './convert-drawing.ts'

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>
  width?: number
  height?: number
}

const SETS: Readonly<Record<string, string>> = { noto: 'noto', flat: 'fluent-emoji-flat' }
const require = createRequire(import.meta.url)
const read = new Map<string, IconSet>()

function openSet(name: string): IconSet {
  const found = read.get(name)
  if (found) return found
  const set: IconSet = JSON.parse(
    readFileSync(require.resolve(`@iconify-json/${SETS[name] ?? name}/icons.json`), 'utf8'),
  )
  read.set(name, set)
  return set
}

const shapes: Record<string, number> = {}
const lines: string[] = []
for (const { key, drawing, turn } of packRows) {
  const [set = '', icon = ''] = drawing.split(':')
  const { icons, width = 16, height = width } = openSet(set)
  const found = icons[icon]
  if (!found) throw new Error(`No icon ${drawing} for ${key}`)
  const { aspect, main, outline, parts } = convertDrawing(
    found.body,
    { width: found.width ?? width, height: found.height ?? height },
    turn,
  )
  shapes[key] = aspect
  lines.push(JSON.stringify({ key, main, outline, parts }))
}
const packed = brotliCompressSync(lines.join('\n'), {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 },
}).toString('base64')
const file = new URL('../../../packages/painter/data/pack.json', import.meta.url)
writeFileSync(file, `${JSON.stringify({ aspects: shapes, drawings: packed })}\n`)
process.stdout.write(
  `${lines.length} drawings, ${Math.round(lines.join('\n').length / 1024)} KB, packed ${Math.round(packed.length / 1024)} KB\n`,
)
