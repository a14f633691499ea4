import { Path2D } from '@napi-rs/canvas'
import { type Attributes, type Element, readElements } from './read-elements.ts'
import { type Matrix, multiply, readTransform } from './read-transform.ts'
import { shapePath } from './shape-path.ts'

/** One filled outline of an icon, in the icon's own coordinates. */
export interface Part {
  path: Path2D
  paint: Paint
  opacity: number
}

export type Paint = { hex: string } | Gradient

export interface Gradient {
  kind: 'linear' | 'radial'
  /** x1 y1 x2 y2, or cx cy r and nothing, in the gradient's own space. */
  places: [number, number, number, number]
  stops: [offset: number, hex: string, alpha: number][]
  matrix: Matrix
  /** Places are shares of the painted outline's box. */
  boxed: boolean
}

/** What is inherited on the way down. */
interface Context {
  matrix: Matrix
  style: Attributes
  opacity: number
  clip: Path2D | null
}

const INHERITED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'fill-rule',
  'fill-opacity',
  'stroke-opacity',
]

/** The filled outlines of an icon's SVG body, from back to front: strokes become outlines, clip paths are cut. */
export function readIcon(body: string): Part[] {
  const roots = readElements(body)
  const named = new Map<string, Element>()
  const note = (element: Element): void => {
    if (element.attributes['id']) named.set(element.attributes['id'], element)
    element.children.forEach(note)
  }
  roots.forEach(note)
  const parts: Part[] = []
  const start: Context = { matrix: [1, 0, 0, 1, 0, 0], style: { fill: '#000' }, opacity: 1, clip: null }
  for (const root of roots) collect(root, start, { parts, named })
  return parts
}

interface Sheet {
  parts: Part[]
  named: ReadonlyMap<string, Element>
}

function collect(element: Element, above: Context, sheet: Sheet): void {
  const { name, attributes, children } = element
  if (['defs', 'clipPath', 'linearGradient', 'radialGradient'].includes(name)) return
  const context = descend(attributes, above, sheet)
  if (name === 'use') {
    const target = sheet.named.get((attributes['href'] ?? attributes['xlink:href'] ?? '').slice(1))
    if (target) collect(target, context, sheet)
  } else if (name === 'g') for (const child of children) collect(child, context, sheet)
  else paintOutline(element, context, sheet)
}

function descend(attributes: Attributes, above: Context, sheet: Sheet): Context {
  const matrix = multiply(above.matrix, readTransform(attributes['transform']))
  const style = { ...above.style }
  for (const key of INHERITED) if (attributes[key] !== undefined) style[key] = attributes[key]
  const opacity = above.opacity * Number(attributes['opacity'] ?? 1)
  return { matrix, style, opacity, clip: cutClip(attributes['clip-path'], matrix, above.clip, sheet) }
}

