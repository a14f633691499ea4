import { createRandom, deriveSeed, pickOne } from '../base/chance.ts'
import type { Reading, Recipe, Setting, Template } from './recipe.ts'
import { PAINTER_VERSION } from './version.ts'
import { GROUNDS } from './vocabulary.ts'

export interface GridRequest {
  reading: Reading
  /** 32-bit; the four pictures use seed, seed + 1, seed + 2, seed + 3. */
  seed: number
  niji: boolean
  stylize: number
  chaos: number
  weird: number
  /** With `strength`: the picture that the four vary. */
  parent?: Recipe
  strength?: 'subtle' | 'strong'
}

/** The four recipes of a grid, at least three composition templates among them unless they keep their parent's layout. */
export function planGrid(wish: GridRequest): Recipe[] {
  const templates = chooseTemplates(wish)
  return templates.map((template, index) => {
    const seed = (wish.seed + index) >>> 0
    const base: Recipe = {
      painterVersion: PAINTER_VERSION,
      reading: wish.reading,
      seed,
      template,
      layoutSeed: seed,
      turn: index,
      niji: wish.niji,
      stylize: wish.stylize,
      chaos: wish.chaos,
      weird: wish.weird,
    }
    return wish.parent && wish.strength ? varyParent(base, wish.parent, wish.strength) : base
  })
}

/** Both keep the parent's template, colours and places; a strong one grows another land and takes other poses. */
function varyParent(base: Recipe, parent: Recipe, strength: 'subtle' | 'strong'): Recipe {
  const { composed, growths, patches, tint, lean, cuttings, painterVersion, turn } = parent
  const { turn: _, ...own } = base
  const inherited = {
    ...own,
    ...(turn === undefined ? {} : { turn }),
    // What varies keeps the painter of what it varies: its sun, its view and its light are of that version.
    painterVersion: Math.min(painterVersion, base.painterVersion),
    reading: parent.reading,
    niji: parent.niji,
    chaos: parent.chaos,
    weird: parent.weird,
    ...(composed && growths ? { composed, growths } : {}),
    ...(patches ? { patches } : {}),
    ...(tint ? { tint } : {}),
    ...(lean ? { lean } : {}),
    ...(cuttings ? { cuttings } : {}),
  }
  const { template, layoutSeed, sceneSeed } = parent
  if (strength === 'strong') return { ...inherited, template, layoutSeed, sceneSeed: base.seed }
  return { ...inherited, template, layoutSeed, ...(sceneSeed === undefined ? {} : { sceneSeed }) }
}

function chooseTemplates(wish: GridRequest): Template[] {
  const random = createRandom(deriveSeed(wish.seed, 'templates'))
  const chosen = listSuited(wish.reading).map((group) => pickOne(group, random))
  const turned = chosen.map((template) => ({ template, order: random() })).sort((a, b) => a.order - b.order)
  const four = turned.map(({ template }) => template)
  const parent = wish.parent?.template
  if (parent === undefined || four.includes(parent)) return four
  return [parent, ...four.slice(1)]
}

/** Indoors there is no sun to stand before, and a lamp may pick out one thing. */
const INDOORS: readonly Setting[] = [
  ...(['room', 'cave', 'hall', 'library', 'kitchen', 'cafe', 'stage', 'underwater'] as const),
  ...GROUNDS,
]
const SUNLESS: readonly Reading['weather'][] = ['fog', 'storm', 'rain']
/** As many can be seen from near. */
const FEW = 2

/** Four kinds of view, from afar, from near, from another height and by another light, and what of each suits these words. */
function listSuited(reading: Reading): readonly (readonly Template[])[] {
  const count = reading.subjects.reduce((sum, subject) => sum + subject.count, 0)
  const indoors = INDOORS.includes(reading.setting)
  // Of a place without figures there is nothing to come near to, and from above it is only ground.
  const [few, none] = [count > 0 && count <= FEW, count === 0]
  const near: Template[] = few ? ['close-up'] : ['two-shot']
  const lit: Template[] = indoors ? ['still-life'] : ['emblem']
  if (!indoors && reading.setting !== 'space' && hasLowLight(reading)) lit.push('silhouette')
  const far: Template[] = few ? ['vista', 'two-shot'] : ['vista']
  return [far, near, none ? ['low-angle'] : ['low-angle', 'top-view'], lit]
}

/** Against a high sun everybody would be a dark shape before a white sky. */
function hasLowLight({ time, weather }: Reading): boolean {
  return time !== 'day' && !SUNLESS.includes(weather)
}
