import { existsSync, readFileSync } from 'node:fs'
import { GlobalFonts } from '@napi-rs/canvas'
import { readCoverage } from './read-coverage.ts'

/** The typefaces that are shipped, by what they are for. */
const FILES = {
  sans: 'noto-sans-sc-chinese-simplified-900-normal.woff2',
  serif: 'noto-serif-sc-chinese-simplified-900-normal.woff2',
  brush: 'ma-shan-zheng-chinese-simplified-400-normal.woff2',
  tall: 'anton-latin-400-normal.woff2',
  script: 'pacifico-latin-400-normal.woff2',
  round: 'montserrat-latin-700-normal.woff2',
  elegant: 'playfair-display-latin-700-normal.woff2',
} as const

export type FaceName = keyof typeof FILES

interface Face {
  /** Under this name, which no font of a system has, the canvas knows it. */
  family: string
  covers: ReadonlySet<number>
}

/** Who stands in where a face lacks a character. */
const STAND_INS: Readonly<Record<FaceName, readonly FaceName[]>> = {
  sans: [],
  serif: ['sans'],
  brush: ['serif', 'sans'],
  tall: ['sans'],
  script: ['serif', 'sans'],
  round: ['sans'],
  elegant: ['serif', 'sans'],
}

const opened = new Map<FaceName, Face>()

/** Opened when it is first asked for: most pictures have no letters. */
function openFace(name: FaceName): Face {
  const cached = opened.get(name)
  if (cached) return cached
  const file = readFileSync(new URL(FILES[name], fontsFolder()))
  const family = `Easel ${name}`
  if (GlobalFonts.register(file, family) === null) throw new Error(`The font ${FILES[name]} cannot be read`)
  const face = { family, covers: readCoverage(file) }
  opened.set(name, face)
  return face
}

/** The family that draws this character in the face or in one that stands in; null where no shipped font has it. */
export function familyOf(char: string, name: FaceName): string | null {
  const point = char.codePointAt(0) ?? 0
  for (const one of [name, ...STAND_INS[name]]) {
    const { family, covers } = openFace(one)
    if (covers.has(point)) return family
  }
  return null
}

/** Beside the bundled worker, or where the sources keep them. */
function fontsFolder(): URL {
  const beside = new URL('./fonts/', import.meta.url)
  return existsSync(beside) ? beside : new URL('../../data/fonts/', import.meta.url)
}