function cutClip(reference: string | undefined, matrix: Matrix, above: Path2D | null, sheet: Sheet): Path2D | null {
  const source = sheet.named.get(/#([^)]+)/.exec(reference ?? '')?.[1] ?? '')
  if (!source) return above
  const clip = new Path2D()
  const add = (element: Element, under: Matrix): void => {
    const own = multiply(under, readTransform(element.attributes['transform']))
    const target = element.name === 'use' ? sheet.named.get((element.attributes['href'] ?? '').slice(1)) : undefined
    if (target) return add(target, own)
    const path = shapePath(element)
    if (path) clip.op(path.transform(asObject(own)), UNION)
  }
  for (const child of source.children) add(child, matrix)
  if (above) clip.op(above, INTERSECT)
  return clip
}

/** PathOp is a const enum of the library; its values by name. */
const INTERSECT = 1
const UNION = 2

export function asObject([a, b, c, d, e, f]: Matrix): {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
} {
  return { a, b, c, d, e, f }
}

function paintOutline(element: Element, context: Context, sheet: Sheet): void {
  const path = shapePath(element)
  if (!path) return
  const { style, opacity } = context
  if (style['fill-rule'] === 'evenodd') path.setFillType(EVEN_ODD)
  const fill = readPaint(style['fill'], context, sheet)
  if (fill) addPart(path, context, { paint: fill, opacity: opacity * shareOf(style['fill-opacity']) }, sheet)
  const stroke = readPaint(style['stroke'], context, sheet)
  const drawn = stroke && strokeOutline(path, style)
  if (drawn) addPart(drawn, context, { paint: stroke, opacity: opacity * shareOf(style['stroke-opacity']) }, sheet)
}

const EVEN_ODD = 1

function shareOf(said: string | undefined): number {
  return said === undefined ? 1 : Number(said)
}

const CAPS = ['butt', 'round', 'square']
const JOINS = ['miter', 'round', 'bevel']

function strokeOutline(path: Path2D, style: Attributes): Path2D | null {
  const width = shareOf(style['stroke-width'])
  if (width <= 0) return null
  return new Path2D(path).stroke({
    width,
    cap: Math.max(0, CAPS.indexOf(style['stroke-linecap'] ?? '')),
    join: Math.max(0, JOINS.indexOf(style['stroke-linejoin'] ?? '')),
    miterLimit: Number(style['stroke-miterlimit'] ?? 4),
  })
}

function addPart(
  outline: Path2D,
  { matrix, clip }: Context,
  look: Pick<Part, 'paint' | 'opacity'>,
  { parts }: Sheet,
): void {
  const path = new Path2D(outline.transform(asObject(matrix)))
  if (clip) path.op(clip, INTERSECT)
  if (look.opacity > 0.02) parts.push({ path, ...look })
}

function readPaint(said: string | undefined, { matrix }: Context, sheet: Sheet): Paint | null {
  if (said === undefined || said === 'none' || said === 'transparent') return null
  const gradient = sheet.named.get(/^url\(#([^)]+)\)/.exec(said)?.[1] ?? '')
  if (!gradient) return said.startsWith('url') ? null : { hex: readHex(said) }
  return readGradient(gradient, matrix, sheet)
}

function readGradient(element: Element, matrix: Matrix, { named }: Sheet): Gradient {
  const base = named.get((element.attributes['href'] ?? element.attributes['xlink:href'] ?? '').slice(1))
  const own = { ...base?.attributes, ...element.attributes }
  const boxed = own['gradientUnits'] !== 'userSpaceOnUse'
  const place = (key: string, natural: string): number => {
    const said = own[key] ?? natural
    return said.endsWith('%') ? Number(said.slice(0, -1)) / 100 : Number(said)
  }
  const places: Gradient['places'] =
    element.name === 'linearGradient'
      ? [place('x1', '0'), place('y1', '0'), place('x2', boxed ? '1' : '0'), place('y2', '0')]
      : [place('cx', '.5'), place('cy', '.5'), place('r', '.5'), 0]
  const stops = (element.children.length > 0 ? element : (base ?? element)).children.map(
    ({ attributes }): Gradient['stops'][number] => [
      Number(attributes['offset']?.replace('%', 'e-2') ?? 0),
      readHex(attributes['stop-color'] ?? '#000'),
      Number(attributes['stop-opacity'] ?? 1),
    ],
  )
  const turned = readTransform(own['gradientTransform'])
  return {
    kind: element.name === 'linearGradient' ? 'linear' : 'radial',
    places,
    stops,
    matrix: boxed ? turned : multiply(matrix, turned),
    boxed,
  }
}

const NAMED: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000', red: '#ff0000', gray: '#808080' }

function readHex(said: string): string {
  if (/^#[0-9a-f]{6}$/i.test(said)) return said.toLowerCase()
  if (/^#[0-9a-f]{3}$/i.test(said)) return said.toLowerCase().replace(/[0-9a-f]/g, '$&$&')
  return NAMED[said] ?? '#808080'
}
