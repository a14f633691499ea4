import { brotliDecompressSync } from 'node:zlib'
import { Path2D } from '@napi-rs/canvas'
import pack from '../../../data/pack.json' with { type: 'json' }

/** A drawing of the pack in the subject's own space: 100 units tall, feet at 0, 0. */
export interface Drawing {
  /** The colour that a colour word takes the place of, CSS hex. */
  main: string
  /** Around everything opaque. */
  outline: Path2D
  parts: DrawnPart[]
}

export interface DrawnPart {
  path: Path2D
  /** CSS hex, or a gradient. */
  paint: string | DrawnGradient
  opacity: number
  /** Large enough to be shaded as a body of its own. */
  body: boolean
}

export interface DrawnGradient {
  kind: 'linear' | 'radial'
  /** Linear: x1 y1 x2 y2. Radial: the matrix that brings the circle of radius one to its place. */
  places: readonly number[]
  /** Offset, CSS hex, opacity 0 to 1. */
  stops: readonly (readonly [number, string, number])[]
}

/** What stands in the file, in tenths of a unit and hundredths of an opacity. */
interface Written {
  key: string
  main: string
  outline: string
  parts: [path: string, paint: string | WrittenGradient, opacity: number, body?: 1][]
}
type WrittenGradient = [kind: 'l' | 'r', places: number[], stops: [number, string, number][]]

const ASPECTS = new Map<string, number>(Object.entries(pack.aspects))

/** Width by height; undefined when the pack does not hold it. */
export function aspectOf(key: string): number | undefined {
  return ASPECTS.get(key)
}

let unpacked: Map<string, string> | null = null
const opened = new Map<string, Drawing>()
/** Drawings that are kept open; a picture shows few. */
const MOST_OPEN = 24

/** @throws when the pack does not hold it */
export function openDrawing(key: string): Drawing {
  const cached = opened.get(key)
  if (cached) return cached
  unpacked ??= unpack()
  const line = unpacked.get(key)
  if (line === undefined) throw new Error(`No drawing of ${key} in the pack`)
  const drawing = readDrawing(JSON.parse(line))
  const [oldest] = opened.keys()
  if (opened.size >= MOST_OPEN && oldest !== undefined) opened.delete(oldest)
  opened.set(key, drawing)
  return drawing
}

function unpack(): Map<string, string> {
  const text = brotliDecompressSync(Buffer.from(pack.drawings, 'base64')).toString('utf8')
  return new Map(text.split('\n').map((line) => [line.slice(8, line.indexOf('"', 8)), line]))
}

function readDrawing({ main, outline, parts }: Written): Drawing {
  return {
    main,
    outline: readPath(outline),
    parts: parts.map(([path, paint, opacity, body]) => ({
      path: readPath(path),
      paint: typeof paint === 'string' ? paint : readGradient(paint),
      opacity: opacity / 100,
      body: body === 1,
    })),
  }
}

const TENTH = { a: 0.1, b: 0, c: 0, d: 0.1, e: 0, f: 0 }

function readPath(written: string): Path2D {
  const path = new Path2D()
  path.addPath(new Path2D(written), TENTH)
  return path
}

function readGradient([kind, places, stops]: WrittenGradient): DrawnGradient {
  return {
    kind: kind === 'l' ? 'linear' : 'radial',
    places: places.map((place) => place / 10),
    stops: stops.map(([at, hex, alpha]) => [Math.min(1, Math.max(0, at)), hex, alpha / 100]),
  }
}
