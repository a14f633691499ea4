import { between, createRandom, deriveSeed } from '../../base/chance.ts'
import type { Recipe, Template } from '../../recipe/recipe.ts'
import { kindOf } from '../settings/kinds.ts'
import { measurePerson } from '../settings/measure.ts'
import type { Stage } from '../stage.ts'
import { aimCamera, type Camera, horizonOf } from './camera.ts'
import type { Place, View } from './place.ts'

/** Which of a place's views each template takes: the templates of a grid differ. */
const VIEW_OF: Record<Template, 0 | 1 | 2 | 3> = {
  vista: 0,
  'close-up': 1,
  'two-shot': 1,
  'low-angle': 2,
  'top-view': 0,
  emblem: 3,
  silhouette: 3,
  'still-life': 3,
}
/** A person's height in metres. */
const PERSON = 1.7
/** The highest eye before a figure: before a tower people are so small that the place would be seen from the air. */
const HIGHEST = 7
/** The highest eye under a roof. */
const CEILING = 2.2
/** Steeper than this the lens is tilted; below it only shifted, so that what is upright stays so. */
const TILTED = 0.3

/** The eye that looks at the place: where figures stand it is theirs, else the place's own views are. */
export function aimPlace(stage: Stage, place: Place): Camera {
  const { layout, frame, recipe } = stage
  if (recipe.reading.subjects.length === 0) return lookAt(stage, chooseView(recipe, place))
  const { at, yaw } = (stage.ashore ? undefined : place.float) ?? place.stand
  const high = Math.min(HIGHEST, PERSON / measurePerson(stage))
  const eye = [at[0], at[1] + (kindOf(recipe.reading.setting).indoors ? Math.min(CEILING, high) : high), at[2]] as const
  return aimCamera(eye, { yaw, pitch: 0 }, { focal: layout.focal, cx: frame.width / 2, cy: layout.horizon })
}

function chooseView(recipe: Recipe, place: Place): View {
  const { angle, shot } = recipe.reading.camera ?? {}
  const own = place.views[VIEW_OF[recipe.template]]
  const view = angle === 'bird' ? turnAbout(recipe, place.bird) : angle === 'top' ? turnAbout(recipe, place.top) : own
  const lens = (view.lens ?? 1) * (LENSES[shot ?? ''] ?? 1)
  if (angle !== 'worm') return { ...view, lens }
  const [x, , z] = view.eye
  return {
    eye: [x, Math.min(view.eye[1], place.stand.at[1] + 0.5), z],
    look: [view.look[0], view.look[1] + 6, view.look[2]],
    lens: lens * 0.8,
  }
}

const LENSES: Readonly<Record<string, number>> = {
  'close-up': 1.5,
  medium: 1.25,
  wide: 0.8,
  'ultra-wide': 0.66,
  'extra long': 0.75,
}

/** From the air the four of a grid look from different sides. */
function turnAbout({ template }: Recipe, { eye, look, lens = 1 }: View): View {
  const turn = [0, 0.42, -0.5, 0.86][VIEW_OF[template]] ?? 0
  const far = [1, 0.78, 1.16, 0.9][VIEW_OF[template]] ?? 1
  const [x, z] = [eye[0] - look[0], eye[2] - look[2]]
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  return {
    eye: [look[0] + (x * cos + z * sin) * far, look[1] + (eye[1] - look[1]) * far, look[2] + (z * cos - x * sin) * far],
    look,
    lens,
  }
}

function lookAt({ recipe, frame, layout }: Stage, { eye, look, lens = 1 }: View): Camera {
  const random = createRandom(deriveSeed(recipe.layoutSeed, 'camera'))
  const [x, y, z] = [look[0] - eye[0], look[1] - eye[1], look[2] - eye[2]]
  const flat = Math.hypot(x, z)
  const yaw = Math.atan2(x, z) + between(random, -0.04, 0.04)
  const pitch = Math.atan2(y, flat)
  const from = [eye[0], eye[1] * between(random, 0.93, 1.1), eye[2]] as const
  const focal = layout.focal * lens * between(random, 0.96, 1.06)
  const middle = { focal, cx: frame.width / 2 }
  if (Math.abs(pitch) > TILTED) return aimCamera(from, { yaw, pitch }, { ...middle, cy: frame.height / 2 })
  return aimCamera(from, { yaw, pitch: 0 }, { ...middle, cy: frame.height / 2 + focal * Math.tan(pitch) })
}

/** The stage with the horizon, the lens and the sun of this eye; nothing of its own stands at the picture's side. */
export function turnStage(stage: Stage, camera: Camera): Stage {
  const { layout } = stage
  const horizon = horizonOf(camera)
  const height = layout.sun.y / Math.max(20, layout.horizon)
  return {
    ...stage,
    layout: {
      ...layout,
      horizon: Math.max(-2000, Math.min(3000, horizon)),
      sun: { ...layout.sun, y: horizon * height },
      framed: false,
      disc: false,
    },
  }
}
