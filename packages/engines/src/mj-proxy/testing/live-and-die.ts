import { expect } from 'vitest'
import { type DrawOrder, type RemoteEngine, type Ticket, type Verb } from '../../engine.ts'
import { anOrder, draw, picturesOf, type Scene } from './open-scene.ts'

export interface Life {
  ticket: Ticket
  order: DrawOrder
  /** The process ends when so many have been asked of the proxy. */
  questions: number
}

/** Follows a drawing until the process dies: what it asked for at last is done, and nobody hears the answer. */
export async function followUntilKilled(
  { standIn }: Pick<Scene, 'standIn'>,
  engine: RemoteEngine,
  { ticket, order, questions }: Life,
): Promise<void> {
  const kill = new AbortController()
  const before = countAsked(standIn.asked)
  standIn.onAsked(() => {
    if (countAsked(standIn.asked) - before > questions) kill.abort(new Error('killed'))
  })
  const follow = async () => {
    for await (const _ of engine.follow(ticket, order, kill.signal));
  }
  await expect(follow()).rejects.toThrow('killed')
  standIn.onAsked(() => {})
}

function countAsked(questionCounts: ReadonlyMap<string, number>): number {
  return [...questionCounts.values()].reduce((sum, count) => sum + count, 0)
}

/** Of a picture that stands alone: the button is the first that is asked for, and words are the next. */
export async function orderOfOne(
  { engine }: Pick<Scene, 'engine'>,
  verbOf: (parent: Extract<Verb, { kind: 'upscale' }>['parent']) => Verb,
): Promise<DrawOrder> {
  const parent = picturesOf(await draw(engine, anOrder())).at(2)
  if (!parent) throw new Error('there are four')
  const upscale: Verb = { kind: 'upscale', parent, detail: 'subtle', factor: 2 }
  const [single] = picturesOf(await draw(engine, anOrder({ verb: upscale })))
  if (!single) throw new Error('nothing was upscaled')
  // Each drawing has a seed of its own.
  return anOrder({ verb: verbOf(single), seed: 12 })
}
