import { readPixels, writePixels } from '../../base/canvas-pixels.ts'
import { createRandom, deriveSeed } from '../../base/chance.ts'
import { mixColours, parseHex } from '../../base/colour.ts'
import { createLayer, drawWhole, type Frame, freeCanvas, type Layer } from '../../base/frame.ts'
import type { Recipe } from '../../recipe/recipe.ts'
import type { Actor } from '../actor.ts'
import { finishScene } from '../finish-scene.ts'
import type { Stage } from '../stage.ts'
import { openCamera, type Viewpoint } from './camera.ts'
import { chooseMood, type Mood, wallOf } from './light-table.ts'
import { riseSteam, type Spot } from './rise-steam.ts'
import { fitsModels, setTable } from './set-table.ts'
import type { Setting } from './table-setting.ts'
import { type Ground, type Scene, shadeScene } from './shade.ts'
import { castShadows } from './shadows.ts'
import { openTop } from './tops.ts'
import { type Hits, traceSolids } from './trace.ts'

/** Whether a picture is of things that lie on a table and are all known as bodies. */
export function isStillLife({ reading, patches, cuttings }: Recipe): boolean {
  return reading.setting === 'tabletop' && !patches && !cuttings && fitsModels(reading.subjects)
}

/** A table with food and things on it, built of bodies and lit as one: from above or from where one sits. */
export function* paintStillLife(stage: Stage, hear?: (stage: Stage, actors: Actor[]) => void): Generator<Stage, Stage> {
  const { recipe, frame } = stage
  const setting = setTable(recipe)
  const mood = chooseMood(recipe)
  const view = chooseView(recipe, setting, frame)
  const camera = openCamera(frame, view)
  const actors = placeActors(stage, setting, camera.project)
  hear?.(stage, actors)
  const hits = traceSolids(camera, setting.solids)
  const scene: Scene = {
    rays: camera,
    solids: setting.solids,
    hits,
    light: mood.light,
    ground: layGround(stage, mood, setting),
    ...lightScene(setting, mood),
  }
  const pixels = readPixels(stage.picture.canvas)
  shadeScene(scene, pixels)
  writePixels(stage.picture.canvas, pixels)
  yield stage
  smoothEdges(stage.picture, hits, frame)
  if (view.rise < 1.2) blurDistance(stage.picture, hits, frame)
  markFigures(stage.cover, scene)
  const project = ([x, y, z]: readonly [number, number, number]): Spot => camera.project({ x, y, z, reach: 4 })
  riseSteam(stage, { steams: setting.steams.map(project), flames: setting.flames.map(project), top: view.rise > 1.2 })
  finishScene(stage, actors)
  return stage
}

const RISES = { tall: [0.3, 0.5, 0.2, 0.38], flat: [0.62, 1.5, 0.42, 0.86], above: [1.5, 1.5, 1.5, 1.5] } as const
/** How near the four come where all look straight down, and how far from the middle, by the radius of what they see. */
const ABOVE = [
  { near: 1.06, off: 0 },
  { near: 0.9, off: 0.14 },
  { near: 1.2, off: -0.1 },
  { near: 1, off: 0.05 },
] as const
const CLOSE: readonly unknown[] = ['close-up', 'extreme close-up']

/** Three quarters, from above, low, and from a standing height; only from above where the words say so. */
function chooseView({ reading: { camera = {} }, layoutSeed }: Recipe, setting: Setting, frame: Frame): Viewpoint {
  const { radius, height, spots } = setting
  const random = createRandom(deriveSeed(layoutSeed, 'view'))
  const top = camera.angle === 'top' || camera.angle === 'bird'
  const rise = RISES[top ? 'above' : height > radius * 1.3 ? 'tall' : 'flat'][layoutSeed % 4] ?? 0.6
  const { near, off } = (top ? ABOVE[layoutSeed % 4] : ABOVE[0]) ?? ABOVE[0]
  const size =
    Math.max(radius * (spots.length > 1 ? 2.1 : 2.42), height * 1.5, 12) * (CLOSE.includes(camera.shot) ? 0.68 : near)
  const wide = Math.min(1.25, Math.max(1, frame.height / frame.width))
  return {
    rise,
    around: (random() - 0.5) * (top ? 0.6 : 0.8),
    distance: size * 2.05 * wide,
    aim: [off * radius, height * (rise > 1.2 ? 0.1 : 0.4), off * radius * 0.6],
  }
}

