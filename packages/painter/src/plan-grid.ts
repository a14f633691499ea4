import { createRandom, deriveSeed } from './chance.ts'
import type { Reading, Recipe, Template } from './recipe.ts'
import { PAINTER_VERSION } from './version.ts'

export interface GridWish {
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
export function planGrid(wish: GridWish): Recipe[] {
  const templates = chooseTemplates(wish)
  return templates.map((template, index) => {
    const seed = (wish.seed + index) >>> 0
    const base: Recipe = {
      painterVersion: PAINTER_VERSION,
      reading: wish.reading,
      seed,
      template,
      layoutSeed: seed,
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
  const kept = { ...base, reading: parent.reading, niji: parent.niji, chaos: parent.chaos, weird: parent.weird }
  const { template, layoutSeed, sceneSeed } = parent
  if (strength === 'strong') return { ...kept, template, layoutSeed, sceneSeed: base.seed }
  return { ...kept, template, layoutSeed, ...(sceneSeed === undefined ? {} : { sceneSeed }) }
}

function chooseTemplates(wish: GridWish): Template[] {
  const suited = listSuited(wish.reading)
  const random = createRandom(deriveSeed(wish.seed, 'templates'))
  const turned = suited.map((template) => ({ template, order: random() })).sort((a, b) => a.order - b.order)
  const four = turned.map(({ template }) => template).slice(0, 4)
  const parent = wish.parent?.template
  if (parent === undefined || four.includes(parent)) return four
  return [parent, ...four.slice(1)]
}

/** Four or more templates in which these words can be seen whole. */
function listSuited(reading: Reading): Template[] {
  const many = reading.subjects.reduce((sum, subject) => sum + subject.count, 0)
  const suited: Template[] = ['vista', 'two-shot', 'low-angle']
  suited.push(many <= 2 ? 'close-up' : 'emblem')
  if (reading.setting === 'room') suited.push('still-life')
  else if (reading.setting === 'moon') suited.push('top-view')
  else if (reading.weather !== 'fog' && reading.weather !== 'storm') suited.push('silhouette')
  return suited
}
