import { readPixels, writePixels } from '../../base/canvas-pixels.ts'
import { createRandom, deriveSeed } from '../../base/chance.ts'
import { parseHex, type Rgb } from '../../base/colour.ts'
import type { Frame } from '../../base/frame.ts'
import type { Recipe } from '../../recipe/recipe.ts'
import type { Actor } from '../actor.ts'
import { gradeScene } from '../grade.ts'
import type { Stage } from '../stage.ts'
import { openCamera, type Viewpoint } from '../still-life/camera.ts'
import { castShadows } from '../still-life/shadows.ts'
import { tintScene } from '../tint-scene.ts'
import { paintWeather } from '../weather.ts'
import { arrangeProducts, type Arrangement } from './arrange-products.ts'
import { hangPaper } from './backdrop.ts'
import { develop } from './develop.ts'
import { shadeProducts } from './shade-products.ts'
import { lightStudio } from './studio-light.ts'

/** Things as a photographer of goods shows them: large, on paper without a seam, among lamps with broad faces. */
export function* paintSweep(stage: Stage, hear?: (stage: Stage, actors: Actor[]) => void): Generator<Stage, Stage> {
  const { recipe, frame } = stage
  const shown = arrangeProducts(recipe)
  const camera = openCamera(frame, chooseView(recipe, shown, frame))
  const actors = placeActors(stage, shown, camera.project)
  hear?.(stage, actors)
  const studio = lightStudio(recipe, colourOf(recipe))
  const { solids, radius, height } = shown
  const middle = camera.project({ x: 0, y: height * 0.62, z: 0, reach: 1 })
  const reach = radius * 1.2 + height + 5
  const exposed = shadeProducts({
    rays: camera,
    solids,
    studio,
    paper: hangPaper(studio, frame, middle),
    shadow: castShadows(solids, { towards: studio.towards, reach, pixels: 320, breadth: 0.55, search: 2.4 }),
    open: castShadows(solids, {
      towards: [0.03, 0.999, 0.02],
      reach,
      pixels: 190,
      breadth: 1.2,
      search: Math.max(2.2, radius * 0.42),
    }),
  })
  const pixels = readPixels(stage.picture.canvas)
  develop(exposed, frame.widthPx, pixels)
  writePixels(stage.picture.canvas, pixels)
  yield stage
  const marks = readPixels(stage.cover.canvas)
  for (let at = 0; at < exposed.seen.length; at++) marks[at * 4 + 3] = (exposed.seen[at] ?? -1) >= 0 ? 255 : 0
  writePixels(stage.cover.canvas, marks)
  tintScene(stage)
  paintWeather(stage)
  gradeScene(recipe, stage.picture.canvas)
  return stage
}

/** From the front, from a little above, low and near, and from higher up. */
const VIEWS = [
  { rise: 0.1, around: 0.12, near: 1 },
  { rise: 0.3, around: -0.42, near: 1.06 },
  { rise: 0.06, around: 0.38, near: 0.9 },
  { rise: 0.2, around: -0.14, near: 0.96 },
] as const

function chooseView({ reading, layoutSeed }: Recipe, { radius, height, lift }: Arrangement, frame: Frame): Viewpoint {
  const { camera = {} } = reading
  const view = VIEWS[layoutSeed % 4] ?? VIEWS[0]
  const random = createRandom(deriveSeed(layoutSeed, 'sweep view'))
  const close = camera.shot === 'close-up' || camera.shot === 'extreme close-up' ? 0.74 : 1
  const size = Math.max(height * 1.45, radius * 2.5) * view.near * close
  const wide = Math.min(1.25, Math.max(1, frame.height / frame.width))
  const top = camera.angle === 'top' || camera.angle === 'bird'
  return {
    rise: top ? 1.2 : view.rise,
    around: view.around + (random() - 0.5) * 0.16,
    distance: size * 2.1 * wide + radius,
    aim: [0, (height + lift * 0.2) * (top ? 0.2 : 0.47), 0],
  }
}

/** The colour that the words give the things, so that the paper does not swallow them. */
function colourOf({ reading }: Recipe): Rgb {
  const hex = reading.subjects.find(({ colour }) => colour !== null)?.colour
  return hex ? parseHex(hex) : [120, 110, 104]
}

/** Where the bodies of each subject are seen. */
function placeActors(
  { recipe }: Stage,
  { spots }: Arrangement,
  project: ReturnType<typeof openCamera>['project'],
): Actor[] {
  return recipe.reading.subjects.flatMap((subject, index) => {
    const own = spots.filter((spot) => spot.subject === index)
    return Array.from({ length: subject.count }, (_, at): Actor => {
      const spot = own[at % Math.max(1, own.length)] ?? { x: 0, z: 0, low: 0, radius: 5, height: 5 }
      const reach = Math.max(spot.radius, spot.height / 2)
      const seen = project({ x: spot.x, y: spot.low + spot.height / 2, z: spot.z, reach })
      return {
        ...{ name: subject.name, colour: subject.colour, seed: at, facing: 1, footing: 'ground' },
        ...{ z: 1, aspect: 1, subject },
        ...{ x: seen.x, y: seen.y + seen.radius, height: seen.radius * 2, width: seen.radius * 2 },
      } as Actor
    })
  })
}
