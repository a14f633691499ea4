import type { Graphic } from '../../recipe/recipe.ts'
import type { Condition } from '../meaning.ts'
import type { Said, Settled, Walk } from './walk-state.ts'

/** Words that hold for the whole picture. @returns whether the word changes anything */
export function takeCondition(walk: Walk, said: Condition, word: string): boolean {
  switch (said.kind) {
    case 'mood':
      walk.moods.add(said.mood)
      return true
    case 'light':
      walk.lights.add(said.light)
      return true
    case 'blur':
      walk.blur = true
      return true
    case 'graphic':
      return takeGraphic(walk, { value: said.graphic, word })
    case 'ground':
      return takeGround(walk, { said, word })
    case 'time':
      walk.time = settle(walk.time, said.time, said.firm)
      return isSettled(walk.time, said.time, said.firm)
    case 'medium':
      walk.medium = settle(walk.medium, said.medium, said.firm)
      return isSettled(walk.medium, said.medium, said.firm)
    case 'shot':
      walk.shot = settle(walk.shot, said.shot, said.firm)
      return isSettled(walk.shot, said.shot, said.firm)
    default:
      return takeFirm(walk, said)
  }
}

/** What somebody holds or stands beside is a thing of the scene. */
const APART: readonly string[] = ['with', 'holding', 'beside', 'behind', 'under', 'in front of', 'above']

/** The first that is named; a "sign" says less of the whole than any other, and gives way. */
function takeGraphic(walk: Walk, graphic: Said<Graphic>): boolean {
  if (walk.relation !== null && APART.includes(walk.relation.kind) && walk.subjects.length + walk.places.length > 0)
    return false
  if (walk.graphic === null || walk.graphic.value === 'sign') walk.graphic = graphic
  const { colour } = walk.next
  if (colour !== null) walk.featureColours.set('graphic', colour.value)
  walk.next = { ...walk.next, colour: null }
  if (PRINTED.includes(graphic.value)) walk.medium = settle(walk.medium, 'poster', false)
  walk.relation = null
  return true
}

/** What is printed in flat inks, unless a medium is named. */
const PRINTED: readonly Graphic[] = ['poster', 'logo', 'badge', 'sticker', 'icon']

/** A ground gives way to a place that is named. What was open before it ("on a white background") has found its end. */
function takeGround(
  walk: Walk,
  { said, word }: { said: Extract<Condition, { kind: 'ground' }>; word: string },
): boolean {
  const { setting, firm, colour, style } = said
  // "with a striped pattern": it is upon something.
  if (style !== undefined) walk.styles.push({ style, word, worn: walk.relation?.kind === 'with' || walk.wearerComes })
  else walk.places.push({ setting, firm, word: setting, alone: false })
  if (colour !== undefined) walk.featureColours.set('backdrop', colour)
  walk.relation = null
  return true
}

function takeFirm(walk: Walk, said: Extract<Condition, { kind: 'weather' | 'season' | 'angle' }>): boolean {
  switch (said.kind) {
    case 'weather':
      walk.weather = settle(walk.weather, said.weather, true)
      return isSettled(walk.weather, said.weather, true)
    case 'season':
      walk.season = settle(walk.season, said.season, true)
      return isSettled(walk.season, said.season, true)
    case 'angle':
      walk.angle = settle(walk.angle, said.angle, true)
      return isSettled(walk.angle, said.angle, true)
    default:
      return said satisfies never
  }
}

/** The first counts; a firm one ("sunset") wins over one that is only implied ("moonlit"). */
function settle<T>(before: Settled<T> | null, value: T, firm: boolean): Settled<T> {
  return before === null || (firm && !before.firm) ? { value, firm } : before
}

/** A value that is not firm counts as used even where a firm one overrides it. */
function isSettled<T>(settled: Settled<T> | null, value: T, firm: boolean): boolean {
  return settled?.value === value || !firm
}