function lightScene({ solids, radius, height }: Setting, { light, breadth }: Mood): Pick<Scene, 'shadow' | 'open'> {
  const reach = radius * 1.15 + height + 6
  return {
    shadow: castShadows(solids, { towards: light.towards, reach, pixels: 340, breadth, search: 2.2 }),
    open: castShadows(solids, { towards: [0.03, 0.999, 0.02], reach, pixels: 190, breadth: 1.1, search: 4.5 }),
  }
}

function layGround({ frame, recipe }: Stage, mood: Mood, { radius }: Setting): Ground {
  const named = recipe.reading.featureColours?.['backdrop']
  const colour = parseHex(named ?? mood.cloth)
  const { top, look } = openTop(named === undefined ? mood.top : 'plain', {
    seed: deriveSeed(recipe.layoutSeed, 'top'),
    colour,
  })
  const [lit, dim] = named === undefined ? wallOf(mood) : ([colour, mixColours(colour, [0, 0, 0], 0.2)] as const)
  const side = mood.light.towards[0] < 0 ? 0 : 1
  return {
    top,
    look,
    edge: radius * 1.5 + 20,
    behind: (column, row, out) => {
      const across = Math.abs(column / frame.widthPx - side)
      const share = Math.min(1, across * 0.8 + (row / frame.heightPx) * 0.35)
      for (let i = 0; i < 3; i++) out[i] = (lit[i] ?? 0) + ((dim[i] ?? 0) - (lit[i] ?? 0)) * share
    },
  }
}

/** Where the bodies of each subject are seen. */
function placeActors(
  { recipe }: Stage,
  { spots }: Setting,
  project: ReturnType<typeof openCamera>['project'],
): Actor[] {
  return recipe.reading.subjects.flatMap((subject, index) => {
    const own = spots.filter((spot) => spot.subject === index)
    return Array.from({ length: subject.count }, (_, at): Actor => {
      const spot = own[at % Math.max(1, own.length)] ?? { x: 0, z: 0, radius: 5, height: 5 }
      const seen = project({ x: spot.x, y: spot.height / 2, z: spot.z, reach: spot.radius })
      return {
        ...{
          name: subject.name,
          colour: subject.colour,
          seed: at,
          facing: 1,
          footing: 'ground',
          z: 1,
          aspect: 1,
          subject,
        },
        ...{ x: seen.x, y: seen.y + seen.radius, height: seen.radius * 2, width: seen.radius * 2 },
      } as Actor
    })
  })
}

/** Where two bodies meet, a pixel is a little of both. */
function smoothEdges(picture: Layer, { solid }: Hits, { widthPx, heightPx }: Frame): void {
  const pixels = readPixels(picture.canvas)
  const own = Uint8ClampedArray.from(pixels)
  const around = [-1, 1, -widthPx, widthPx]
  for (let row = 1; row < heightPx - 1; row++)
    for (let column = 1; column < widthPx - 1; column++) {
      const at = row * widthPx + column
      if (around.every((step) => solid[at + step] === solid[at])) continue
      for (let i = at * 4; i < at * 4 + 3; i++)
        pixels[i] = (own[i] ?? 0) * 0.4 + around.reduce((sum, step) => sum + (own[i + step * 4] ?? 0), 0) * 0.15
    }
  writePixels(picture.canvas, pixels)
}

/** What is far behind the middle is out of focus. */
function blurDistance(picture: Layer, { solid }: Hits, frame: Frame): void {
  const soft = createLayer(frame)
  soft.ctx.filter = `blur(${(3.4 * frame.scale).toFixed(2)}px)`
  drawWhole(soft.ctx, frame, picture.canvas)
  const blurred = readPixels(soft.canvas)
  const pixels = readPixels(picture.canvas)
  for (let at = 0; at < solid.length; at++) {
    if ((solid[at] ?? -1) >= 0) continue
    const row = Math.floor(at / frame.widthPx) / frame.heightPx
    const share = Math.min(1, Math.max(0, (0.42 - row) * 5))
    for (let i = at * 4; i < at * 4 + 3; i++)
      pixels[i] = (pixels[i] ?? 0) + ((blurred[i] ?? 0) - (pixels[i] ?? 0)) * share
  }
  writePixels(picture.canvas, pixels)
  freeCanvas(soft.canvas)
}

function markFigures(cover: Layer, { hits, solids }: Scene): void {
  const marks = readPixels(cover.canvas)
  for (let at = 0; at < hits.solid.length; at++)
    marks[at * 4 + 3] = solids[hits.solid[at] ?? -1] === undefined ? 0 : 255
  writePixels(cover.canvas, marks)
}
