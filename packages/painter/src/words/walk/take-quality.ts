import { isLiving, findAgent } from '../animate.ts'
import { takeLook } from './take-look.ts'
import type { SubjectWord } from '../../recipe/recipe.ts'
import type { Quality } from '../meaning.ts'
import { dropPending, type Walk } from './walk-state.ts'

/** Words that wait for their noun, or are said of the one before. */
export function takeQuality(walk: Walk, quality: Quality, word: string): void {
  switch (quality.kind) {
    case 'count':
      beginNoun(walk)
      walk.next.count = Math.max(walk.next.count ?? 1, quality.count)
      return
    case 'the':
      beginNoun(walk)
      walk.next.definite = true
      return
    case 'colour':
      return takeColour(walk, quality.hex, word)
    case 'size':
      if (walk.copula) for (const one of walk.copula) one.size = quality.size
      else walk.next.size = { value: quality.size, word }
      return
    case 'look':
      return takeLook(walk, quality.look, word)
    case 'pose':
      return takePose(walk, quality.pose, word)
    default:
      return quality satisfies never
  }
}

/** What was said before an unknown noun does not belong to the one that an article begins. */
function beginNoun(walk: Walk): void {
  walk.copula = null
  if (walk.next.doubtful) dropPending(walk)
}

/** Of "red and white" the first colours the subject; the second is reported as not drawn. */
function takeColour(walk: Walk, hex: string, word: string): void {
  const bare = walk.copula?.filter(({ colour }) => colour === null) ?? []
  if (bare.length > 0) for (const one of bare) one.colour = hex
  else if (walk.next.colour === null && walk.copula === null) walk.next.colour = { value: hex, word }
  else if (walk.next.colour?.value !== hex) {
    walk.notDrawn.add(word)
    walk.looseColours.push({ value: hex, word })
  }
}

/** What the thing before does, whatever lives near it. */
const OF_THINGS = ['flying', 'floating', 'standing']

/** "a cat sitting" and 一只猫坐着 speak of the noun before; "a sitting cat" and 坐着的猫 of the one to come. */
function takePose(walk: Walk, pose: string, word: string): void {
  const agent = findPosed(walk, pose)
  if (agent === null) return awaitPosed(walk, pose, word)
  if (agent.pose !== undefined && agent.pose !== pose) walk.notDrawn.add(word)
  agent.pose ??= pose
  if (!walk.group.includes(agent) || !isLiving(agent.name)) return
  for (const one of walk.group) if (isLiving(one.name)) one.pose ??= pose
}

/** The earlier subject that takes this pose; null when a later one does. */
function findPosed(walk: Walk, pose: string): SubjectWord | null {
  const { next, joining, relation, named, clause } = walk
  if (next.count !== null || next.definite || joining || relation !== null || clause.length === 0) return null
  return (OF_THINGS.includes(pose) ? named?.subject : null) ?? findAgent(clause)
}

function awaitPosed(walk: Walk, pose: string, word: string): void {
  const { next, notDrawn } = walk
  if (next.pose !== null && next.pose.value !== pose) notDrawn.add(next.pose.word)
  next.pose = { value: pose, word }
  if (word.endsWith('在')) poseBefore(walk)
}

/** "a girl, standing on a bridge": it is hers; where nobody was named, of whoever comes behind the bridge. */
export function poseBefore({ next, clause, subjects }: Walk): void {
  if (next.pose === null || clause.length > 0) return
  const before = subjects.findLast(({ name, pose }) => isLiving(name) && pose === undefined)
  if (before === undefined) next.pose.later = true
  else {
    before.pose = next.pose.value
    next.pose = null
  }
}

/** A colour or pose behind its noun is that noun's: "a girl in red", 龙在云中飞. */
export function giveBack(walk: Walk): void {
  const { next, relation, clause } = walk
  if (next.doubtful || next.count !== null || next.definite) return
  const last = relation?.of ?? clause.at(-1)
  if (last === undefined) return
  if (next.colour && last.colour === null) {
    last.colour = next.colour.value
    next.colour = null
  }
  const agent = findAgent(clause) ?? last
  if (next.pose && agent.pose === undefined) {
    agent.pose = next.pose.value
    next.pose = null
  }
}
