import { between, createRandom, deriveSeed, type Random } from '../../base/chance.ts'
import { parseHex, type Rgb } from '../../base/colour.ts'
import type { Recipe, SubjectWord } from '../../recipe/recipe.ts'
import type { Dish } from './models/dish.ts'
import { MODELS } from './models/models.ts'
import { isInVase } from '../../words/lexicon/indoors.ts'
import { dressTable } from './dress-table.ts'
import { place } from './solid.ts'
import type { Setting } from './table-setting.ts'

const DRUNK: readonly string[] = ['green tea', 'coffee cup']
/** Of one kind as many are put side by side. */
const MOST = 9

/** Whether all that a table should hold can be put on it as bodies. */
export function fitsModels(subjects: readonly SubjectWord[]): boolean {
  const drawn = subjects.filter(({ weight = 1 }) => weight >= 0)
  return (
    drawn.length > 0 &&
    drawn.every(
      ({ name, size }) =>
        (Object.hasOwn(MODELS, name) ||
          isInVase(
            name,
            drawn.map((one) => one.name),
          )) &&
        size === 'natural',
    )
  )
}

/** Puts the subjects beside each other, the first in the middle, so that none stands in another, and dresses the table around them. */
export function setTable({ reading, layoutSeed }: Recipe): Setting {
  const random = createRandom(deriveSeed(layoutSeed, 'table'))
  const dishes = listDishes(reading.subjects, random)
  const spots = seatDishes(dishes, random)
  const setting: Setting = { solids: [], radius: 0, height: 0, steams: [], flames: [], spots: [] }
  for (const spot of spots) addDish(setting, spot)
  const names = reading.subjects.map(({ name }) => name)
  const vase = setting.spots.find(({ subject }) => reading.subjects[subject]?.name === 'vase')
  const cups = setting.spots.filter(({ subject }) => DRUNK.includes(names[subject] ?? ''))
  for (const [subject, { name }] of reading.subjects.entries())
    if (vase && isInVase(name, names)) setting.spots.push({ ...vase, subject })
    else if (isCupOf(name, reading.subjects)) setting.spots.push(...cups.map((cup) => ({ ...cup, subject })))
  dressTable(setting, reading, random)
  return setting
}

interface Served {
  dish: Dish
  subject: number
}

function listDishes(subjects: readonly SubjectWord[], random: Random): Served[] {
  return subjects.flatMap(({ name, count, colour, weight = 1 }, subject) => {
    const model = MODELS[name === 'cup' && subjects.some((other) => other.name === 'teapot') ? 'green tea' : name]
    if (model === undefined || weight < 0 || isCupOf(name, subjects)) return []
    const wish = { random, colour: colour === null ? null : parseHex(colour), count, bloom: bloomOf(name, subjects) }
    if (PLATED.includes(name)) return [{ dish: model(wish), subject }]
    return Array.from({ length: Math.min(MOST, count) }, () => ({ dish: model({ ...wish, count: 1 }), subject }))
  })
}

/** "A cup of green tea" is one cup. */
function isCupOf(name: string, subjects: readonly SubjectWord[]): boolean {
  return name === 'cup' && subjects.some((other) => DRUNK.includes(other.name))
}

/** The colour that the words bind to the flowers in a vase. */
function bloomOf(name: string, subjects: readonly SubjectWord[]): Rgb | null {
  const names = subjects.map((one) => one.name)
  const hex = name === 'vase' ? subjects.find((one) => isInVase(one.name, names))?.colour : null
  return hex ? parseHex(hex) : null
}

/** Of these several lie on one plate. */
const PLATED: readonly string[] = [
  'dumpling',
  'sushi',
  'cookie',
  'mooncake',
  'bun',
  'doughnut',
  'pancakes',
  'strawberry',
  'croissant',
]

interface Seat extends Served {
  x: number
  z: number
  yaw: number
}

const GAP = 1.2

function seatDishes(dishes: readonly Served[], random: Random): Seat[] {
  const seats: Seat[] = []
  const sorted = [...dishes]
  const start = random() * Math.PI * 2
  for (const served of sorted) {
    const yaw = random() * Math.PI * 2
    if (seats.length === 0) {
      seats.push({ ...served, x: 0, z: 0, yaw })
      continue
    }
    seats.push({
      ...served,
      ...findFree(seats, served.dish.radius, start + seats.length * 2.2 + between(random, -0.3, 0.3)),
      yaw,
    })
  }
  return centre(seats)
}

/** The nearest free place in about this direction. */
function findFree(seats: readonly Seat[], radius: number, direction: number): { x: number; z: number } {
  let best = { x: 1000, z: 0 }
  for (let turn = 0; turn < 16; turn++) {
    const heading = direction + ((turn % 2 === 0 ? 1 : -1) * turn * Math.PI) / 16
    for (let away = 2; away < 90; away += 1) {
      const [x, z] = [Math.cos(heading) * away, Math.sin(heading) * away * 0.8]
      const free = seats.every((seat) => Math.hypot(seat.x - x, seat.z - z) >= seat.dish.radius + radius + GAP)
      if (!free) continue
      if (Math.hypot(x, z) + turn * 0.6 < Math.hypot(best.x, best.z)) best = { x, z }
      break
    }
  }
  return best
}

function centre(seats: readonly Seat[]): Seat[] {
  const reach = (axis: 'x' | 'z', sign: number) =>
    Math.max(...seats.map((seat) => sign * seat[axis] + seat.dish.radius))
  const [dx, dz] = [(reach('x', 1) - reach('x', -1)) / 2, (reach('z', 1) - reach('z', -1)) / 2]
  return seats.map((seat) => ({ ...seat, x: seat.x - dx, z: seat.z - dz }))
}

function addDish(setting: Setting, { dish, subject, x, z, yaw }: Seat): void {
  setting.solids.push(...place(dish.solids, { x, z, yaw }).map((solid) => ({ ...solid, subject })))
  setting.radius = Math.max(setting.radius, Math.hypot(x, z) + dish.radius)
  setting.height = Math.max(setting.height, dish.height)
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  const turn = ([px, py, pz]: readonly [number, number, number]) =>
    [x + px * cos - pz * sin, py, z + px * sin + pz * cos] as const
  if (dish.steam) setting.steams.push(turn(dish.steam))
  for (const flame of dish.flames ?? []) setting.flames.push(turn(flame))
  setting.spots.push({ subject, x, z, radius: dish.radius, height: dish.height })
}
