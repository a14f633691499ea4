import type { Actor } from './actor.ts'
import type { EyeSpot } from '../subjects/kit/eye-spots.ts'
import type { Layer } from '../base/frame.ts'

/** What is noted of a scene while it is built, for whoever sets it in motion. Hung on a stage before anything is painted. */
export interface Survey {
  /** `still`: nothing falls; `behind`: nobody is drawn either, so that it shows what lies behind. */
  shows: 'all' | 'still' | 'behind'
  /** How near what each pixel shows is, larger for nearer; 0 is sky. Null: not known of this kind of scene. */
  nearness: Float32Array | null
  /** 1 where a pixel shows water. */
  water: Uint8Array | null
  /** The picture when its water had just been painted; what differs later stands before it. */
  wet: Uint8ClampedArray | null
  /** Figures in the order in which they were laid, far ones first, with their coverage 0 to 255 of each pixel. */
  figures: { actor: Actor; cover: Uint8Array }[]
  /** Open eyes of figures that are seen level, by whose they are; in pixels. */
  eyes: Map<Actor, EyeSpot[]>
  /** Trees and tufts of grass in the order in which they were drawn. */
  plants: Plant[]
  /** How near what is built is, where any stands; as `nearness` counts. */
  built: Float32Array | null
  /** Water that falls: its middle, upper and lower edge and half its width, in units. */
  falls: { x: number; top: number; bottom: number; half: number }[]
  /** What steams or burns, in units, and half its width. */
  steams: Spot[]
  flames: Spot[]
}

interface Spot {
  x: number
  y: number
  radius: number
}

/** Something that grows: foot and size in units, distance in world units. */
export interface Plant {
  x: number
  y: number
  width: number
  height: number
  z: number
}

export function createSurvey(shows: Survey['shows']): Survey {
  return {
    shows,
    nearness: null,
    water: null,
    wet: null,
    figures: [],
    eyes: new Map(),
    plants: [],
    built: null,
    falls: [],
    steams: [],
    flames: [],
  }
}

export function noteFigure(survey: Survey, actor: Actor, { canvas }: Layer): void {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const cover = new Uint8Array(canvas.width * canvas.height)
  for (let at = 0; at < cover.length; at++) cover[at] = data[at * 4 + 3] ?? 0
  survey.figures.push({ actor, cover })
}

/** Draws something built and notes where it is seen and how near. */
export function drawNoted({ survey, picture }: { survey?: Survey; picture: Layer }, z: number, draw: () => void): void {
  if (survey === undefined) return draw()
  const before = readWords(picture)
  draw()
  const after = readWords(picture)
  survey.built ??= new Float32Array(after.length)
  for (let at = 0; at < after.length; at++) if (before[at] !== after[at]) survey.built[at] = 1 / z
}

function readWords({ canvas }: Layer): Uint32Array {
  return new Uint32Array(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.buffer)
}

export function noteLand(survey: Survey | undefined, depth: Float32Array, water: Uint8Array): void {
  if (survey === undefined) return
  survey.nearness = depth.map((z) => (z === 0 ? 0 : 1 / z))
  survey.water = water
}

/** Of samples `fine` times as dense as the pixels; what no surface covers is sky. */
export function noteNearness(
  survey: Survey,
  samples: { width: number; height: number; nearness: Float32Array },
  fine: number,
): void {
  const width = Math.floor(samples.width / fine)
  const nearness = new Float32Array(width * Math.floor(samples.height / fine))
  for (let at = 0; at < nearness.length; at++) {
    const from = Math.floor(at / width) * fine * samples.width + (at % width) * fine
    nearness[at] = Math.max(0, samples.nearness[from] ?? 0)
  }
  survey.nearness = nearness
}
