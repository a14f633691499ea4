import { between, pickOne, type Random } from '../../base/chance.ts'
import { parseHex } from '../../base/colour.ts'
import type { Reading } from '../../recipe/recipe.ts'
import { fleshy, matte, metal, woodLook } from './looks.ts'
import { berry } from './models/berries.ts'
import { leafAt } from './models/leaf.ts'
import { chopsticks, fork, knife, napkin, spoon } from './models/vessels.ts'
import type { Setting } from './table-setting.ts'
import { ball, egg } from './shapes.ts'
import { place, type Solid, stand } from './solid.ts'

const CLOTHS = ['#d8cdb8', '#8e9fa6', '#b5654a', '#5d6f5c', '#c9b28f', '#3f4a5c'].map(parseHex)
const ASIAN = ['ramen', 'rice', 'soup', 'dumpling', 'sushi', 'bun', 'curry', 'green tea', 'tempura']
const WESTERN = ['steak', 'salad', 'pancakes', 'fried egg', 'spaghetti', 'cake', 'cake slice', 'pie', 'waffle', 'pizza']

/** What stands beside without being named: a napkin under the rim, cutlery, crumbs and leaves. None of it takes the middle. */
export function dressTable(setting: Setting, reading: Reading, random: Random): void {
  const names = reading.subjects.map(({ name }) => name)
  const side = random() < 0.5 ? -1 : 1
  const rim = setting.radius
  if (rim < 26 && random() < 0.75)
    lay(
      setting,
      napkin(pickOne(CLOTHS, random), rim < 9 ? 7 : 10),
      { x: -side * rim * 0.72, z: -rim * 0.35, yaw: between(random, -0.7, 0.7) },
      true,
    )
  layTools(setting, { names, random, side })
  strew(setting, random, names)
}

function layTools(
  setting: Setting,
  { names, random, side }: { names: readonly string[]; random: Random; side: number },
): void {
  const rim = setting.radius
  if (names.some((name) => WESTERN.includes(name)) && !names.includes('cutlery')) {
    const tool = random() < 0.3 ? metal([206, 170, 96]) : metal()
    lay(setting, fork(tool), { x: -rim - 3, z: 0, yaw: Math.PI / 2 + between(random, -0.12, 0.12) })
    lay(setting, names.includes('cake') ? spoon(tool) : knife(tool), {
      x: rim + 3,
      z: 0,
      yaw: Math.PI / 2 + between(random, -0.12, 0.12),
    })
  }
  if (names.some((name) => ASIAN.includes(name)) && !names.includes('ramen') && !names.includes('chopsticks'))
    lay(setting, chopsticks(woodLook(random() < 0.5 ? [60, 34, 28] : [168, 120, 74])), {
      x: side * (rim + 3),
      z: rim * 0.1,
      yaw: Math.PI / 2 + between(random, -0.2, 0.2),
    })
}

function lay(
  setting: Setting,
  solids: readonly Solid[],
  where: { x: number; z: number; yaw: number },
  under = false,
): void {
  const placed = place(solids, where)
  if (under) setting.solids.unshift(...placed)
  else setting.solids.push(...placed)
}

/** Crumbs, sesame, leaves or berries where the hand of a cook let them fall. */
function strew(setting: Setting, random: Random, names: readonly string[]): void {
  const sweet = names.some((name) =>
    ['cake', 'cake slice', 'pancakes', 'waffle', 'pie', 'cookie', 'croissant', 'bread', 'doughnut'].includes(name),
  )
  const count = sweet ? 30 : 9
  for (let i = 0; i < count; i++) {
    const turn = random() * Math.PI * 2
    const away = setting.radius + between(random, 0.6, 7)
    const [x, z] = [Math.cos(turn) * away, Math.sin(turn) * away]
    if (sweet && i < 2)
      setting.solids.push(berry(x, 0.85, z, { radius: between(random, 0.7, 0.9), colour: [52, 60, 112] }))
    else if (sweet)
      setting.solids.push(
        stand(egg(0.28 * random() + 0.1, 0.13, 0.2), fleshy([196, 146, 88]), { x, y: 0.1, z, yaw: turn }),
      )
    else if (i < 2 && names.some((name) => ASIAN.includes(name) || WESTERN.includes(name)))
      setting.solids.push(
        leafAt(x, 0.18, z, {
          size: between(random, 1.2, 2.2),
          yaw: random() * 6.28,
          pitch: 0.06,
          colour: [78, 116, 56],
        }),
      )
    else
      setting.solids.push(
        stand(ball(between(random, 0.12, 0.24)), matte(i % 2 === 0 ? [40, 32, 28] : [224, 208, 170]), {
          x,
          y: 0.16,
          z,
        }),
      )
  }
}
