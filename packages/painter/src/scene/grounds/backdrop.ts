import { lightColour, mixColours, parseHex, type Rgb } from '../../base/colour.ts'
import { type Lab, toLab } from '../../look/oklab.ts'
import { pickInTurn } from '../../recipe/pick-in-turn.ts'
import type { Setting } from '../../recipe/recipe.ts'
import type { Stage } from '../stage.ts'
import { meanColour } from './mean-colour.ts'

/** Colours of a ground that is no place. */
export interface Backdrop {
  wall: Rgb
  floor: Rgb
  /** What the wall is behind the subject, where its light falls. */
  glow: Rgb
}

/** Walls that painters and photographers put behind what they show. */
const WALLS = [
  ...['#e8dcc6', '#d9c2a4', '#c8684c', '#d8a24a', '#8fa98c', '#4f7f7a', '#2f5a66', '#7fa6c4'],
  ...['#3f5680', '#28344e', '#b9a0bc', '#6b4a68', '#e2b8ac', '#a03c3c', '#5e5470', '#3a4a46'],
].map(parseHex)
const SWEEPS = ['#d8d8d8', '#c8cfd6', '#dccfc8', '#c4bcb8', '#b4c0ca', '#46484e', '#2a2c32'].map(parseHex)
const PAPERS = ['#f6f2e8', '#f4f4f0', '#f2ead8'].map(parseHex)
/** Of so many that set the subject off best one is taken. */
const BEST = 5
/** As different as this is different enough. */
const ENOUGH = 0.34

/** The colours behind and under the subject: those that the words name, else such as set it off, in the light of the hour. */
export function chooseBackdrop(stage: Stage): Backdrop {
  const { recipe } = stage
  const { setting, featureColours = {} } = recipe.reading
  const named = featureColours['backdrop']
  const wall = named === undefined ? chooseWall(stage) : parseHex(named)
  const second = featureColours['second backdrop']
  const floor = second === undefined ? mixColours(wall, [0, 0, 0], setting === 'paper' ? 0 : 0.1) : parseHex(second)
  const lit = (colour: Rgb, share: number) => lightUp(stage, colour, share)
  return {
    wall: lit(wall, 0.75),
    floor: lit(floor, 0.8),
    glow: lit(mixColours(wall, [255, 252, 248], setting === 'paper' ? 0.04 : 0.24), 1),
  }
}

function chooseWall({ recipe }: Stage): Rgb {
  const { setting } = recipe.reading
  const walls = wallsOf(setting)
  const subject = meanColour(recipe)
  if (subject === null) return pickInTurn(walls, recipe, 'backdrop')
  const ranked = [...walls].sort((one, other) => suits(other, subject) - suits(one, subject))
  return pickInTurn(ranked.slice(0, Math.min(BEST, Math.ceil(ranked.length / 2))), recipe, 'backdrop')
}

function wallsOf(setting: Setting): readonly Rgb[] {
  return setting === 'sweep' ? SWEEPS : setting === 'paper' ? PAPERS : WALLS
}

/** How well a wall sets a subject off: by lightness first, a colour across the circle helps, and neither glares. */
function suits(wall: Rgb, [lightness, a, b]: Lab): number {
  const [wallLightness, wallA, wallB] = toLab(wall[0], wall[1], wall[2])
  const light = Math.min(ENOUGH, Math.abs(wallLightness - lightness))
  const colour = Math.min(0.16, Math.hypot(wallA - a, wallB - b))
  return light + colour * 0.9
}

/** By day a wall keeps its own colour; other hours lend it theirs. */
function lightUp({ palette, recipe }: Stage, colour: Rgb, share: number): Rgb {
  const { time } = recipe.reading
  const white: Rgb = [255, 252, 246]
  const light = mixColours(palette.ambient, palette.light, share)
  const own = time === 'day' ? 0.86 : time === 'night' ? 0.45 : 0.55
  return lightColour(colour, mixColours(light, white, own))
}
